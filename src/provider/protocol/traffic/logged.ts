/** A condition that a search or an event names. */
export type Condition = {
  readonly attribute: string
  /** `:` for a value, else a comparison of numbers: `<`, `<=`, `=`, `!=`, `>=`, `>`. */
  readonly operator: string
  readonly value: string
}

/** A search as it was answered. As-you-type prefixes are entries too; readers fold them. */
export type LoggedSearch = {
  /** Milliseconds since 1970. */
  readonly time: number
  /** The name of the index, a replica's included. */
  readonly index: string
  readonly query: string
  readonly nbHits: number
  /** The visitor; null where the request names none. */
  readonly userToken: string | null
  /** Null for a search without `clickAnalytics`. */
  readonly queryID: string | null
  /** From 0. */
  readonly page: number
  readonly tags: readonly string[]
  readonly conditions: readonly Condition[]
  /** The objectIDs of the hits in their order. */
  readonly objectIDs: readonly string[]
}

/** An event as it was accepted. */
export type LoggedEvent = {
  /** Milliseconds since 1970: the `timestamp` of the event, or when it arrived. */
  readonly time: number
  readonly type: 'click' | 'conversion' | 'view'
  readonly subtype: 'addToCart' | 'purchase' | null
  readonly name: string
  readonly index: string
  readonly userToken: string
  readonly queryID: string | null
  readonly objectIDs: readonly string[]
  /** From 1, one for each objectID of a click; else empty. */
  readonly positions: readonly number[]
  /** `attribute:value`, for an event about filters. */
  readonly filters: readonly string[]
}
