import { expect, test } from 'vitest'

import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { epochSeconds } from '#lib/dates.ts'

const date = epochSeconds('2026-11-17')
const nextDate = epochSeconds('2026-12-01')

test.each([
  ['beta', '2026-11-16', 'beta'],
  ['beta', '2026-11-17', 'current'],
  ['planned', '2026-11-30', 'current'],
  ['beta', '2026-12-01', 'retired'],
  ['current', '2026-11-30', 'current'],
  ['current', '2026-12-01', 'retired'],
  ['esr', '2026-12-01', 'esr'],
  ['retired', '2026-11-01', 'retired'],
] as const)('a release that is %s by the data is on %s %s', (status, today, expected) => {
  expect(releaseStatusOn({ status, date, nextDate }, today)).toBe(expected)
})

test.each<[ReleaseRecord['status']]>([['nightly'], ['current']])(
  'a release without dates keeps its status, here %s',
  (status) => {
    expect(releaseStatusOn({ status }, '2030-01-01')).toBe(status)
  },
)
