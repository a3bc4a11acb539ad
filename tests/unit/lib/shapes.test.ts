import { expect, test } from 'vitest'

import {
  isEither,
  isListOf,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isTableOf,
  isText,
} from '#lib/shapes.ts'

const isNote = isShape<{ readonly text: string; readonly pages?: readonly number[] }>({
  text: isText,
  pages: isOptional(isListOf(isNumber)),
})

test.each([
  [{ text: 'a' }],
  [{ text: 'a', pages: undefined }],
  [{ text: '', pages: [] }],
  [{ text: 'a', pages: [1, 2], unknown: null }],
])('an object %j with the properties of a shape has the shape', (value) => {
  expect(isNote(value)).toBe(true)
})

test.each([
  [undefined],
  [null],
  ['text'],
  [[]],
  [{}],
  [{ text: 1 }],
  [{ text: 'a', pages: 1 }],
  [{ text: 'a', pages: ['1'] }],
  [{ text: 'a', pages: { 0: 1 } }],
])('a value %j without the properties of a shape does not have the shape', (value) => {
  expect(isNote(value)).toBe(false)
})

test('a table holds values of one type under whatever names, and a list is not a table', () => {
  const isTable = isTableOf(isNumber)
  expect([{}, { a: 1 }, { a: '1' }, [1], null].map(isTable)).toStrictEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a value of two types passes where one of them does', () => {
  const isAdded = isEither(isText, isOneOf([false]))
  expect(['1', false, true, 1, undefined].map(isAdded)).toStrictEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
