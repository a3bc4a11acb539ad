import type { SuggestionRecord, SuggestionTarget } from '#catalogue/suggestions/record.ts'
import { isSameName } from '#lib/match-by-name.ts'

export type SpellingSuggestion = Pick<SuggestionRecord, 'query' | 'kinds' | 'target'>

export function isSuggestion(hit: unknown): hit is SpellingSuggestion {
  if (typeof hit !== 'object' || hit === null) return false
  const { query, kinds, target }: Partial<Record<keyof SpellingSuggestion, unknown>> = hit
  return (
    typeof query === 'string' &&
    Array.isArray(kinds) &&
    typeof target === 'object' &&
    target !== null &&
    'index' in target
  )
}

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
    attributesToRetrieve: ['query', 'kinds', 'target'],
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
