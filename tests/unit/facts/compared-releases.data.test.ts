/** What a comparison of two releases says of features, read from the packages a second time, in another way. */
import { expect, test } from 'vitest'

import { compareReleases } from '#catalogue/history/compare-releases.ts'
import type { BrowserId } from '#catalogue/history/side.ts'
import { browserNames } from '#lib/glossary.ts'
import { changedFeatures, type ChangedFeature } from '#routes/diff/diff-features.ts'
import { countParts } from '#routes/diff/diff-parts.ts'
import { rowsOf } from '#routes/diff/diff-rows.ts'
import { isOneBrowser, type KnownSide, type Pair } from '#routes/diff/diff-sides.ts'
import { inShort } from '#routes/diff/diff-words.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { partsOf } from './oracle.ts'
import { entryReadings, rankOf, releasesOf, usable } from './states.ts'
import { wholeIn } from './whole-features.ts'

const { records, content } = await loadCatalogue()
const { histories, entries } = content

/** All of them take minutes. */
const step = process.env['PLINTH_FACTS'] === 'whole' ? 1 : 9
const sample = records.features.filter((_, place) => place % step === 0)

function sideOf(browser: BrowserId, version: string): KnownSide {
  const history = histories[browser]
  const place = history?.releases.findIndex(([known]) => known === version) ?? -1
  const day = history?.releases[place]?.[1]
  if (history === undefined || day === undefined) throw new Error(`No ${browser} ${version}.`)
  const name = `${browserNames[browser]} ${version}`
  return { browser, version, day, name, isOut: true, history, place }
}

function compared(pair: Pair): readonly ChangedFeature[] {
  const rows = rowsOf(compareReleases(pair.from, pair.to).changes, (number) => entries[number])
  const ids = new Set(rows.flatMap(({ features }) => features))
  const found = sample.filter(({ objectID }) => ids.has(objectID))
  const parts = isOneBrowser(pair)
    ? undefined
    : { from: countParts(pair.from, entries), to: countParts(pair.to, entries) }
  return changedFeatures(rows, found, { pair, today: pair.to.day, parts })
}

const placeOf = ({ browser, version }: KnownSide) =>
  releasesOf(browser).findIndex((release) => release.version === version)

/** What a release has of each part of a feature, if the data says it. */
const readingsIn = (id: string, side: KnownSide) =>
  partsOf(id).map((key) => entryReadings(key, side.browser)?.[placeOf(side)])

const works = (id: string, side: KnownSide): number =>
  readingsIn(id, side).filter((own) => own !== undefined && rankOf(own) >= usable).length

/** Whether the packages tell of both releases if they have all of a feature, and of a part that they differ. */
function isTold(id: string, { from, to }: Pair): boolean {
  const states = [from, to].map((side) => wholeIn(id, side.browser)[placeOf(side)])
  const [before, after] = [readingsIn(id, from), readingsIn(id, to)]
  // A comparison starts from entries, which may agree where web-features sees a difference, and leaves out what is open.
  const differs = before.some((own, place) => {
    const other = after[place]?.state
    return own?.state !== other && own?.state !== 'unknown' && other !== 'unknown'
  })
  return differs && !states.includes('unknown')
}

const hasAll = (id: string, side: KnownSide): boolean =>
  wholeIn(id, side.browser)[placeOf(side)] === 'full'

const gained: ReadonlySet<string> = new Set(['baseline', 'since', 'limited'])

/** One that ended, old and new ones, twins by engine, a change of the engine, removals, and one step. */
const pairs: readonly (readonly [BrowserId, string, BrowserId, string])[] = [
  ['ie', '11', 'chrome', '100'],
  ['chrome', '140', 'ie', '11'],
  ['ie', '8', 'ie', '11'],
  ['ie', '11', 'edge', '12'],
  ['edge', '18', 'edge', '79'],
  ['opera', '12.1', 'opera', '15'],
  ['opera', '100', 'opera', '120'],
  ['opera', '100', 'chrome', '120'],
  ['opera_android', '60', 'opera_android', '80'],
  ['samsunginternet_android', '20.0', 'samsunginternet_android', '27.0'],
  ['samsunginternet_android', '20.0', 'firefox_android', '128'],
  ['oculus', '20.0', 'oculus', '36'],
  ['webview_android', '100', 'chrome_android', '120'],
  ['webview_ios', '15', 'safari_ios', '17'],
  ['safari_ios', '15', 'safari_ios', '18'],
  ['safari', '17', 'chrome', '120'],
  ['firefox', '128', 'firefox', '129'],
  ['chrome', '126', 'chrome', '127'],
  ['chrome', '151', 'chrome', '152'],
  ['ie', '9', 'ie', '11'],
  ['nodejs', '18.20.0', 'nodejs', '24.0.0'],
]

test.each(pairs)(
  '%s %s and %s %s: a feature is only in one if nothing of it works in the other',
  (...named) => {
    const [first, from, second, to] = named
    const pair: Pair = { from: sideOf(first, from), to: sideOf(second, to) }
    const isOne = isOneBrowser(pair)
    const found = compared(pair)
    const told = sample.flatMap(({ objectID: id }) => (isTold(id, pair) ? [id] : []))
    const isKnown = new Set(told)
    const saidOf = (choose: (feature: ChangedFeature) => boolean) =>
      found
        .filter((feature) => isKnown.has(feature.objectID) && choose(feature))
        .map(({ objectID }) => objectID)
        .toSorted()
    const onlyIn = (side: KnownSide, other: KnownSide) =>
      told
        .filter((id) => hasAll(id, side) && !hasAll(id, other) && (isOne || works(id, other) === 0))
        .toSorted()
    const inPart = (side: KnownSide, other: KnownSide) =>
      told
        .filter((id) => hasAll(id, other) && !hasAll(id, side) && !isOne && works(id, side) > 0)
        .toSorted()
    expect(saidOf(({ group }) => gained.has(group))).toEqual(onlyIn(pair.to, pair.from))
    const lost = saidOf(({ group }) => group === 'lost')
    // Of one browser, a feature that has become partial has lost parts.
    const had = isOne ? told.filter((id) => works(id, pair.from) > 0) : onlyIn(pair.from, pair.to)
    expect(lost.filter((id) => !had.includes(id))).toEqual([])
    expect(isOne ? [] : onlyIn(pair.from, pair.to).filter((id) => !lost.includes(id))).toEqual([])
    expect(lost.filter((id) => hasAll(id, pair.to) || (!isOne && works(id, pair.to) > 0))).toEqual(
      [],
    )
    for (const side of ['from', 'to'] as const) {
      const other = side === 'from' ? pair.to : pair.from
      const partly = found.filter((feature) => feature.partly?.in === side)
      expect(saidOf((feature) => partly.includes(feature))).toEqual(inPart(pair[side], other))
      expect(
        partly.filter(({ objectID: id, partly: count }) => {
          const isSame =
            count?.works === works(id, pair[side]) && count.total === partsOf(id).length
          return isKnown.has(id) && !isSame
        }),
      ).toEqual([])
    }
    const isSaid = inShort(found, 1, pair).includes(`${pair.from.name} has **`)
    expect(isSaid).toBe(found.some(({ partly }) => partly?.in === 'from'))
  },
)
