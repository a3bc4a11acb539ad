/**
 * Bounds on the parts of a request, each far above what a page needs. Together with the limits on
 * body size, nesting depth and search time they keep the cost of any request small. Larger values
 * are rejected with 400.
 */
export const BOUNDS = {
  /** Entries of a list of attribute names in a search. */
  attributes: 200,
  /** Entries of any other list. */
  entries: 1000,
  /** Entries of a list of filters, at all levels: lists and conditions. */
  nestedEntries: 2000,
  /** Characters of one list entry, and of a name or a value in a filter. */
  entryLength: 1000,
  /** Words, signs and quoted texts of `filters`. */
  tokens: 20_000,
  /** Names in form-encoded parameters. */
  formNames: 1000,
  /** Levels of a dotted path, and of JSON inside a string. */
  depth: 32,
  /** Members of all objects in the body of a search, or in JSON inside a string. */
  members: 20_000,
  /** Characters of `highlightPreTag`, `highlightPostTag` and `snippetEllipsisText`. */
  tagLength: 128,
  /** Characters of all hits of a response as JSON. */
  answerLength: 20_000_000,
} as const
