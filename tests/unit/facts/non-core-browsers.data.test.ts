/** What browsers beyond the core have of features, read from the packages a second time, in another way. */
import { describe, expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { compareReleases } from '#catalogue/history/compare-releases.ts'
import type { BrowserId } from '#catalogue/history/side.ts'
import { nonCoreBrowsers } from '#catalogue/platforms.ts'
import { releaseBrowsers } from '#catalogue/releases/record.ts'
import { isByEngine, isUsableState, supportIn } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'
import { changedFeatures } from '#routes/diff/diff-features.ts'
import { rowsOf } from '#routes/diff/diff-rows.ts'
import type { KnownSide } from '#routes/diff/diff-sides.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { compat } from './compat-package.ts'
import { featureReadings } from './feature-states.ts'
import { partsOf, plainSince, versionOf } from './oracle.ts'
import { entryReadings, type ReadState, releasesOf } from './states.ts'
import { beforeOrSame, majorMinor } from './versions.ts'

const { records, content } = await loadCatalogue()
const { histories, entries } = content

const browsers = [...nonCoreBrowsers, 'webview_android', 'webview_ios'] as const

/** All of them take a minute. */
const step = process.env['PLINTH_FACTS'] === 'whole' ? 1 : 9
const sample = records.features.filter(
  ({ platforms }, place) => place % step === 0 || Object.values(platforms).some(isByEngine),
)

/** The parts that each core browser had when it had the feature; all parts if there is none. */
function countedKeys(id: string): readonly string[] {
  const keys = partsOf(id)
  const isCounted = (key: string) =>
    coreBrowsers.every((core) => {
      const [whole, own] = [versionOf(id, core), plainSince(key, core)]
      return whole === undefined || (own !== undefined && majorMinor(own) <= majorMinor(whole))
    })
  return keys.some(isCounted) ? keys.filter(isCounted) : keys
}

/** The core browser of which another has the engine. */
const twinOf = (browser: string) =>
  coreBrowsers.find((core) => core === compat.browsers[browser]?.upstream)

const engineOf = (name: string, version: string) => compat.browsers[name]?.releases[version]

/** What each release has of a feature if it has what the other browser had with this version of the engine. */
function byEngine(id: string, browser: string): readonly ReadState[] {
  const twin = twinOf(browser)
  if (twin === undefined) return releasesOf(browser).map(() => 'unknown')
  const readings = featureReadings(id, twin)
  return releasesOf(browser).map(({ version }): ReadState => {
    const own = engineOf(browser, version)
    const place = releasesOf(twin).findLastIndex((other) => {
      const { engine, engine_version: inside = '' } = engineOf(twin, other.version) ?? {}
      return engine === own?.engine && beforeOrSame(inside, own?.engine_version ?? '')
    })
    return readings[place]?.state ?? 'unknown'
  })
}

/** What each release has of a feature: all, not all, or that the data does not tell. */
function wholeIn(id: string, browser: string): readonly ReadState[] {
  const core = coreBrowsers.find((one) => one === browser)
  if (core !== undefined) return featureReadings(id, core).map(({ state }) => state)
  const found = countedKeys(id).flatMap((key) => {
    const readings = entryReadings(key, browser)
    return readings === undefined ? [] : [readings]
  })
  if (found.length === 0) return byEngine(id, browser)
  const starts = found.map(
    (readings) => readings.findLastIndex(({ state }) => state !== 'full') + 1,
  )
  const from = Math.max(0, ...starts)
  // Before the upper bound of the last part, nothing is said of releases that lack one.
  const isBound = found.every(
    (readings, index) => starts[index] !== from || readings[from - 1]?.state === 'unknown',
  )
  return releasesOf(browser).map((_, place) => {
    const states = found.map((readings) => readings[place]?.state ?? 'none')
    if (states.every((state) => state === 'full')) return 'full'
    return isBound && place < from && from < releasesOf(browser).length ? 'unknown' : 'none'
  })
}

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

/** A release of a browser by its share of all releases that are out. */
function sideOf(browser: BrowserId, share: number): KnownSide {
  const history = histories[browser]
  if (history === undefined) throw new Error(`${browser} has no history.`)
  const newest = history.releases.findLastIndex(([, , isComing]) => isComing === 0)
  const place = Math.round(share * newest)
  const [version = '', day = ''] = history.releases[place] ?? []
  return { browser, version, day, name: `${browser} ${version}`, isOut: true, history, place }
}

const stateOf = (key: string, browser: string, place: number) =>
  entryReadings(key, browser)?.[place]?.state

const pairs: readonly (readonly [BrowserId, number, BrowserId, number])[] = [
  ['ie', 1, 'chrome', 0.5],
  ['ie', 1, 'edge', 0],
  ['ie', 0.6, 'ie', 1],
  ['chrome', 1, 'ie', 1],
  ['opera', 0.7, 'opera', 1],
  ['opera', 0.1, 'opera', 0.2],
  ['opera_android', 0.3, 'opera_android', 1],
  ['samsunginternet_android', 0.5, 'samsunginternet_android', 1],
  ['samsunginternet_android', 1, 'chrome_android', 1],
  ['oculus', 0, 'oculus', 1],
  ['webview_android', 0.5, 'webview_android', 1],
  ['webview_ios', 0.5, 'safari_ios', 1],
]

test.each(pairs)(
  'a comparison of a release of %s (%d) with one of %s (%d) finds the features that one has and the other lacks',
  (...[first, from, second, to]) => {
    const pair = { from: sideOf(first, from), to: sideOf(second, to) }
    const rows = rowsOf(compareReleases(pair.from, pair.to).changes, (number) => entries[number])
    const ids = new Set(rows.flatMap(({ features }) => features))
    const found = sample.filter(({ objectID }) => ids.has(objectID))
    const changed = changedFeatures(rows, found, { pair, today: pair.to.day })
    const states = sample.map(({ objectID: id }) => ({
      id,
      before: wholeIn(id, first)[pair.from.place],
      after: wholeIn(id, second)[pair.to.place],
    }))
    // A comparison starts from entries, which may agree where web-features sees a difference.
    const differs = (id: string) =>
      partsOf(id).some(
        (key) => stateOf(key, first, pair.from.place) !== stateOf(key, second, pair.to.place),
      )
    const isKnown = new Set(
      states.flatMap(({ id, before, after }) =>
        before === 'unknown' || after === 'unknown' || !differs(id) ? [] : [id],
      ),
    )
    const idsIn = (...groups: readonly string[]) =>
      changed.flatMap(({ objectID, group }) =>
        groups.includes(group) && isKnown.has(objectID) ? [objectID] : [],
      )
    const known = states.filter(({ id }) => isKnown.has(id))
    const gained = known.filter(({ before, after }) => before !== 'full' && after === 'full')
    const lost = known.filter(({ before, after }) => before === 'full' && after !== 'full')
    // Of two browsers, a feature of which the other has a part differs in parts.
    const isShared = (id: string, { browser, version }: KnownSide) => {
      const { support = {}, platforms = {} } = sample.find(({ objectID }) => objectID === id) ?? {}
      const codes: Readonly<Record<string, string | undefined>> = { ...platforms, ...support }
      return isUsableState(supportIn(codes[browser], versionInteger(version), '').state)
    }
    const isOne = first === second
    expect(idsIn('baseline', 'since', 'limited').toSorted()).toEqual(
      gained.flatMap(({ id }) => (isOne || !isShared(id, pair.from) ? [id] : [])).toSorted(),
    )
    expect(idsIn('lost').toSorted()).toEqual(
      lost.flatMap(({ id }) => (isShared(id, pair.to) ? [] : [id])).toSorted(),
    )
  },
)
