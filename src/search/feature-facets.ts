import { baselineStatuses, baselineWords } from '#catalogue/baseline.ts'
import { browserWords, coreBrowsers } from '#catalogue/browsers.ts'

/** A facet of the features index: how the address calls it, where the record holds it, what a person reads. */
export type FeatureFacet = {
  readonly attribute: string
  /** Title of the group of filters. */
  readonly title: string
  /** Address code → facet value; where absent, the address holds the value itself. */
  readonly codes?: Readonly<Record<string, string>>
  /** Facet value → words; where absent, the value is its own words. */
  readonly words?: Readonly<Record<string, string>>
}

const engineCodes = { safari: 'Safari', firefox: 'Firefox', chromium: 'Chrome & Edge' }
const engineCounts = { 3: 'All three', 2: 'Two', 1: 'One', 0: 'None' }

/** The list facets, by their name in the address, in the order of the filters. */
export const featureFacets = {
  baseline: {
    attribute: 'baseline',
    title: 'Baseline',
    codes: Object.fromEntries(baselineStatuses.map((status) => [status, status])),
    words: baselineWords,
  },
  area: { attribute: 'areas', title: 'Area' },
  blocker: { attribute: 'missingOnlyIn', title: 'Missing only in', codes: engineCodes },
  only: { attribute: 'onlyIn', title: 'Only in', codes: engineCodes },
  missing: {
    attribute: 'missing',
    title: 'Missing in',
    codes: Object.fromEntries(coreBrowsers.map((browser) => [browser, browser])),
    words: Object.fromEntries(coreBrowsers.map((browser) => [browser, browserWords[browser].name])),
  },
  engines: {
    attribute: 'engines',
    title: 'Engines',
    codes: Object.fromEntries(Object.keys(engineCounts).map((count) => [count, count])),
    words: engineCounts,
  },
  spec: { attribute: 'spec', title: 'Specification' },
  org: { attribute: 'org', title: 'Organisation' },
  snapshot: { attribute: 'snapshot', title: 'Snapshot' },
} as const satisfies Readonly<Record<string, FeatureFacet>>

export type FeatureFacetKey = keyof typeof featureFacets

export const featureFacetKeys = [
  'baseline',
  'area',
  'blocker',
  'only',
  'missing',
  'engines',
  'spec',
  'org',
  'snapshot',
] as const satisfies readonly FeatureFacetKey[]

/** What a person reads for a value of a facet. */
export function facetWords(key: FeatureFacetKey, value: string): string {
  const { words }: FeatureFacet = featureFacets[key]
  return (words !== undefined && Object.hasOwn(words, value) && words[value]) || value
}

/** Attribute of the hierarchical facet; levels below it end in `lvl1`, `lvl2`. */
export const groupAttributes = ['groups.lvl0', 'groups.lvl1', 'groups.lvl2'] as const

/** Between the levels of a hierarchical facet value. */
export const GROUP_SEPARATOR = ' > '

/** The facets that are numbers, with what the address accepts. */
export const featureRanges = {
  year: { attribute: 'newlyYear', title: 'Newly available in', limits: { min: 1990, max: 2100 } },
  usage: { attribute: 'usage', title: 'Global usage, %', limits: { min: 0, max: 100 } },
} as const

export type FeatureRangeKey = keyof typeof featureRanges

/** The orders of the list: address code → words and index (without prefix). */
export const featureSorts = {
  relevance: { words: 'Relevance', index: 'features' },
  newest: { words: 'Newest Baseline', index: 'features_newest' },
  usage: { words: 'Usage', index: 'features_usage' },
  az: { words: 'A–Z', index: 'features_az' },
} as const

export type FeatureSort = keyof typeof featureSorts

export const pageSizes = [20, 50, 100] as const

export type PageSize = (typeof pageSizes)[number]
