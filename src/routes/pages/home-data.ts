import type { MultiSearchState } from '#search/transport/use-multi-search.ts'

import type { HomeFeature } from './home-requests.ts'
import { SHORT } from './home-requests.ts'

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
