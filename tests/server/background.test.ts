import { expect, test } from 'vitest'

import { startProgram } from '#tests/support/server.ts'

test('no acknowledged record is lost when the worker thread ends, and the next one takes over; the status says so', async () => {
  const program = startProgram('tests/support/background-program.ts', {})
  await expect(program.ended).resolves.toBe(0)
  const well = { embedded: 'operational' }
  expect(JSON.parse(program.output())).toEqual({
    found: [1, 2, 3, 4],
    statuses: [well, well, { embedded: 'degraded_performance' }, well],
    workers: 2,
  })
})
