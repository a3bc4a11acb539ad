import { expect, test } from 'vitest'

import { remember } from '#language/remember.ts'

test('a text is read once while it is among the newest, and again afterwards', () => {
  const read: string[] = []
  const reader = remember((text) => {
    read.push(text)
    return text.length
  }, 2)
  expect(['a', 'ab', 'a', 'abc', 'a', 'ab'].map(reader)).toEqual([1, 2, 1, 3, 1, 2])
  expect(read).toEqual(['a', 'ab', 'abc', 'a', 'ab'])
})
