/**
 * Bounds of what one request may ask for. Each is far above the needs of a page; together with the bytes and the depth
 * of a body and the time of a search they keep the cost of any request small. A larger value is refused with 400.
 */
export const BOUNDS = {
  /** Entries of a list of names in a search. */
  attributes: 200,
  /** Entries of any other list. */
  entries: 1000,
  /** Characters of an entry of a list. */
  entryLength: 1000,
  /** Levels of a dotted path, and of JSON in a string. */
  depth: 32,
  /** Characters of `highlightPreTag`, `highlightPostTag` and `snippetEllipsisText`. */
  tagLength: 128,
  /** Characters of all hits of a request as JSON. */
  answerLength: 20_000_000,
} as const
