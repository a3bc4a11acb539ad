import { execFileSync } from 'node:child_process'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { addMonths, epochSeconds, isoDay, newestOf } from '#lib/dates.ts'

test.each([
  ['2023-09-15', 30, '2026-03-15'],
  ['2024-08-31', 30, '2027-02-28'],
  ['2021-08-31', 30, '2024-02-29'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-01-31', 0, '2026-01-31'],
])('%s plus %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later)
})

const anyDay = fc
  .date({ min: new Date('1996-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('months are added to the year and the month, and the day is clipped to the end of the month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (date, months) => {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
      const [laterYear = 0, laterMonth = 0, laterDay = 0] = addMonths(date, months)
        .split('-')
        .map(Number)
      expect(laterYear * 12 + laterMonth).toBe(year * 12 + month + months)
      const isLeap = laterYear % 4 === 0 && (laterYear % 100 !== 0 || laterYear % 400 === 0)
      const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      expect(laterDay).toBe(Math.min(day, lengths[laterMonth - 1] ?? 0))
    }),
  )
})

const zones = ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland']

/** Only the main thread of a process can change its time zone. */
const inZones = `
  import { addMonths } from '#lib/dates.ts'
  const days = Array.from({ length: 400 }, (_, day) =>
    new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10))
  const found = ${JSON.stringify(['UTC', ...zones])}.map((zone) => {
    process.env.TZ = zone
    return [new Intl.DateTimeFormat().resolvedOptions().timeZone, days.map((day) => addMonths(day, 30)).join()]
  })
  console.log(JSON.stringify(found))`

test('the same days follow in every time zone, where summer time begins too', () => {
  const options = ['--import', '@oxc-node/core/register', '--input-type=module', '-e', inZones]
  const [utc, ...others]: readonly (readonly string[])[] = JSON.parse(
    execFileSync(process.execPath, options, { encoding: 'utf8' }),
  )
  expect(others).toEqual(zones.map((zone) => [zone, utc?.[1]]))
})

test('a later day never has an earlier day as many months after it', () => {
  fc.assert(
    fc.property(anyDay, anyDay, fc.integer({ min: 0, max: 60 }), (one, other, months) => {
      const [before, after] = one < other ? [one, other] : [other, one]
      expect(addMonths(before, months) <= addMonths(after, months)).toBe(true)
    }),
  )
})

test('a day and its seconds are the same day', () => {
  const days = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(isoDay(epochSeconds(day))).toBe(day)
    }),
  )
})

test.each(['≤2018-10-02', '2018', 'soon', ''])('%j is not a day', (text) => {
  expect(epochSeconds(text)).toBeNaN()
})

test('the newest of no days is empty', () => {
  expect(newestOf([])).toBe('')
  expect(newestOf(['2026-01-02', '2026-11-10', '2025-12-31'])).toBe('2026-11-10')
})
