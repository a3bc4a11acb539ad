import type { SuggestionRecord, SuggestionTarget } from '#catalogue/suggestions/record.ts'
import { isSameName } from '#lib/match-by-name.ts'

import { isSuggestion } from './suggestion.ts'

/** A name that exists, and the list that has it. */
export type Spelling = Pick<SuggestionRecord, 'query'> & {
  readonly index: SuggestionTarget['index']
}

/** How many names are worth reading. */
const MOST = 3

/**
 * The query for names that are spelled nearly like a text: with more typing errors than a list forgives, because a
 * list that forgave so many would be full of what nobody meant.
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
