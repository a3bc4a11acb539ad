import { gzipSync } from 'node:zlib'

import { getAllVersions, getCompatibleVersions } from 'baseline-browser-mapping'
import { expect, test } from 'vitest'
import { features } from 'web-features'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { presetNames, presetTargets } from '#catalogue/targets/presets.ts'
import { isoDay } from '#lib/dates.ts'
import { versionNumber } from '#lib/version.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { compat } from '#tests/unit/facts/compat-package.ts'
import { beforeOrSame } from '#tests/unit/facts/versions.ts'

const { content, records } = await loadCatalogue()
const data = content.targets

function mapped(options: Parameters<typeof getCompatibleVersions>[0]) {
  const found = getCompatibleVersions({ ...options, suppressWarnings: true })
  return Object.fromEntries(
    found.map(({ browser, version }) => [browser, versionNumber(version)] as const),
  )
}

test('every preset names browsers', () => {
  const empty = presetNames(data).filter((name) => {
    return Object.keys(presetTargets(data, name, data.day) ?? {}).length === 0
  })
  expect(empty).toEqual([])
})

test('a Baseline set names all seven browsers, the two for Android by old versions too', () => {
  const names = presetNames(data).filter((name) => /^(?:widely|newly|\d+)$/.test(name))
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) {
    const targets = presetTargets(data, name, data.day) ?? {}
    expect(Object.keys(targets)).toEqual([...coreBrowsers])
    expect(targets.chrome_android).toBe(targets.chrome)
  }
})

test('the set of a year is that of the Baseline mapping', () => {
  for (const year of presetNames(data).filter((name) => /^\d+$/.test(name))) {
    expect(data.presets[year]).toEqual(mapped({ targetYear: Number(year) }))
  }
})

/** The features that are widely available on a day, and their versions, by the rule of web-features. */
function widelyByRule(day: string) {
  const baseline = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' && feature.status.baseline_low_date !== undefined
      ? feature.status
      : [],
  )
  const known = baseline.filter(({ baseline_low_date: low = '' }) => {
    const [year = 0, month = 0, date = 0] = low.replace('≤', '').split('-').map(Number)
    const length = new Date(Date.UTC(year, month + 30, 0)).getUTCDate()
    return Date.UTC(year, month + 29, Math.min(date, length)) <= Date.parse(day)
  })
  return Object.fromEntries(
    coreBrowsers.map((browser) => [
      browser,
      Math.max(...known.map(({ support }) => versionNumber(support[browser] ?? '0'))),
    ]),
  )
}

const later = (days: number) =>
  new Date(Date.parse(data.day) + days * 86_400_000).toISOString().slice(0, 10)

test('what is widely available is known for every day of the following year, month ends too', () => {
  for (let days = 0; days <= 365; days++) {
    expect([later(days), presetTargets(data, 'widely', later(days))]).toEqual([
      later(days),
      widelyByRule(later(days)),
    ])
  }
})

test('the set of a named day is what is widely available then', () => {
  for (const { from, targets } of data.widely) {
    expect(presetTargets(data, `Baseline widely available on ${from}`, data.day)).toEqual(targets)
  }
  expect(presetTargets(data, 'baseline widely available on 2020-02-01', data.day)).toBeUndefined()
})

test('on the day on which a feature is expected to be widely available, the set of the day has it', () => {
  for (const { objectID, widelyExpected } of records.features) {
    const day = widelyExpected === undefined ? '' : isoDay(widelyExpected)
    const set = day > data.day ? presetTargets(data, 'widely', day) : undefined
    if (set === undefined || day > later(365)) continue
    const feature = features[objectID]
    const support = feature?.kind === 'feature' ? feature.status.support : {}
    const lacking = coreBrowsers.filter(
      (browser) => (set[browser] ?? 0) < versionNumber(support[browser] ?? '0'),
    )
    expect([objectID, lacking]).toEqual([objectID, []])
  }
})

test('a later Baseline set never asks for older browsers', () => {
  const sets = ['2020', '2021', '2022', '2023', '2024', 'newly'].map((name) => data.presets[name])
  for (const [place, after] of sets.slice(1).entries()) {
    for (const browser of coreBrowsers) {
      expect(after?.[browser]).toBeGreaterThanOrEqual(sets[place]?.[browser] ?? Infinity)
    }
  }
})

test('the file is smaller than 2 kB after gzip', () => {
  expect(gzipSync(JSON.stringify(data)).byteLength).toBeLessThan(2000)
})

const all = getAllVersions({ includeDownstreamBrowsers: true, suppressWarnings: true })

/** The engine of the newest version up to one, by either package. */
function enginesUpTo(browser: string, version: string): readonly string[] {
  const mapping = Array.isArray(all) ? all.filter((one) => one.browser === browser) : []
  const releases = Object.entries(compat.browsers[browser]?.releases ?? {}).map(
    ([own, { engine, engine_version }]) => ({ version: own, engine, engine_version }),
  )
  return [mapping, releases].flatMap((rows) => {
    const known = rows.filter((one) => one.engine === 'Blink' && beforeOrSame(one.version, version))
    const newest = known.toSorted((a, b) => (beforeOrSame(a.version, b.version) ? -1 : 1)).at(-1)
    return newest?.engine_version ?? []
  })
}

test.each([
  ['samsung', 'samsunginternet_android'],
  ['opera', 'opera'],
  ['op_mob', 'opera_android'],
])('every version of %s counts by the newer engine that the packages know', (agent, browser) => {
  const { versions = {} } = data.engines[agent] ?? {}
  expect(Object.keys(versions).length).toBeGreaterThan(0)
  for (const [version, engine] of Object.entries(versions)) {
    const known = enginesUpTo(browser, version.split('-')[0] ?? '').map(Number)
    expect([version, engine]).toEqual([version, Math.max(...known)])
  }
})
