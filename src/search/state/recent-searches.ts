import { clipBytes } from '#lib/query-text.ts'

import { createStored } from './stored.ts'

export type RecentSearches = {
  readonly isKept: boolean
  /** Newest first, without repetitions, ten at most; none while the history is off. */
  readonly queries: readonly string[]
}

const MOST = 10

/** Reads the stored value. Never throws: drops entries that are not strings. */
export function parseRecent(stored: unknown): RecentSearches {
  if (typeof stored !== 'object' || stored === null) return noSearches(true)
  if ('isKept' in stored && stored.isKept === false) return noSearches(false)
  const candidates: readonly unknown[] =
    'queries' in stored && Array.isArray(stored.queries) ? stored.queries : []
  const queries = candidates.filter((query) => typeof query === 'string')
  return queries.toReversed().reduce(withSearch, noSearches(true))
}

/** Moves a query to the front; ignores surrounding white space and case. */
export function withSearch(recent: RecentSearches, typed: string): RecentSearches {
  const query = clipBytes(typed.trim().replaceAll(/\s+/g, ' '))
  if (!recent.isKept || query === '') return recent
  return { ...recent, queries: [query, ...withoutSearch(recent, query).queries].slice(0, MOST) }
}

export function withoutSearch(recent: RecentSearches, query: string): RecentSearches {
  const key = query.toLowerCase()
  return { ...recent, queries: recent.queries.filter((other) => other.toLowerCase() !== key) }
}

export function noSearches(isKept: boolean): RecentSearches {
  return { isKept, queries: [] }
}

/** The searches of this browser; other tabs of the site share them. */
export const recentSearches = createStored({ name: 'recent-searches', parse: parseRecent })
