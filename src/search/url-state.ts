import { clipBytes } from '#lib/query-text.ts'

import type { FeatureFacet, FeatureFacetKey, FeatureSort, PageSize } from './feature-facets.ts'
import {
  featureFacetKeys,
  featureFacets,
  featureRanges,
  featureSorts,
  pageSizes,
} from './feature-facets.ts'
import type { Range } from './url-values.ts'
import { formatList, formatRange, parseList, parseRange } from './url-values.ts'

/** Everything that the Features view can be asked to show; the address holds nothing else. */
export type FeaturesState = {
  /** What the visitor typed, 512 bytes at most. */
  readonly q: string
  /** Facet values (not address codes) by facet. */
  readonly facets: Readonly<Record<FeatureFacetKey, readonly string[]>>
  /** Path in the hierarchy of groups, from the top: ["CSS", "Layout"]. */
  readonly group: readonly string[]
  readonly year: Range
  readonly usage: Range
  readonly sort: FeatureSort
  readonly size: PageSize
  /** From 1. */
  readonly page: number
}

const MAX_SEARCH = 8192
const MAX_PAGE = 1000
const MAX_LEVELS = 3

const noFacets: FeaturesState['facets'] = {
  baseline: [],
  area: [],
  blocker: [],
  only: [],
  missing: [],
  engines: [],
  spec: [],
  org: [],
  snapshot: [],
}

/** All features, in the order of relevance: what `/features` shows. */
export const defaultFeaturesState: FeaturesState = {
  q: '',
  facets: noFacets,
  group: [],
  year: {},
  usage: {},
  sort: 'relevance',
  size: 20,
  page: 1,
}

/** The state without its filters: the words, the order and the size of the page stay. */
export function withoutFilters({ q, sort, size }: FeaturesState): FeaturesState {
  return { ...defaultFeaturesState, q, sort, size }
}

/**
 * Reads the query string of a Features address ("?q=grid&baseline=newly"). Never throws: unknown keys are
 * ignored, an invalid value becomes the default, too long ones are cut.
 */
export function parseFeaturesState(search: string): FeaturesState {
  const params = new URLSearchParams(search.slice(0, MAX_SEARCH))
  const read = (key: string) => params.get(key) ?? ''
  return {
    q: clipBytes(read('q')),
    facets: parseFacets(read),
    group: parseList(read('group')).slice(0, MAX_LEVELS),
    year: wholeYears(parseRange(read('year'), featureRanges.year.limits)),
    usage: parseRange(read('usage'), featureRanges.usage.limits),
    sort: parseSort(read('sort')),
    size: pageSizes.find((size) => String(size) === read('size')) ?? defaultFeaturesState.size,
    page: parsePage(read('page')),
  }
}

/** The inverse of `parseFeaturesState`: "?q=grid&baseline=newly", or empty. Defaults are not written. */
export function formatFeaturesState(state: FeaturesState): string {
  const { sort, size, page } = defaultFeaturesState
  const entries: readonly (readonly [key: string, value: string])[] = [
    ['q', state.q],
    ...featureFacetKeys.map(
      (key) => [key, formatList(toCodes(featureFacets[key], state.facets[key]))] as const,
    ),
    ['group', formatList(state.group)],
    ['year', formatRange(state.year)],
    ['usage', formatRange(state.usage)],
    ['sort', state.sort === sort ? '' : state.sort],
    ['size', state.size === size ? '' : String(state.size)],
    ['page', state.page === page ? '' : String(state.page)],
  ]
  const written = entries
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encode(value)}`)
  return written.length === 0 ? '' : `?${written.join('&')}`
}

function parseFacets(read: (key: string) => string): FeaturesState['facets'] {
  const values = (key: FeatureFacetKey) => fromCodes(featureFacets[key], parseList(read(key)))
  return {
    baseline: values('baseline'),
    area: values('area'),
    blocker: values('blocker'),
    only: values('only'),
    missing: values('missing'),
    engines: values('engines'),
    spec: values('spec'),
    org: values('org'),
    snapshot: values('snapshot'),
  }
}

function fromCodes({ codes }: FeatureFacet, written: readonly string[]): readonly string[] {
  if (codes === undefined) return written
  return written.flatMap((code) => (Object.hasOwn(codes, code) ? (codes[code] ?? []) : []))
}

function toCodes({ codes }: FeatureFacet, values: readonly string[]): readonly string[] {
  if (codes === undefined) return values
  // In the order of the values, not of the codes: the same state must send the same request, letter by letter,
  // or going back would not find the answer in memory.
  return values.flatMap((value) => Object.keys(codes).find((code) => codes[code] === value) ?? [])
}

function parseSort(text: string): FeatureSort {
  return isSort(text) ? text : defaultFeaturesState.sort
}

function isSort(text: string): text is FeatureSort {
  return Object.hasOwn(featureSorts, text)
}

function wholeYears(range: Range): Range {
  return [range.min, range.max].every((end) => end === undefined || Number.isInteger(end))
    ? range
    : {}
}

function parsePage(text: string): number {
  if (!/^\d{1,6}$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), MAX_PAGE)
}

/** Percent-encodes a value and leaves legible what a query may hold as it is. */
function encode(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(?:2C|3A|40|2F|3F|24)/g, decodeURIComponent)
}
