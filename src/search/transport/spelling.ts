import type { SuggestionRecord, SuggestionTarget } from '#catalogue/suggestions/record.ts'
import { isSameName } from '#lib/match-by-name.ts'

/** A suggestion as an answer holds it. */
export type Suggestion = Pick<SuggestionRecord, 'query' | 'kinds' | 'target'>

/** Whether a hit of the index of suggestions is one, as far as the page reads it. */
export function isSuggestion(hit: unknown): hit is Suggestion {
  if (typeof hit !== 'object' || hit === null) return false
  const { query, kinds, target }: Partial<Record<keyof Suggestion, unknown>> = hit
  return (
    typeof query === 'string' &&
    Array.isArray(kinds) &&
    typeof target === 'object' &&
    target !== null &&
    'index' in target
  )
}

/** A name that exists, and the list that has it. */
export type Spelling = Pick<SuggestionRecord, 'query'> & {
  readonly index: SuggestionTarget['index']
}

/** How many names are worth reading. */
const MOST = 3

/**
 * The query for names that are spelled nearly like a text: with more typing errors than a list forgives, because a
 * list that forgave so many would be full of unrelated results.
 */
export function spellingParams(query: string) {
  return {
    query,
    hitsPerPage: MOST,
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 5,
    // A filter is no name of anything.
    facetFilters: [['kinds:-Filter']],
    attributesToRetrieve: ['query', 'kinds', 'target'],
    attributesToHighlight: [],
    analytics: false,
  }
}

/** The names in the answer, but for the text itself. */
export function readSpellings(hits: readonly unknown[], query: string): readonly Spelling[] {
  return hits
    .filter(isSuggestion)
    .filter(({ query: name, target }) => target.id !== undefined && !isSameName(name, query))
    .map(({ query: name, target }) => ({ query: name, index: target.index }))
}
