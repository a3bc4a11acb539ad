import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { relativeAge } from '#routes/status/status-data.ts'

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-19', '1 day old'],
  ['2026-09-22', '59 days old'],
  ['2020-01-01', '2,515 days old'],
  ['2026-11-21', 'today'],
])('in the evening of 20 Nov 2026, %s is %s', (date, words) => {
  expect(relativeAge(date, epochSeconds('2026-11-20') + 20 * 3600)).toBe(words)
})
