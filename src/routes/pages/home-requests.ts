import { content } from 'virtual:content'

import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { PageSummary } from '#contracts/content.ts'
import { epochSeconds } from '#lib/dates.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

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
  { newestMonth }: Pick<PageSummary, 'newestMonth'>,
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

/** What the view asks first, for the early script. */
export const first: FirstRequests = {
  requests: ({ today }) => homeRequests(content.summary, today),
}
