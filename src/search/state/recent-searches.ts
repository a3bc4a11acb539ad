import { clipBytes } from '#lib/query-text.ts'

import { createStored } from './stored.ts'

/** What the browser remembers of a visitor's searches. */
export type RecentSearches = {
  /** False once the visitor has switched it off. */
  readonly isKept: boolean
  /** Newest first, each once, ten at most; none while nothing is kept. */
  readonly words: readonly string[]
}

const MOST = 10

/** Reads what was stored. Never throws: what are no words is left out. */
export function parseRecent(stored: unknown): RecentSearches {
  if (typeof stored !== 'object' || stored === null) return noSearches(true)
  if ('isKept' in stored && stored.isKept === false) return noSearches(false)
  const words: readonly unknown[] =
    'words' in stored && Array.isArray(stored.words) ? stored.words : []
  const texts = words.filter((word) => typeof word === 'string')
  return texts.toReversed().reduce(withSearch, noSearches(true))
}

/** With some words in front; white space round them and another case are no difference. */
export function withSearch(recent: RecentSearches, typed: string): RecentSearches {
  const words = clipBytes(typed.trim().replaceAll(/\s+/g, ' '))
  if (!recent.isKept || words === '') return recent
  return { ...recent, words: [words, ...withoutSearch(recent, words).words].slice(0, MOST) }
}

export function withoutSearch(recent: RecentSearches, words: string): RecentSearches {
  const key = words.toLowerCase()
  return { ...recent, words: recent.words.filter((other) => other.toLowerCase() !== key) }
}

/** None, to be added to or not. */
export function noSearches(isKept: boolean): RecentSearches {
  return { isKept, words: [] }
}

/** The searches of this browser; other tabs of the site share them. */
export const recentSearches = createStored({ name: 'recent-searches', parse: parseRecent })
