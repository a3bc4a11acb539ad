/** Bounds on what a request may ask for. */
export type Limits = {
  /** Bytes of a body that writes, before and after decompression. */
  readonly writeBytes: number
  /** Bytes of any other body. */
  readonly queryBytes: number
  /** Brackets inside brackets in a body. */
  readonly depth: number
  /** Queries in one request. */
  readonly queries: number
  /** Bytes of a record as JSON. */
  readonly recordBytes: number
  /** Milliseconds that the searches of one request may take together. */
  readonly searchTime: number
}

export const DEFAULT_LIMITS: Limits = {
  writeBytes: 10_000_000,
  queryBytes: 100_000,
  depth: 32,
  queries: 50,
  recordBytes: 100_000,
  searchTime: 5_000,
}
