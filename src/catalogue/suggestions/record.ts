/** The indices that suggestions lead to. */
export type SuggestionIndex = 'features' | 'compat' | 'specs' | 'releases'

/**
 * Where a suggestion leads: with `id` to the record's page, with `filters` to the filtered list,
 * otherwise to a search for `query` in the list.
 */
export type SuggestionTarget = {
  readonly index: SuggestionIndex
  readonly id?: string
  /** Facet attribute → chosen values, joined by "or"; the query is empty. */
  readonly filters?: Readonly<Record<string, readonly string[]>>
}

/** A record of the `suggestions` index. `objectID` is the query in lower case. */
export type SuggestionRecord = {
  readonly objectID: string
  /** As shown and searched: "AbortController". */
  readonly query: string
  /** The words for the operators in it. Searched, but not shown. */
  readonly signs?: readonly string[]
  /** "Feature", "Interface", "Filter", …; several if things share the name. */
  readonly kinds: readonly string[]
  readonly target: SuggestionTarget
  readonly popularity: number
  /** Number of records behind it. */
  readonly hits: number
}
