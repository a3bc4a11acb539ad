import { expect, test } from 'vitest'

import { durationText, latestIncidents, serverText } from '#routes/status/status-report.tsx'

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

test.each([
  [
    { uptime: 60, memory: 1312, queue: 2, store },
    'Up 1 min 0 s, 1,312 MB of memory, 2 changes waiting. 9 indices, 1,204 records, 21.3 MB.',
  ],
  [
    { uptime: 1, queue: 0, store: { indices: 1, records: 1, bytes: 0 } },
    'Up 1 s, no changes waiting. 1 index, 1 record, 0 MB.',
  ],
])('the state %j of a server is in words, with units', (state, words) => {
  expect(serverText(state)).toBe(words)
})

test('three incidents of the last week are shown, and how many more there were is said', () => {
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
  expect(many.shown.map(({ title }) => title)).toEqual(['0', '1', '2'])
  expect(many.more).toBe(4)
})
