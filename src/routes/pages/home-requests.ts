import { content } from 'virtual:content'

import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { PageSummary } from '#contracts/content.ts'
import { epochSeconds } from '#lib/dates.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'
import type { MultiSearchRequest, MultiSearchState } from '#search/transport/use-multi-search.ts'

const attributes = [
  'objectID',
  'name',
  'usage',
  'widelyExpected',
] as const satisfies readonly (keyof FeatureRecord)[]

/** A feature in a short list of the home page. */
export type HomeFeature = Pick<FeatureRecord, (typeof attributes)[number]>

/** The number of lines of a short list. */
export const SHORT = 8

const MOST_POPULAR = 8

const baseParams = { query: '', attributesToHighlight: [], analytics: false }
const listed = { ...baseParams, attributesToRetrieve: [...attributes] }

/**
 * All queries of the home page in one request: the most used features of the newest month, features that
 * will become widely available (all of them: no index is sorted by that date), the number of
 * features by area, and the most popular queries. The newest month is the data's, which may be
 * weeks old; expected dates are compared with the visitor's day.
 */
export function homeRequests(
  { newestMonth }: Pick<PageSummary, 'newestMonth'>,
  today: string,
): readonly MultiSearchRequest[] {
  return [
    {
      ...listed,
      indexName: 'features_usage',
      facetFilters: [`newlyMonth:${newestMonth}`],
      hitsPerPage: SHORT,
    },
    {
      ...listed,
      indexName: 'features',
      facetFilters: ['baseline:newly'],
      numericFilters: [`widelyExpected>${epochSeconds(today)}`],
      hitsPerPage: 1000,
    },
    { ...baseParams, indexName: 'features', facets: ['areas'], hitsPerPage: 0 },
    {
      ...baseParams,
      indexName: 'suggestions',
      // Only suggestions that the provider derived from searches have a number of words.
      numericFilters: ['nb_words>0'],
      // The id is the text of the query.
      attributesToRetrieve: ['objectID'],
      hitsPerPage: MOST_POPULAR,
    },
  ]
}

/** The first requests of the view, for the server. */
export const homeFirst: FirstRequests = {
  requests: ({ today }) => homeRequests(content.summary, today),
}

/** The most popular queries, from the response to `homeRequests`. */
export function popularSearches(state: MultiSearchState<HomeFeature>): readonly string[] {
  if (state.status !== 'results') return []
  return state.results[3]?.hits.map(({ objectID }) => objectID) ?? []
}

/** The first features to become widely available, by expected day. */
export function soonestWidely<Feature extends Pick<HomeFeature, 'widelyExpected'>>(
  features: readonly Feature[],
  count = SHORT,
): readonly Feature[] {
  return features
    .toSorted((a, b) => (a.widelyExpected ?? Infinity) - (b.widelyExpected ?? Infinity))
    .slice(0, count)
}

/** Areas with their number of features, the largest first. */
export function areaCounts(
  facets: Readonly<Record<string, number>> | undefined,
): readonly (readonly [area: string, count: number])[] {
  return Object.entries(facets ?? {}).toSorted(([, a], [, b]) => b - a)
}
