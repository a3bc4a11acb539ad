import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { calendarFile } from '#server/feeds/calendar.ts'
import { type ComingFeature, upcomingDays, upcomingEntries } from '#server/feeds/feeds.ts'
import { codePoint } from '#tests/support/code-point.ts'

const newly = (objectID: string, since: string, due: string): ComingFeature => ({
  objectID,
  name: `\`${objectID}\``,
  description: `The \`${objectID}\` feature.`,
  baseline: 'newly',
  newlyDate: epochSeconds(since),
  widelyExpected: epochSeconds(due),
})

const features: readonly ComingFeature[] = [
  newly('late', '2026-01-10', '2028-07-10'),
  { ...newly('done', '2020-01-10', '2022-07-10'), baseline: 'widely' },
  newly('soon', '2024-09-15', '2027-03-15'),
  { objectID: 'never', name: 'never', description: '', baseline: 'limited' },
]
const siteUrl = 'https://plinth.example'
const asOf = '2026-11-10'

/** The unfolded lines of a calendar. */
const linesOf = (file: string): readonly string[] =>
  file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)

const calendarOf = (description: string): string =>
  calendarFile({
    title: 'Days',
    siteUrl,
    asOf,
    days: [
      {
        name: 'features/a/widely',
        title: 'A',
        date: '2027-03-15',
        description,
        address: `${siteUrl}/features/a`,
      },
    ],
  })

test('the calendar has a day for each feature that is newly available, soonest first', () => {
  expect(upcomingDays(features, siteUrl).map(({ name, date }) => [name, date])).toEqual([
    ['features/soon/widely', '2027-03-15'],
    ['features/late/widely', '2028-07-10'],
  ])
})

test('a day of the calendar is a whole day on which nobody is busy, with a link', () => {
  const file = calendarFile({ title: 'Days', siteUrl, asOf, days: upcomingDays(features, siteUrl) })
  const lines = linesOf(file)
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT') + 1)
  expect(event).toEqual([
    'BEGIN:VEVENT',
    'UID:features/soon/widely@plinth.example',
    'DTSTAMP:20261110T000000Z',
    'DTSTART;VALUE=DATE:20270315',
    'SUMMARY:soon: widely available by date',
    String.raw`DESCRIPTION:The soon feature. Newly available since 15 Sep 2024\; web-features has not confirmed the day yet.`,
    'URL:https://plinth.example/features/soon',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
})

test('no line of a calendar is longer than 75 octets, and unfolded and unescaped the text is whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 300 }), (text) => {
      // Descriptions contain neither a lone carriage return nor backticks.
      const description = text.replaceAll(/[\r`\u{E000}]/gu, '')
      const file = calendarOf(description)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      // By name, because in a regular expression lines also end at line or paragraph separators.
      const name = 'DESCRIPTION:'
      const value =
        linesOf(file)
          .find((line) => line.startsWith(name))
          ?.slice(name.length) ?? ''
      const unescaped = value.replace(/\\([\\;,n])/g, (_, sign: string) =>
        sign === 'n' ? '\n' : sign,
      )
      expect(unescaped).toBe(description)
    }),
    { examples: [['\u{2028}a\u{2029}']] },
  )
})

test('the feed tells of each upcoming day on the day since which it is known', () => {
  const { page, entries } = upcomingEntries(features, siteUrl)
  expect(page).toBe('https://plinth.example/upcoming')
  expect(entries.map(({ name, date, title }) => [name, date, title])).toEqual([
    ['features/late/upcoming', '2026-01-10', '`late`: widely available by date on 10 Jul 2028'],
    ['features/soon/upcoming', '2024-09-15', '`soon`: widely available by date on 15 Mar 2027'],
  ])
})
