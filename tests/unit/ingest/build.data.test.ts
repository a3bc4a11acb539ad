import { createRequire } from 'node:module'

import compatData from '@mdn/browser-compat-data/forLegacyNode'
import { expect, test } from 'vitest'
import { features as shippedFeatures } from 'web-features'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { valuesOn } from '#catalogue/dated-values.ts'
import { buildCatalogue } from '#ingest/build.ts'
import type { BuildStep } from '#ingest/sources/progress.ts'
import { isoDay } from '#lib/dates.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

test('a build reports its steps, counts within the long ones, and lets the event loop turn', async () => {
  const steps: BuildStep[] = []
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, 1)
  const { records } = await buildCatalogue({ onProgress: (step) => steps.push(step) })
  clearInterval(clock)
  const compat = steps.filter(({ step }) => step === 'compat entries')
  expect(compat.length).toBeGreaterThan(10)
  expect(compat.at(-1)).toMatchObject({
    done: records.compat.length,
    total: records.compat.length,
  })
  expect(turns).toBeGreaterThan(10)
})

const { records, summary, content, warnings } = await loadCatalogue()
const { features } = records

/** The live features of the package. */
const shipped = Object.entries(shippedFeatures).flatMap(([id, feature]) =>
  feature.kind === 'feature' ? [{ id, ...feature }] : [],
)

const require = createRequire(import.meta.url)

/** The number of entries at and below a branch of the compat data. */
function countEntries(branch: unknown): number {
  if (typeof branch !== 'object' || branch === null) return 0
  return Object.entries(branch).reduce(
    (sum, [name, inner]) => sum + (name === '__compat' ? 1 : countEntries(inner)),
    0,
  )
}

test('there is a record for every feature, entry and specification of the packages', () => {
  const others = new Set(['browsers', 'webextensions', '__meta'])
  const branches = Object.entries(compatData).filter(([name]) => !others.has(name))
  const specs: readonly unknown[] = require('web-specs')
  expect(summary.counts).toEqual({
    features: shipped.length,
    compat: branches.reduce((sum, [, branch]) => sum + countEntries(branch), 0),
    specs: specs.length,
    releases: records.releases.length,
    suggestions: records.suggestions.length,
  })
})

test('the Baseline status of a feature is that of the package, unless it is discouraged', () => {
  const words = { high: 'widely', low: 'newly' } as const
  const wanted = shipped.map(({ id, status: { baseline }, discouraged }) => {
    if (discouraged !== undefined) return [id, 'discouraged']
    return [id, typeof baseline === 'string' ? words[baseline] : 'limited']
  })
  const found = features.map(({ objectID, baseline }) => [objectID, baseline])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted))
})

/** The core browsers by the name of their engine in facets. */
const engines = {
  'Chrome & Edge': ['chrome', 'chrome_android', 'edge'],
  Firefox: ['firefox', 'firefox_android'],
  Safari: ['safari', 'safari_ios'],
} as const

/** The name of each engine's mobile browser if only that lacks a feature. */
const mobiles = new Map([
  ['Chrome & Edge', ['chrome_android', 'Chrome for Android']],
  ['Firefox', ['firefox_android', 'Firefox for Android']],
  ['Safari', ['safari_ios', 'Safari on iOS']],
])

test('a feature is missing only in, or present only in, the engine that stands alone', () => {
  const supportOf = new Map(shipped.map(({ id, status }) => [id, status.support]))
  for (const feature of features) {
    const has = (browser: (typeof coreBrowsers)[number]) =>
      supportOf.get(feature.objectID)?.[browser] !== undefined ||
      (feature.newer?.includes(browser) === true &&
        feature.support[browser]?.startsWith('next') === false)
    const names = (['Chrome & Edge', 'Firefox', 'Safari'] as const).map((name) => ({
      name,
      whole: engines[name].every(has),
      some: engines[name].some(has),
    }))
    const whole = names.filter((engine) => engine.whole)
    const lacking = names.find((engine) => !engine.whole)
    const missing = coreBrowsers.filter((browser) => !has(browser))
    const [mobile = '', mobileName = ''] = mobiles.get(lacking?.name ?? '') ?? []
    const isMobileOnly = missing.join(' ') === mobile
    const isAlone = whole.length === 1 && names.filter(({ some }) => some).length === 1
    expect({
      missing: valuesOn(feature.missing, ''),
      missingOnlyIn: valuesOn(feature.missingOnlyIn ?? [], '')[0],
      onlyIn: valuesOn(feature.onlyIn ?? [], '')[0],
    }).toEqual({
      missing,
      missingOnlyIn: whole.length === 2 ? (isMobileOnly ? mobileName : lacking?.name) : undefined,
      onlyIn: isAlone ? whole[0]?.name : undefined,
    })
  }
})

test('usage is within what is tracked, and never less for a feature that older browsers have', () => {
  const { trackedUsage } = summary
  expect(trackedUsage).toBeGreaterThan(90)
  expect(trackedUsage).toBeLessThanOrEqual(100)
  for (const { usage } of features) {
    expect(usage).toBeGreaterThanOrEqual(0)
    expect(usage).toBeLessThanOrEqual(trackedUsage)
  }
  const wrong = features.flatMap((older) =>
    features
      .filter((newer) => older.usage < newer.usage)
      .filter((newer) => coreBrowsers.every((name) => older.min[name] <= newer.min[name]))
      .map((newer) => `${older.objectID} < ${newer.objectID}`),
  )
  expect(wrong).toEqual([])
})

test('the summary is as new as the newest Baseline date and the newest release', () => {
  const newest = isoDay(Math.max(...features.map(({ newlyDate = 0 }) => newlyDate)))
  const released = records.releases
    .filter(({ status }) => status === 'current' || status === 'retired' || status === 'esr')
    .map(({ date = 0 }) => isoDay(date))
  const days = [newest, ...released].toSorted()
  expect(summary.newestMonth).toBe(newest.slice(0, 7))
  expect(summary.asOf >= newest).toBe(true)
  expect(summary.asOf >= (days.at(-1) ?? '')).toBe(true)
})

test('the summary names each data package with its installed version and licence', () => {
  const { packages } = summary
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['web-features', '@mdn/browser-compat-data', 'caniuse-lite']),
  )
  // The mappings are a file of the project, not a package.
  const installed = packages.filter(({ name }) => name !== 'web-features-mappings')
  const wanted = installed.map(({ name }) => {
    const { version, license } = require(`../../../node_modules/${name}/package.json`)
    return { name, version, licence: license }
  })
  expect(installed).toMatchObject(wanted)
})

test('warnings about the data are sentences', () => {
  for (const warning of warnings) expect(warning).toMatch(/^\S.*\.$/)
  expect(new Set(warnings).size).toBe(warnings.length)
})

test('every browser of a support table has the release dates of the compat data', () => {
  const wanted = Object.entries(compatData.browsers).map(([browser, { releases }]) => {
    const dated = Object.entries(releases).flatMap(([version, { release_date: date }]) =>
      date === undefined ? [] : [[version, date]],
    )
    return [browser, Object.fromEntries(dated)]
  })
  expect(content.releaseDates).toEqual(Object.fromEntries(wanted))
  const shown = content.support.flatMap((bucket) => Object.values(bucket).flatMap(Object.keys))
  const undated = [...new Set(shown)].filter((browser) => !(browser in content.releaseDates))
  expect(undated).toEqual([])
})
