import { expect, test } from 'vitest'

import { durationText, latestIncidents, serverRows } from '#routes/status/status-server.ts'

test.each([
  [0, '0 s'],
  [7.9, '7 s'],
  [720, '12 min 0 s'],
  [3600 * 5 + 720, '5 h 12 min'],
  [86_400 * 3 + 3600 * 4 + 59, '3 d 4 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

const store = { indices: 9, records: 1204, bytes: 21_340_000 }

test('the rows of a server are in words, with units', () => {
  expect(serverRows({ uptime: 60, memory: 1312, queue: 2, store })).toEqual([
    ['Uptime', '1 min 0 s'],
    ['Memory', '1,312 MB'],
    ['Queue', '2 changes waiting'],
    ['Store', '9 indices, 1,204 records, 21.3 MB'],
  ])
})

test('memory that is not reported has no row, and no queue is empty', () => {
  const rows = serverRows({ uptime: 1, queue: 0, store: { indices: 1, records: 1, bytes: 0 } })
  expect(rows).toEqual([
    ['Uptime', '1 s'],
    ['Queue', 'empty'],
    ['Store', '1 index, 1 record, 0 MB'],
  ])
})

test('five incidents of the last week are shown, and how many more there were is said', () => {
  const now = Date.parse('2026-03-20')
  const at = (days: number) => ({
    at: now - days * 86_400_000,
    cluster: 'embedded',
    title: `${days}`,
  })
  const few = latestIncidents([1, 6, 8].map(at), now)
  expect(few.shown.map(({ title }) => title)).toEqual(['1', '6'])
  expect(few.more).toBe(0)
  const many = latestIncidents([0, 1, 2, 3, 4, 5, 6, 9].map(at), now)
  expect(many.shown.map(({ title }) => title)).toEqual(['0', '1', '2', '3', '4'])
  expect(many.more).toBe(2)
})
