import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { setBaseline } from '#routes/set/set-baseline.ts'

import { setItem } from './set-item.ts'

const today = '2026-11-10'
const on = epochSeconds

const widely = setItem('grid', {
  baseline: 'widely',
  newlyDate: on('2017-10-17'),
  widelyDate: on('2020-04-17'),
})
const newly = setItem('popover', {
  baseline: 'newly',
  newlyDate: on('2025-01-27'),
  widelyExpected: on('2027-07-27'),
})
const due = setItem('zoom', {
  baseline: 'newly',
  newlyDate: on('2024-05-14'),
  widelyExpected: on('2026-11-09'),
})
const entry = setItem('css.selectors.has', { baseline: 'widely', newlyDate: on('2023-12-19') })
const limited = setItem('masonry', { baseline: 'limited' })
const discouraged = setItem('marquee', { baseline: 'discouraged' })
const without = setItem('api.Window.name')

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
const days = (items: Parameters<typeof setBaseline>[0], day = today) =>
  setBaseline(items, day).steps.map(({ date, certainty }) => `${date} ${certainty}`)

test('a set of widely available items is widely available since the last of them is', () => {
  const { status, last } = setBaseline([widely, entry], today)
  expect(status).toBe('widely')
  expect(ids(last)).toEqual(['css.selectors.has'])
  expect(days([widely, entry])).toEqual(['2023-12-19 known', '2026-06-19 known'])
})

test('a set with a newly available item is newly available, and becomes widely available with it', () => {
  expect(setBaseline([newly, widely], today).status).toBe('newly')
  expect(days([newly, widely, due])).toEqual(['2025-01-27 known', '2027-07-27 expected'])
})

test('a date that has come is said to wait for web-features, from that day on', () => {
  expect(days([due, widely], '2026-11-08')[1]).toBe('2026-11-09 expected')
  expect(days([due, widely], '2026-11-09')[1]).toBe('2026-11-09 due')
  expect(setBaseline([due, widely], today).status).toBe('newly')
})

test('limited and discouraged items keep a set from Baseline', () => {
  const baseline = setBaseline([widely, limited, newly, discouraged, without], today)
  expect(baseline.status).toBe('limited')
  expect(ids(baseline.blockers)).toEqual(['masonry', 'marquee'])
  expect(baseline.steps).toEqual([])
})

test('items without a status leave that of the set open, and the dates to the others', () => {
  const baseline = setBaseline([widely, without], today)
  expect(baseline.status).toBeUndefined()
  expect(ids(baseline.without)).toEqual(['api.Window.name'])
  expect(baseline.steps).toHaveLength(2)
  expect(setBaseline([without], today)).toMatchObject({ status: undefined, steps: [], last: [] })
})

test('a date that is only the latest possible day is marked as such', () => {
  const approximate = { ...widely, approx: true as const }
  expect(days([approximate])).toEqual(['2017-10-17 by', '2020-04-17 by'])
  expect(days([approximate, entry])[0]).toBe('2023-12-19 known')
})
