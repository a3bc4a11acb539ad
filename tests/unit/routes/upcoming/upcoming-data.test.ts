import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { areasOf, type UpcomingFeature, upcomingPeriods } from '#routes/upcoming/upcoming-data.ts'

const feature = (name: string, due: string, areas: readonly string[] = []): UpcomingFeature => ({
  objectID: name,
  name,
  areas,
  usage: 90,
  widelyExpected: epochSeconds(due),
})

test('features are grouped by quarter, soonest first, after those whose day has come', () => {
  const features = [
    feature('b', '2027-03-31'),
    feature('z', '2027-01-01'),
    feature('a', '2027-03-31'),
    feature('later', '2027-04-01'),
    feature('today', '2026-11-23'),
    feature('tomorrow', '2026-11-24'),
  ]
  const periods = upcomingPeriods(features, '2026-11-23')
  expect(
    periods.map(({ id, title, features: own }) => [id, title, own.map(({ name }) => name)]),
  ).toEqual([
    ['due', 'Due now', ['today']],
    ['2026-q4', 'Oct to Dec 2026', ['tomorrow']],
    ['2027-q1', 'Jan to Mar 2027', ['z', 'a', 'b']],
    ['2027-q2', 'Apr to Jun 2027', ['later']],
  ])
})

test('a feature without an expected day is in no period', () => {
  const { widelyExpected: _, ...undated } = feature('a', '2027-01-01')
  expect(upcomingPeriods([undated], '2026-11-23')).toEqual([])
})

test('areas are counted, the largest first, equal ones by name', () => {
  const features = [
    feature('a', '2027-01-01', ['CSS', 'HTML']),
    feature('b', '2027-01-01', ['CSS', 'Web APIs']),
  ]
  expect(areasOf(features)).toEqual([
    ['CSS', 2],
    ['HTML', 1],
    ['Web APIs', 1],
  ])
})
