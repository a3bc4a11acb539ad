import { expect, test } from 'vitest'

import { loadOnce } from '#lib/load-once.ts'

test('what was loaded is kept, and calls at the same time load it once', async () => {
  let calls = 0
  const load = loadOnce(async () => (calls += 1))
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

test('what could not be loaded is loaded again at the next call', async () => {
  let isThere = false
  const load = loadOnce(async () => {
    if (isThere) return 'value'
    throw new Error('not there')
  })
  await expect(load()).rejects.toThrow('not there')
  isThere = true
  expect(await load()).toBe('value')
})
