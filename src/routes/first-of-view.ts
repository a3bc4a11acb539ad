import type { RecordResult } from '#contracts/renderer.ts'
import type { ViewRequest } from '#search/transport/search-client.ts'

/** The parameters of a view's first requests. */
export type FirstAddress = {
  /** The record's id; empty for other views. */
  readonly id: string
  /** The query string, with its question mark; may be empty. */
  readonly search: string
  /** `YYYY-MM-DD`, the visitor's day. */
  readonly today: string
}

/**
 * The first requests of a view other than a list. They must equal the view's own requests, so that
 * they can be sent before its code has loaded.
 */
export type FirstRequests = {
  /** Queries for one request; empty if there are none, or no record can have the id. */
  readonly requests: (address: FirstAddress) => readonly ViewRequest[]
  /** Follow-up queries, given the results of the first ones; empty if there are none. */
  readonly next?: (
    results: readonly RecordResult[],
    address: FirstAddress,
  ) => readonly ViewRequest[]
  readonly files?: (id: string) => readonly (string | undefined)[]
}
