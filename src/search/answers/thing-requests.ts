import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/** The lists that hold things with support data, the first one first. */
export const thingLists = ['features', 'compat'] as const

export type ThingList = (typeof thingLists)[number]

const shared = 'objectID name aliases tasks support platforms usage baseline newlyDate'.split(' ')

const attributes = {
  features: [
    ...shared,
    'titles',
    'primary',
    'keywords',
    'widelyDate',
    'approx',
    'discouraged',
    'parts',
  ],
  compat: [...shared, 'status'],
} as const satisfies Record<ThingList, readonly string[]>

const HITS = 5

/** The queries for the things of a name, one for each list. */
export function thingRequests(names: readonly string[]): readonly MultiSearchRequest[] {
  return names.flatMap((query) =>
    thingLists.map((indexName) => ({
      indexName,
      query,
      hitsPerPage: HITS,
      removeWordsIfNoResults: 'none' as const,
      attributesToRetrieve: [...attributes[indexName]],
      attributesToHighlight: [],
      analytics: false,
    })),
  )
}
