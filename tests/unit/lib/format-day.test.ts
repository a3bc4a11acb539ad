import { expect, test } from 'vitest'

import { formatDay } from '#lib/format-day.ts'

test.each([
  ['2026-09-12', '12 Sep 2026'],
  ['2024-02-29', '29 Feb 2024'],
])('%s is %s', (day, words) => {
  expect(formatDay(day)).toBe(words)
})

test.each(['', '2026-09', '2026-13-01', '12 Sep 2026', '2026-09-12T00:00:00Z'])(
  'text that is not a day is returned unchanged: %j',
  (text) => {
    expect(formatDay(text)).toBe(text)
  },
)
