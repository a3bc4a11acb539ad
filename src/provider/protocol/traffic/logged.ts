export type Condition = {
  readonly attribute: string
  /** `:` for a value, else a numeric comparison: `<`, `<=`, `=`, `!=`, `>=`, `>`. */
  readonly operator: string
  readonly value: string
}

/** An answered search. Searches while typing are separate entries; readers fold them. */
export type LoggedSearch = {
  /** Milliseconds since 1970. */
  readonly time: number
  /** The name of the index or replica. */
  readonly index: string
  readonly query: string
  readonly nbHits: number
  /** The visitor; null if the request has no user token. */
  readonly userToken: string | null
  /** Null for a search without `clickAnalytics`. */
  readonly queryID: string | null
  /** From 0. */
  readonly page: number
  readonly tags: readonly string[]
  readonly conditions: readonly Condition[]
  /** The object IDs of the hits, in order. */
  readonly objectIDs: readonly string[]
}

/** An accepted event. */
export type LoggedEvent = {
  /** Milliseconds since 1970: the `timestamp` of the event, or its time of arrival. */
  readonly time: number
  readonly type: 'click' | 'conversion' | 'view'
  readonly subtype: 'addToCart' | 'purchase' | null
  readonly name: string
  readonly index: string
  readonly userToken: string
  readonly queryID: string | null
  readonly objectIDs: readonly string[]
  /** From 1, one for each objectID of a click; empty for other events. */
  readonly positions: readonly number[]
  /** `attribute:value`, for an event about filters. */
  readonly filters: readonly string[]
}

/** The form in which search texts are compared and counted. */
export function normalizeSearch(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
