import { expect, test } from 'vitest'

import {
  median,
  readIndexStates,
  recordsText,
  stampText,
  statusRequests,
  timesChart,
  timesText,
} from '#routes/status/status-data.ts'

const answer = (ms: number) => ({ ms, failed: false })
const failure = (ms: number) => ({ ms, failed: true })
const summary = {
  asOf: '2026-11-20',
  packages: [
    { name: 'web-features', version: '3.40.0', licence: 'Apache-2.0' },
    { name: 'web-specs', version: '4.16.0', licence: 'MIT' },
  ],
}
const stamp = { asOf: '2026-11-20', packages: { 'web-features': '3.40.0', 'web-specs': '4.16.0' } }

test('every index is asked for its size and for nothing else', () => {
  const requests = statusRequests(['features', 'compat'])
  expect(requests.map(({ indexName }) => indexName)).toEqual(['features', 'compat'])
  for (const request of requests) {
    expect(request).toMatchObject({ query: '', hitsPerPage: 0 })
    expect(request.responseFields).toContain('userData')
  }
})

test('answers are read in the order of the requests, with or without a stamp', () => {
  const names = ['features', 'compat', 'specs']
  const [features, compat, specs] = readIndexStates(names, [
    { nbHits: 1204, userData: [stamp] },
    { nbHits: 7, userData: ['something else'] },
    {},
  ])
  expect(features).toEqual({ name: 'features', records: 1204, stamp })
  expect(compat).toEqual({ name: 'compat', records: 7, stamp: undefined })
  expect(specs).toEqual({ name: 'specs', records: 0, stamp: undefined })
})

test.each([
  [1204, 1204, 'as expected'],
  [1000, 2204, '1,204 fewer than expected'],
  [3, 2, '1 more than expected'],
  [3, undefined, 'unknown to this page'],
])('%i records where %s were built: %s', (records, expected, words) => {
  expect(recordsText(records, expected)).toBe(words)
})

test('the data of an index is told apart from that of the page by its day, then by its versions', () => {
  expect(stampText(stamp, summary)).toBe('20 Nov 2026')
  expect(stampText(undefined, summary)).toBe('Unknown')
  expect(stampText({ ...stamp, asOf: '2026-11-01' }, summary)).toBe(
    '1 Nov 2026, older than this page',
  )
  expect(stampText({ ...stamp, asOf: '2026-12-01' }, summary)).toBe(
    '1 Dec 2026, newer than this page',
  )
  const other = { ...stamp, packages: { ...stamp.packages, 'web-specs': '4.15.0' } }
  expect(stampText(other, summary)).toBe('20 Nov 2026, with a different version of web-specs')
})

test.each([
  [[], 0, 'No requests yet.'],
  [[answer(12.4)], 1, '1 answer: median 12 ms, slowest 12 ms. None failed.'],
  [
    [answer(10), answer(1400), answer(12), failure(3)],
    4,
    '3 answers: median 12 ms, slowest 1,400 ms. 1 request failed.',
  ],
  [[failure(1), failure(2)], 2, 'No answers yet. 2 requests failed.'],
  [[answer(5)], 1200, '1 answer: median 5 ms, slowest 5 ms. None failed. Newest of 1,200.'],
])('the times %j of %i in words', (newest, total, words) => {
  expect(timesText({ newest, total })).toBe(words)
})

test.each([
  [[], 0],
  [[7], 7],
  [[9, 1], 5],
  [[3, 1, 2], 2],
  [[4, 1, 2, 100], 3],
])('the median of %j is %i', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

test('the chart ends above the slowest answer, and a failure fills it', () => {
  expect(timesChart([answer(30), failure(9000), answer(120)])).toEqual({
    top: 200,
    median: 0.375,
    bars: [
      { height: 0.15, failed: false, text: '30 ms' },
      { height: 1, failed: true, text: 'failed after 9,000 ms' },
      { height: 0.6, failed: false, text: '120 ms' },
    ],
  })
})

test.each([
  [0.2, 1],
  [1, 1],
  [3, 5],
  [7, 10],
  [11, 20],
  [450, 500],
  [2811, 5000],
])('a slowest answer of %f ms has a scale up to %i ms', (ms, top) => {
  expect(timesChart([answer(ms)]).top).toBe(top)
})
