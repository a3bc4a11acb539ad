import { expect, test, vi } from 'vitest'

import { createLruCache } from '#engine/index/lru-cache.ts'

test('a cache keeps the most recently used keys and computes each value once', () => {
  const made: string[] = []
  const recent = createLruCache<string>(2)
  const get = (key: string) =>
    recent.get(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  expect(recent.peek('a')).toBe('A')
  expect(recent.peek('c')).toBeUndefined()
})

test('a cache passes on each value that it drops, once', () => {
  const onDrop = vi.fn<(value: string) => void>()
  const recent = createLruCache<string>(2, onDrop)
  for (const key of ['a', 'b', 'a', 'c', 'd']) recent.get(key, () => key.toUpperCase())
  expect(onDrop.mock.calls).toEqual([['B'], ['A']])
})

test('a value with a long key is computed each time and dropped at once', () => {
  const dropped: number[] = []
  let computed = 0
  const cache = createLruCache<number>(2, (value) => void dropped.push(value))
  const key = 'k'.repeat(20_001)
  const read = (): number => cache.get(key, () => (computed += 1))
  expect([read(), read()]).toEqual([1, 2])
  expect(dropped).toEqual([1, 2])
  expect(cache.peek(key)).toBeUndefined()
})
