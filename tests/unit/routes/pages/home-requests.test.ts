import { expect, test } from 'vitest'

import { areaCounts, homeRequests, soonestWidely } from '#routes/pages/home-requests.ts'

test('the newest month is that of the data, and “next” is counted from the given day', () => {
  const [newest, next] = homeRequests({ newestMonth: '2026-09' }, '2026-11-12')
  expect(newest?.facetFilters).toStrictEqual(['newlyMonth:2026-09'])
  expect(next?.numericFilters).toStrictEqual([`widelyExpected>${Date.UTC(2026, 10, 12) / 1000}`])
})

test('the soonest come first, no more than asked for', () => {
  const features = [{ widelyExpected: 3 }, { widelyExpected: 1 }, {}, { widelyExpected: 2 }]
  expect(soonestWidely(features, 3)).toStrictEqual([
    { widelyExpected: 1 },
    { widelyExpected: 2 },
    { widelyExpected: 3 },
  ])
})

test('the largest area comes first', () => {
  expect(areaCounts({ HTML: 131, CSS: 472 })).toStrictEqual([
    ['CSS', 472],
    ['HTML', 131],
  ])
  expect(areaCounts(undefined)).toStrictEqual([])
})
