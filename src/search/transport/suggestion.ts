import type { SuggestionRecord } from '#catalogue/suggestions/record.ts'

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
