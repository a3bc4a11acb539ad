import * as v from 'valibot'

import {
  type SuggestionRecord,
  suggestionSchema,
  type SuggestionTarget,
} from '#catalogue/suggestions/record.ts'
import { isSameName } from '#lib/match-by-name.ts'
import type { Infer } from '#lib/schema.ts'

const spellingSuggestion = v.pick(suggestionSchema, ['query', 'kinds', 'target'])

export type SpellingSuggestion = Infer<typeof spellingSuggestion>

export const isSuggestion = (hit: unknown) => v.is(spellingSuggestion, hit)

export type Spelling = Pick<SuggestionRecord, 'query'> & {
  readonly index: SuggestionTarget['index']
}

const MOST = 3

/** Tolerates more typos than the lists, which would otherwise return unrelated results. */
export function spellingParams(query: string) {
  return {
    query,
    hitsPerPage: MOST,
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 5,
    // Filters are not names.
    facetFilters: [['kinds:-Filter']],
    attributesToRetrieve: Object.keys(spellingSuggestion.entries),
    attributesToHighlight: [],
    analytics: false,
  }
}

export function readSpellings(hits: readonly unknown[], query: string): readonly Spelling[] {
  return hits
    .filter(isSuggestion)
    .filter(({ query: name, target }) => target.id !== undefined && !isSameName(name, query))
    .map(({ query: name, target }) => ({ query: name, index: target.index }))
}
