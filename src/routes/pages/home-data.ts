import type { DataSummary } from '#catalogue/content.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { epochSeconds } from '#lib/dates.ts'
import type { MultiSearchRequest, MultiSearchState } from '#search/transport/use-multi-search.ts'

const attributes = [
  'objectID',
  'name',
  'usage',
  'widelyExpected',
] as const satisfies readonly (keyof FeatureRecord)[]

/** A feature in a short list of the home page. */
export type HomeFeature = Pick<FeatureRecord, (typeof attributes)[number]>

/** Lines of a short list. */
export const SHORT = 9

/** Popular searches in a line. */
const MOST_POPULAR = 6

const baseParams = { query: '', attributesToHighlight: [], analytics: false }
const listed = { ...baseParams, attributesToRetrieve: [...attributes] }

/**
 * All that the home page shows in one request: features of the newest month by name, features on their way to wide
 * availability (all of them: no index is sorted by that date), the number of features by area, and what visitors search
 * for most. The newest month is that of the data, which is some weeks old; what comes next is counted from the visitor's
 * day.
 */
export function homeRequests(
  { newestMonth }: Pick<DataSummary, 'newestMonth'>,
  today: string,
): readonly MultiSearchRequest[] {
  return [
    {
      ...listed,
      indexName: 'features_az',
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
      // Only what the provider made of its searches has a number of words.
      numericFilters: ['nb_words>0'],
      // It is the text of the search.
      attributesToRetrieve: ['objectID'],
      hitsPerPage: MOST_POPULAR,
    },
  ]
}

/** What visitors search for most, out of the answer to `homeRequests`. */
export function popularSearches(state: MultiSearchState<HomeFeature>): readonly string[] {
  if (state.status !== 'results') return []
  return state.results[3]?.hits.map(({ objectID }) => objectID) ?? []
}

/** The features that come first, by the day on which they are expected to be widely available. */
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
