import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { acceptedOn, countsOn } from '#catalogue/dated-facets.ts'
import { releaseStatusOn, statusesOf, turnDays } from '#catalogue/releases/on-day.ts'
import { type ReleaseRecord, releaseStatuses } from '#catalogue/releases/record.ts'
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

/** Days close to each other, so that many of them meet. */
const anyDay = fc.integer({ min: 1, max: 9 }).map((day) => `2026-12-0${day}`)
const anySeconds = anyDay.map(epochSeconds)

const anyReleases = fc.array(
  fc.record(
    { status: fc.constantFrom(...releaseStatuses), date: anySeconds, nextDate: anySeconds },
    { requiredKeys: ['status'] },
  ),
  { maxLength: 12 },
)

test('a filter by the statuses of releases finds those that have one on the day, and as many are counted', () => {
  const chosen = fc.subarray([...releaseStatuses])
  fc.assert(
    fc.property(anyReleases, anyDay, chosen, (releases, day, wanted) => {
      const records = releases.map((release) => ({ release, values: statusesOf(release) }))
      const all = records.flatMap(({ values }) => values)
      const dated = [...new Set(all)].filter((value) => value.includes('-'))
      const accepted = new Set(wanted.flatMap(acceptedOn(day, dated)))
      const found = records.filter(({ values }) => values.some((one) => accepted.has(one)))
      const having = records.filter(({ release }) => wanted.includes(releaseStatusOn(release, day)))
      expect(found).toEqual(having)
      const byValue: Record<string, number> = {}
      for (const value of all) byValue[value] = (byValue[value] ?? 0) + 1
      const counts = countsOn(day, byValue)
      for (const status of releaseStatuses) {
        const own = releases.filter((release) => releaseStatusOn(release, day) === status)
        expect([status, counts[status] ?? 0]).toEqual([status, own.length])
      }
    }),
  )
})

test('between two days of changes every release keeps its status', () => {
  fc.assert(
    fc.property(anyReleases, anyDay, (releases, day) => {
      const last = turnDays(releases).findLast((turn) => turn <= day) ?? ''
      for (const release of releases) {
        expect(releaseStatusOn(release, day)).toBe(releaseStatusOn(release, last))
      }
    }),
  )
})
