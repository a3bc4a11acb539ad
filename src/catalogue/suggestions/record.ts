import * as v from 'valibot'

import { type Infer, tableOf, texts } from '#lib/schema.ts'

/** The indices that suggestions lead to. */
const suggestionIndices = ['features', 'compat', 'specs', 'releases'] as const

export type SuggestionIndex = (typeof suggestionIndices)[number]

const suggestionTarget = v.object({
  index: v.picklist(suggestionIndices),
  id: v.exactOptional(v.string()),
  /** Facet attribute → chosen values, joined by "or"; the query is empty. */
  filters: v.exactOptional(tableOf(texts)),
})

/**
 * Where a suggestion leads: with `id` to the record's page, with `filters` to the filtered list,
 * otherwise to a search for `query` in the list.
 */
export type SuggestionTarget = Infer<typeof suggestionTarget>

/** A record of the `suggestions` index. `objectID` is the query in lower case. */
export const suggestionSchema = v.object({
  objectID: v.string(),
  /** As shown and searched: "AbortController". */
  query: v.string(),
  /** The words for the operators in it. Searched, but not shown. */
  signs: v.exactOptional(texts),
  /** "Feature", "Interface", "Filter", …; several if things share the name. */
  kinds: texts,
  target: suggestionTarget,
  popularity: v.number(),
  /** Number of records behind it. */
  hits: v.number(),
})

export type SuggestionRecord = Infer<typeof suggestionSchema>
