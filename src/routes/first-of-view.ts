import type { RecordResult } from '#contracts/renderer.ts'
import type { SearchRequest } from '#search/transport/search-client.ts'

/** What a first request depends on, but for the data. */
export type FirstAddress = {
  /** Of the record; empty at the address of a view. */
  readonly id: string
  /** The query string, with its question mark; may be empty. */
  readonly search: string
  /** `YYYY-MM-DD`, the visitor's day. */
  readonly today: string
  /** Whether the visitor has chosen browsers. */
  readonly isChecked: boolean
}

/** What a view that is no list asks first: exactly what it will ask, so that it can be sent before its code has loaded. */
export type FirstRequests = {
  /** Of the provider, in one request; empty where there is nothing to ask, or no record can have the id. */
  readonly requests: (address: FirstAddress) => readonly SearchRequest[]
  /** What it asks then, with the results of these; empty where there is nothing more to ask. */
  readonly next?: (
    results: readonly RecordResult[],
    address: FirstAddress,
  ) => readonly SearchRequest[]
  /** Addresses of content files. */
  readonly files?: (id: string) => readonly (string | undefined)[]
}
