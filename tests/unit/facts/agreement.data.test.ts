import { expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { stateOf, type VerdictState } from '#catalogue/verdict/states.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'
import { browserNames } from '#lib/glossary.ts'
import { stateByCodes } from '#routes/detail/version-grid/version-cells.ts'
import { verdictSentence } from '#search/answers/verdict-sentence.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { featureReadings } from './feature-states.ts'
import { partsOf } from './oracle.ts'
import {
  currentOn,
  entryReadings,
  rankOf,
  type Reading,
  type ReadState,
  releasesOf,
  usable,
} from './states.ts'
import { majorMinor } from './versions.ts'

const { records, summary, content } = await loadCatalogue()
const today = summary.asOf
const dayOf = (browser: string, version: string): string =>
  content.releaseDates[browser]?.[version] ?? ''

type Case = {
  readonly feature: (typeof records.features)[number]
  readonly browser: CoreBrowser
  readonly found: readonly Reading[]
  /** The position of the newest release. */
  readonly current: number
}

const cases: readonly Case[] = records.features.flatMap((feature) =>
  coreBrowsers.map((browser) => ({
    feature,
    browser,
    found: featureReadings(feature.objectID, browser),
    current: currentOn(browser, today),
  })),
)

/** Names each pair for which a surface says something else than the packages. */
function conflicts(find: (one: Case) => readonly unknown[]): readonly string[] {
  return cases.flatMap((one) =>
    find(one).map((what) => `${one.feature.objectID} in ${one.browser}: ${String(what)}`),
  )
}

const isUsable = (one: Reading | undefined): boolean => one !== undefined && rankOf(one) >= usable

const gridStates = {
  full: 'yes',
  nearly: 'nearly',
  partial: 'part',
  prefix: 'prefix',
  alias: 'prefix',
  flag: 'flag',
  none: 'notYet',
  unknown: 'unknown',
} as const satisfies Record<ReadState, VerdictState>

test('the grid of versions has the state of each release', () => {
  const wrong = conflicts(({ feature, browser, found, current }) => {
    const said = stateByCodes(feature.support, today)
    return found.slice(0, current + 1).flatMap(({ state }, place) => {
      const version = releasesOf(browser)[place]?.version ?? ''
      const isGone = state === 'none' && found.slice(0, place).some(isUsable)
      const wanted = isGone ? 'removed' : gridStates[state]
      const own = said(browser, majorMinor(version))
      return own === wanted ? [] : [`${version}: ${own}, not ${wanted}`]
    })
  })
  expect(wrong).toEqual([])
})

/** The first and the newest release, and three between. */
const placesOf = ({ current }: Case): readonly number[] => [
  ...new Set([0, 1, 2, 3, 4].map((part) => Math.round((part * current) / 4))),
]

test('no version of a browser is said to have a feature only where none had a part of it', () => {
  const wrong = conflicts((one) => {
    const { feature, browser, found, current } = one
    const had = partsOf(feature.objectID).some((key) =>
      entryReadings(key, browser)?.some(({ state }, place) => state === 'full' && place <= current),
    )
    return placesOf(one).flatMap((place) => {
      const targets = { [browser]: majorMinor(releasesOf(browser)[place]?.version ?? '') }
      const verdict = verdictOf(feature, onlyThese(targets), today)
      const said = verdictSentence(verdict, { supported: feature, targets, dayOf })
      const isDenied = said === `No version of ${browserNames[browser]} has it.`
      const isKnown = found.some(isUsable) || had
      return isDenied && isKnown ? [said] : []
    })
  })
  expect(wrong).toEqual([])
})

test('a sentence on the newest release names the parts that the record counts, and the state agrees with them', () => {
  const wrong = conflicts(({ feature, browser, current }) => {
    const targets = { [browser]: majorMinor(releasesOf(browser)[current]?.version ?? '') }
    const verdict = verdictOf(feature, onlyThese(targets), today)
    const said = verdictSentence(verdict, { supported: feature, targets, dayOf })
    const [, works, total] = /(\d+) of its (\d+) parts work/.exec(said) ?? []
    if (works === undefined) return []
    const { parts } = feature
    const isCounted = Number(works) === parts.works[browser] && Number(total) === parts.total
    const isRight = stateOf(verdict) !== 'nearly' || Number(works) < parts.total
    return isCounted && isRight ? [] : [said]
  })
  expect(wrong).toEqual([])
})
