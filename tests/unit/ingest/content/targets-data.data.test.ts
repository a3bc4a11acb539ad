import { gzipSync } from 'node:zlib'

import { getAllVersions, getCompatibleVersions } from 'baseline-browser-mapping'
import { expect, test } from 'vitest'
import { features } from 'web-features'

import { widelyStep } from '#catalogue/baseline.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import { presetNames, widelyOn } from '#catalogue/targets/presets.ts'
import { resolveWith } from '#catalogue/targets/resolve.ts'
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

/** What a text without a part for browserslist asks for. */
async function setOf(text: string) {
  const ask = () => Promise.reject(new Error(`“${text}” is for browserslist.`))
  const found = await resolveWith(text, { loadData: async () => data, ask })
  return found.status === 'known' ? found.targets : undefined
}

test('every preset names browsers', async () => {
  for (const name of presetNames(data)) {
    expect([name, Object.keys((await setOf(name)) ?? {}).length > 0]).toEqual([name, true])
  }
})

test('a Baseline set names all seven browsers, the two for Android by old versions too', async () => {
  const names = presetNames(data).filter((name) => /^(?:widely|newly|\d+)$/.test(name))
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) {
    const targets = await setOf(name)
    expect(Object.keys(targets ?? {})).toEqual([...coreBrowsers])
    // Chrome for Android has fewer old versions.
    expect(targets?.chrome_android).toBeGreaterThanOrEqual(targets?.chrome ?? Infinity)
  }
})

test('the set of a year is that of the Baseline mapping', () => {
  for (const year of presetNames(data).filter((name) => /^\d+$/.test(name))) {
    expect(data.presets[year]).toEqual(mapped({ targetYear: Number(year) }))
  }
})

const live = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature' && feature.status.baseline_low_date !== undefined
    ? feature.status
    : [],
)

/** The days since which features are widely available by the rule of web-features, with their versions. */
const widelyDays = live.map(({ baseline_low_date: low = '', support }) => {
  const [year = 0, month = 0, date = 0] = low.replace('≤', '').split('-').map(Number)
  const length = new Date(Date.UTC(year, month + 30, 0)).getUTCDate()
  const day = new Date(Date.UTC(year, month + 29, Math.min(date, length)))
  return { day: day.toISOString().slice(0, 10), support }
})

function widelyByRule(day: string) {
  const known = widelyDays.filter((one) => one.day <= day)
  return Object.fromEntries(
    coreBrowsers.map((browser) => [
      browser,
      Math.max(...known.map(({ support }) => versionNumber(support[browser] ?? '0'))),
    ]),
  )
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const TEN_YEARS = 3653

/** Ten years of days that end when what is new now is widely available. */
const allDays = (() => {
  const first = data.widely[0]?.from ?? ''
  return Array.from({ length: TEN_YEARS }, (_, days) => dayAfter(first, days))
})()

test('what is widely available is known for every day of ten years, month ends too', () => {
  const wrong = allDays.filter(
    (day) => JSON.stringify(widelyOn(data.widely, day)) !== JSON.stringify(widelyByRule(day)),
  )
  expect(wrong).toEqual([])
  expect(allDays.includes(data.day)).toBe(true)
})

test('the set of a named day is what is widely available then, in longer queries too', async () => {
  for (const { from, targets } of data.widely) {
    const before = dayAfter(from, -1)
    for (const [day, set] of [
      [from, targets],
      [before, widelyOn(data.widely, before)],
    ] as const) {
      if (day < (allDays[0] ?? '')) continue
      expect([day, await setOf(`Baseline widely available on ${day}`)]).toEqual([day, set])
      expect([day, await setOf(`baseline widely available on ${day}, not bun 1`)]).toEqual([
        day,
        set,
      ])
    }
  }
})

test('on each day of ten years, the set of the day and the records agree on what is widely available', () => {
  const rows = records.features.flatMap((record) => {
    const day = widelyStep(record, data.day)?.day
    const feature = features[record.objectID]
    return day === undefined || feature?.kind !== 'feature'
      ? []
      : [{ day, support: feature.status.support }]
  })
  expect(rows.length).toBeGreaterThan(100)
  for (const day of new Set(rows.map((row) => row.day).filter((one) => allDays.includes(one)))) {
    const set = widelyOn(data.widely, day)
    const lacking = rows.filter(
      (row) =>
        row.day <= day &&
        coreBrowsers.some(
          (browser) => (set?.[browser] ?? 0) < versionNumber(row.support[browser] ?? '0'),
        ),
    )
    expect([day, lacking]).toEqual([day, []])
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

test('with the sets of ten years, the file is smaller than 6 kB after gzip', () => {
  expect(gzipSync(JSON.stringify(data)).byteLength).toBeLessThan(6000)
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
