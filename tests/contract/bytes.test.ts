import { expect, test } from 'vitest'

import { fuzz } from './fuzzing.ts'

test('a server that receives hostile bytes gives documented statuses and has no uncaught errors', async () => {
  const { statuses, surprises, before, after } = await fuzz(1200, Date.now() % 1_000_000)
  expect(surprises).toEqual([])
  expect(after.heap - before.heap).toBeLessThan(20)
  // Some requests must succeed and some must be refused, or the bytes test nothing.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 403, 404]))
})
