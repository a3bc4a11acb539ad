import { expect, test } from 'vitest'

import { fuzz } from './fuzzing.ts'

test('whatever the bytes, every answer has a documented status and nothing is left uncaught', async () => {
  const { statuses, surprises, before, after } = await fuzz(3000, Date.now() % 1_000_000)
  expect(surprises).toEqual([])
  expect(after.heap - before.heap).toBeLessThan(20)
  // The bytes are not so wild that nothing gets through, nor so tame that nothing is refused.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 403, 404]))
}, 30_000)
