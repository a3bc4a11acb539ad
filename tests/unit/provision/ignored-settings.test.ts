import { expect, test } from 'vitest'

import { parameters } from '#provider/protocol/parameters/parameters.ts'
import { describeIgnored, ignoredSettings } from '#provision/ignored-settings.ts'

/** Settings of the embedded provider without effect, and a value of each that would have one. */
const set: Readonly<Record<string, unknown>> = {
  indexLanguages: ['ja'],
  decompoundedAttributes: { de: ['name'] },
  attributesToTransliterate: ['name'],
  relevancyStrictness: 80,
  reRankingApplyFilter: 'brand:Bolt',
  mode: 'neuralSearch',
  semanticSearch: { eventSources: ['other'] },
}

/** These change nothing by themselves: rules are stored elsewhere, the others only add to a setting above or to geo search. */
const harmless = [
  'enableRules',
  'decompoundQuery',
  'enableReRanking',
  'allowCompressionOfIntegerArray',
  'aroundPrecision',
]

test('every setting that the embedded provider accepts without effect is noted, or changes nothing', () => {
  const inert = Object.entries(parameters)
    .filter(([, { inert: why, scope }]) => why !== undefined && scope.setting)
    .map(([name]) => name)
  expect(inert.toSorted()).toEqual([...Object.keys(set), ...harmless].toSorted())
})

test.each(Object.entries(set))('the setting %s with %j is noted', (name, value) => {
  expect(ignoredSettings({ [name]: value })).toEqual([name])
  expect(describeIgnored('books', { [name]: value })).toContain(`books: with ${name}, the hosted`)
})

test.each(['queryLanguages', 'ignorePlurals', 'removeStopWords'])(
  'other languages than English in %s are noted',
  (name) => {
    expect(ignoredSettings({ [name]: ['en', 'fr'] })).toEqual([name])
    expect(ignoredSettings({ [name]: ['en'] })).toEqual([])
  },
)

test('defaults, as the hosted provider returns them, and nulls are not noted', () => {
  const defaults = {
    mode: 'keywordSearch',
    relevancyStrictness: 100,
    enableReRanking: true,
    attributesToTransliterate: null,
    decompoundedAttributes: {},
    ignorePlurals: true,
    removeStopWords: false,
    queryLanguages: [],
  }
  expect(describeIgnored('books', defaults)).toBe('')
})
