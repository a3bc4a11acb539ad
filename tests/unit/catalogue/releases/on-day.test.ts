import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { acceptedOn, countsOn } from '#catalogue/dated-facets.ts'
import {
  type Announced,
  datedStatuses,
  isOutOn,
  orderOnDay,
  periodsOf,
  releaseStatusOn,
  statusesOn,
  turnDays,
} from '#catalogue/releases/on-day.ts'
import { releaseStatuses } from '#catalogue/releases/record.ts'
import { NO_DAY, epochSeconds } from '#lib/dates.ts'

const announced: readonly Announced[] = [
  { day: '2026-07-21', status: 'esr' },
  { day: '2026-10-13', status: 'retired' },
  { day: '2026-11-10', status: 'current' },
  { day: '2026-11-24', status: 'beta' },
  { day: '2026-12-08', status: 'nightly' },
  { day: '', status: 'planned' },
]

test.each([
  ['', 'esr retired current beta nightly planned'],
  ['2026-11-23', 'esr retired current beta nightly planned'],
  ['2026-11-24', 'esr retired retired current beta nightly'],
  ['2026-12-08', 'esr retired retired retired current beta'],
  ['2030-01-01', 'esr retired retired retired current beta'],
  ['2026-10-20', 'esr current beta nightly planned planned'],
])('on the day “%s” the releases of a browser have the statuses %s', (day, expected) => {
  expect(statusesOn(announced, day).join(' ')).toBe(expected)
})

test('a release without a day is out by its status', () => {
  const isOut = releaseStatuses.filter((status) => isOutOn({ day: '', status }, '2030-01-01'))
  expect(isOut).toEqual(['current', 'esr', 'retired'])
})

test('extended support ends on its day', () => {
  const [statuses = []] = datedStatuses([
    { day: '2025-05-06', status: 'esr', until: '2028-04-30' },
    { day: '2026-07-08', status: 'current' },
  ])
  const on = (day: string) => releaseStatusOn({ statuses }, day)
  expect([on('2028-04-29'), on('2028-04-30')]).toEqual(['esr', 'retired'])
})

test('the statuses of a browser without releases to come never change', () => {
  const ended: readonly Announced[] = [
    { day: '2012-09-04', status: 'retired' },
    { day: '2013-10-17', status: 'retired' },
  ]
  expect(datedStatuses(ended)).toEqual([['retired'], ['retired']])
})

/** Days close to each other, so that many of them meet. */
const anyDay = fc.integer({ min: 1, max: 9 }).map((day) => `2026-12-0${day}`)

/** Releases of one browser as the data orders them, some without a day. */
const anyReleases = fc
  .tuple(
    fc.array(fc.constantFrom('retired' as const, 'esr' as const), { maxLength: 3 }),
    fc.subarray(['beta', 'nightly', 'planned'] as const),
    fc.array(fc.option(anyDay, { nil: '' }), { minLength: 7, maxLength: 7 }),
  )
  .map(([past, coming, days]) => {
    const ordered = days.toSorted((a, b) => (a && b ? (a < b ? -1 : 1) : 0))
    return [...past, 'current' as const, ...coming].map((status, place): Announced => ({
      // What is out came before all of these days.
      day: place <= past.length ? '2026-11-01' : (ordered[place] ?? ''),
      status,
    }))
  })

const recordsOf = (releases: readonly Announced[]) =>
  datedStatuses(releases).map((statuses, place) => {
    const { status = 'planned', day = '' } = releases[place] ?? {}
    const date = day === '' ? NO_DAY : epochSeconds(day)
    return { statuses, type: 'desktop' as const, status, date }
  })

test('a filter by the statuses of releases finds those that have one on the day, and as many are counted', () => {
  const chosen = fc.subarray([...releaseStatuses])
  fc.assert(
    fc.property(anyReleases, anyDay, chosen, (releases, day, wanted) => {
      const records = recordsOf(releases)
      const expected = statusesOn(releases, day)
      expect(records.map((one) => releaseStatusOn(one, day))).toEqual(expected)
      const all = records.flatMap(({ statuses }) => statuses)
      const dated = [...new Set(all)].filter((value) => value.includes('-'))
      const accepted = new Set(wanted.flatMap(acceptedOn(day, dated)))
      const found = records.map(({ statuses }) => statuses.some((one) => accepted.has(one)))
      expect(found).toEqual(expected.map((status) => wanted.includes(status)))
      const byValue: Record<string, number> = {}
      for (const value of all) byValue[value] = (byValue[value] ?? 0) + 1
      const counts = countsOn(day, byValue)
      for (const status of releaseStatuses) {
        const own = expected.filter((one) => one === status)
        expect([status, counts[status] ?? 0]).toEqual([status, own.length])
      }
    }),
  )
})

test('the releases after the current one keep their order of channels on every day', () => {
  fc.assert(
    fc.property(anyReleases, anyDay, (releases, day) => {
      const of = (today: string) =>
        statusesOn(releases, today).slice(statusesOn(releases, today).indexOf('current'))
      const before = of('')
      expect(of(day)).toEqual(before.slice(0, of(day).length))
    }),
  )
})

test('between two days of changes every release keeps its status, and its period is current', () => {
  fc.assert(
    fc.property(anyReleases, anyDay, (releases, day) => {
      const records = recordsOf(releases)
      const turns = turnDays(records)
      const last = turns.findLast((turn) => turn <= day) ?? ''
      for (const record of records) {
        const status = releaseStatusOn(record, day)
        expect(status).toBe(releaseStatusOn(record, last))
        const isCurrent = periodsOf(record, turns).includes(`browser ${last || 'data'}`)
        expect(isCurrent).toBe(status === 'current')
      }
    }),
  )
})

const visit = {
  today: '2026-11-30',
  turnDays: ['2026-11-10', '2026-11-24', '2026-12-08'],
  // Days of the epoch: 20781 is 24 Nov 2026, 20795 is 8 Dec.
  datedValues: { statuses: ['beta -20781', 'beta 20781-20795', 'beta 20795-', 'nightly -20795'] },
}

test.each([
  ['chrome', [['currentIn:browser 2026-11-24<score=2>', 'currentIn:runtime 2026-11-24<score=1>']]],
  [
    'current chrome',
    [['currentIn:browser 2026-11-24<score=2>', 'currentIn:runtime 2026-11-24<score=1>']],
  ],
  ['Chrome Beta', [['statuses:beta', 'statuses:beta 20781-20795']]],
  ['nightly', [['statuses:nightly', 'statuses:nightly -20795']]],
  ['firefox esr', [['statuses:esr']]],
])('for “%s” releases with the status that it names lead, by the day', (text, filters) => {
  expect(orderOnDay(text, visit)).toEqual(filters)
})
