/** What browsers beyond the core have of features, read from the packages a second time, in another way. */
import { describe, expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { nonCoreBrowsers } from '#catalogue/platforms.ts'
import { releaseBrowsers } from '#catalogue/releases/record.ts'
import { isByEngine, supportIn } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { partsOf, plainSince, versionOf } from './oracle.ts'
import { entryReadings, releasesOf } from './states.ts'
import { majorMinor } from './versions.ts'
import { countedKeys, twinOf, wholeIn } from './whole-features.ts'

const { records } = await loadCatalogue()

const browsers = [...nonCoreBrowsers, 'webview_android', 'webview_ios'] as const

/** All of them take a minute. */
const step = process.env['PLINTH_FACTS'] === 'whole' ? 1 : 9
const sample = records.features.filter(
  ({ platforms }, place) => place % step === 0 || Object.values(platforms).some(isByEngine),
)

/** The first release, the last one and three between. */
function somePlaces(browser: string): readonly number[] {
  const last = releasesOf(browser).length - 1
  return [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * last)))]
}

describe.each(browsers)('%s', (browser) => {
  test('a release has a feature by its record where it has all parts that count', () => {
    expect(sample.length).toBeGreaterThan(100)
    const differ = sample.flatMap(({ objectID: id, platforms }) => {
      const expected = wholeIn(id, browser)
      return somePlaces(browser).flatMap((place) => {
        const { version = '' } = releasesOf(browser)[place] ?? {}
        const { state } = supportIn(platforms[browser], versionInteger(version), '')
        const isDifferent =
          expected[place] !== 'unknown' && (state === 'full') !== (expected[place] === 'full')
        return isDifferent ? [`${id} ${version}: ${state}, not ${expected[place]}`] : []
      })
    })
    expect(differ).toEqual([])
  })

  const isSilent = (keys: readonly string[]) =>
    keys.every((key) => entryReadings(key, browser) === undefined)
  /** Whether the code says that it is not known, or by the engine, and whether it should. */
  const differs = (code: string | undefined, keys: readonly string[]) =>
    (code === '?') !== (isSilent(keys) && twinOf(browser) === undefined) ||
    isByEngine(code) !== (isSilent(keys) && twinOf(browser) !== undefined)

  test('a feature of whose parts the data says nothing is told by the engine, or not known without one', () => {
    const differ = records.features.filter(({ objectID: id, platforms }) =>
      differs(platforms[browser], countedKeys(id)),
    )
    expect(differ.map(({ objectID }) => objectID)).toEqual([])
  })

  test('an entry of which the data says nothing is told by the engine, or not known without one', () => {
    const differ = records.compat.filter(({ objectID: key, platforms }) =>
      differs(platforms[browser], [key]),
    )
    expect(differ.map(({ objectID }) => objectID)).toEqual([])
  })
})

test('the parts that count tell the version of web-features in nearly all cases of a core browser', () => {
  const cases = records.features.flatMap(({ objectID: id }) =>
    coreBrowsers.map((core) => ({ id, core, version: versionOf(id, core) })),
  )
  const told = cases.filter(({ id, core, version }) => {
    const last = Math.max(...countedWithout(id, core).map((key) => numberOf(plainSince(key, core))))
    return last === numberOf(version)
  })
  expect(told.length / cases.length).toBeGreaterThan(0.9)
})

const numberOf = (version: string | undefined) =>
  version === undefined ? Infinity : majorMinor(version)

/** The parts that count by all core browsers but one. */
function countedWithout(id: string, left: CoreBrowser): readonly string[] {
  const others = coreBrowsers.filter((core) => core !== left)
  const keys = partsOf(id)
  const counted = keys.filter((key) =>
    others.every((core) => {
      const whole = versionOf(id, core)
      return whole === undefined || numberOf(plainSince(key, core)) <= majorMinor(whole)
    }),
  )
  return counted.length === 0 ? keys : counted
}

test.each(releaseBrowsers.filter((one) => !coreBrowsers.some((core) => core === one)))(
  'the releases of %s count the features that they complete',
  (browser) => {
    const counts = new Map<string, number>()
    for (const { platforms } of records.features) {
      const code: string = Object.entries(platforms).find(([name]) => name === browser)?.[1] ?? ''
      const newest = code.split('; ').find((text) => !text.includes('preview')) ?? ''
      const [version = ''] = newest.replace('next ', '').replace('≤', '').split(' ')
      if (/^\d/.test(version)) counts.set(version, (counts.get(version) ?? 0) + 1)
    }
    const own = records.releases.filter((release) => release.browser === browser)
    expect(counts.size).toBeGreaterThan(2)
    expect(
      own.filter(({ version, featureCount }) => featureCount !== (counts.get(version) ?? 0)),
    ).toEqual([])
    expect(own.flatMap(({ completesBaseline }) => completesBaseline)).toEqual([])
  },
)
