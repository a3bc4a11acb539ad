import { expect, test } from 'vitest'

import type { CompatSource } from '#ingest/sources/compat-data.ts'
import { readReleaseTable } from '#ingest/support/release-table.ts'

type Browser = NonNullable<ReturnType<CompatSource['browsers']['get']>>

type Release = Omit<Browser['releases'][string], 'index'>

/** A browser with releases in their order; some versions of the package's types lack `index`. */
function browser(facts: Readonly<Record<string, Release>>): Browser {
  const releases = Object.fromEntries(
    Object.entries(facts).map(([version, release], index) => [version, { ...release, index }]),
  )
  return { name: 'X', type: 'desktop', accepts_flags: true, accepts_webextensions: true, releases }
}

const table = readReleaseTable({
  browsers: new Map([
    [
      'safari',
      browser({
        '26': { status: 'retired', release_date: '2025-09-15' },
        '26.1': { status: 'current', release_date: '2025-11-03' },
        '27': { status: 'beta', release_date: '2026-09-01' },
        '28': { status: 'planned' },
      }),
    ],
    [
      'opera',
      browser({
        '12': { status: 'retired', engine: 'Presto', engine_version: '2.12' },
        '15': { status: 'retired', engine: 'Blink', engine_version: '28' },
        '120': { status: 'esr', engine: 'Blink', engine_version: '135' },
      }),
    ],
  ]),
})

test.each([
  ['26', '2025-09-15', true],
  ['≤26', '2025-09-15', true],
  ['26.1', '2025-11-03', true],
  ['27', '2026-09-01', false],
  ['28', undefined, false],
  ['29', undefined, false],
  ['preview', undefined, false],
  ['constructor', undefined, false],
])('Safari %s is of %s and out: %j', (version, date, out) => {
  expect(table.date('safari', version)).toBe(date)
  expect(table.isOut('safari', version)).toBe(out)
})

test.each([
  ['26.1', false],
  ['27', true],
  ['≤28', true],
  ['29', false],
  ['flag 27', false],
])('Safari %s is known and not out yet: %j', (version, isComing) => {
  expect(table.isComing('safari', version)).toBe(isComing)
})

test('the newest release is one that is out', () => {
  expect(table.newest).toBe('2025-11-03')
})

test.each([
  ['12', undefined],
  ['15', '28'],
  ['100', '28'],
  ['120', '135'],
  ['200', '135'],
])('Opera %s contains Chromium %s', (version, engine) => {
  expect(table.engineVersion('opera', version)).toBe(engine)
})
