import { expect, test } from 'vitest'

import {
  differenceText,
  median,
  readIndexStates,
  statusRequests,
  timesText,
} from '#routes/status/status-data.ts'

const answer = (ms: number) => ({ ms, failed: false })
const failure = (ms: number) => ({ ms, failed: true })
const summary = {
  asOf: '2026-11-20',
  counts: { features: 2204 },
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
  ['features', 2204, ''],
  ['features', 1000, '1,204 fewer than expected'],
  ['features', 2205, '1 more than expected'],
  ['recipes', 3, 'unknown to this page'],
])('an index %s with %i records differs from the page: “%s”', (name, records, words) => {
  expect(differenceText({ name, records, stamp }, summary)).toBe(words)
})

test('the data of an index is told apart from that of the page by its day, then by its versions', () => {
  const difference = (of: typeof stamp | undefined) =>
    differenceText({ name: 'features', records: 2204, stamp: of }, summary)
  expect(difference(stamp)).toBe('')
  expect(difference(undefined)).toBe('from an unknown day')
  expect(difference({ ...stamp, asOf: '2026-11-01' })).toBe('from 1 Nov 2026, older than this page')
  expect(difference({ ...stamp, asOf: '2026-12-01' })).toBe('from 1 Dec 2026, newer than this page')
  const other = { ...stamp, packages: { ...stamp.packages, 'web-specs': '4.15.0' } }
  expect(difference(other)).toBe('with another version of web-specs')
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
