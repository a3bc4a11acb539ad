/** The indices a suggestion can lead to. */
export type SuggestionIndex = 'features' | 'compat' | 'specs' | 'releases'

/**
 * Where a suggestion leads: with `id` to that record's own page, with `filters` to the list so filtered, with
 * neither to the list searched for `query`.
 */
export type SuggestionTarget = {
  readonly index: SuggestionIndex
  readonly id?: string
  /** Facet attribute → chosen values, any of which may match; without text. */
  readonly filters?: Readonly<Record<string, readonly string[]>>
}

/** One record of the `suggestions` index. `objectID` is the query in lower case. */
export type SuggestionRecord = {
  readonly objectID: string
  /** As it is to be shown and searched: "AbortController". */
  readonly query: string
  /** What it is: "Feature", "Interface", "Filter", …; more than one where several things share the name. */
  readonly kinds: readonly string[]
  readonly target: SuggestionTarget
  readonly popularity: number
  /** Number of records behind it. */
  readonly hits: number
}
