import { expect, test } from 'vitest'

import { idsOf, runOf } from '#provider/services/ingestion/run-id.ts'

const run = { at: Date.parse('2026-03-02T10:00:00.123Z'), index: 70_000, records: 1000 }

test('the id of a run tells the run, in the form of a UUID of version 8', async () => {
  const { runID, eventID } = await idsOf(run, 'secret')
  const uuid = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(runID).toMatch(uuid)
  expect(eventID).toMatch(uuid)
  expect(eventID).not.toBe(runID)
  await expect(runOf(runID, 'secret')).resolves.toEqual(run)
})

test('the largest numbers fit', async () => {
  const large = { at: 2 ** 47, index: 2 ** 32 - 1, records: 2 ** 20 - 1 }
  const { runID } = await idsOf(large, 'secret')
  await expect(runOf(runID, 'secret')).resolves.toEqual(large)
})

test('an id that was not given out, or to another application, is no run', async () => {
  const { runID, eventID } = await idsOf(run, 'secret')
  const changed = runID.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  const others = [changed, eventID, '', 'x', '6c02aeb1-775e-418e-870b-1faccd4b2c0f']
  const found = await Promise.all(others.map((id) => runOf(id, 'secret')))
  expect(found).toEqual(others.map(() => undefined))
  await expect(runOf(runID, 'another')).resolves.toBeUndefined()
})
