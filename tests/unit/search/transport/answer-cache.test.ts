import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createAnswerCache } from '#search/transport/answer-cache.ts'

const miss = () => Promise.resolve('missed')

test('what was kept is answered without asking', async () => {
  const cache = createAnswerCache(1000)
  await cache.set({ query: 'a' }, { hits: [1] })
  expect(await cache.get({ query: 'a' }, () => Promise.reject(new Error('asked')))).toEqual({
    hits: [1],
  })
})

test('a cached answer stays the same when its reader changes a copy', async () => {
  const cache = createAnswerCache(1000)
  await cache.set('a', { hits: [1] })
  const answer = await cache.get<{ hits: number[] }>('a', () => Promise.reject(new Error('asked')))
  answer.hits.push(2)
  expect(await cache.get('a', miss)).toEqual({ hits: [1] })
})

test('the longest unused go first', async () => {
  const cache = createAnswerCache(12)
  await cache.set('a', 'aa')
  await cache.set('b', 'bb')
  await cache.set('c', 'cc')
  await cache.get('a', miss)
  await cache.set('d', 'dd')
  expect(await cache.get('a', miss)).toBe('aa')
  expect(await cache.get('b', miss)).toBe('missed')
})

test('a failure is passed on and not kept', async () => {
  const cache = createAnswerCache(1000)
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('a', miss)).toBe('missed')
})

test('clearing and deleting forget', async () => {
  const cache = createAnswerCache(1000)
  await cache.set('a', 1)
  await cache.set('b', 2)
  await cache.delete('a')
  expect(await cache.get('a', miss)).toBe('missed')
  await cache.clear()
  expect(await cache.get('b', miss)).toBe('missed')
})

test('it never keeps more than its bound, and what it keeps is right', async () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.string({ maxLength: 20 })))
  await fc.assert(
    fc.asyncProperty(steps, async (writes) => {
      const cache = createAnswerCache(40)
      const newest = new Map<number, string>()
      for (const [key, value] of writes) {
        await cache.set(String(key), value)
        newest.set(key, value)
      }
      let kept = 0
      for (const [key, value] of newest) {
        const found = await cache.get(String(key), () => Promise.resolve(null))
        if (found === null) continue
        expect(found).toBe(value)
        kept += JSON.stringify(value).length
      }
      expect(kept).toBeLessThanOrEqual(40)
    }),
  )
})
