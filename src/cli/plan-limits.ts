/**
 * What a hosted application may hold: the limits in Algolia's documentation, and for the number of records what
 * its free plan was in September 2026. A larger plan allows more; an embedded provider has no such limits.
 */
export const planLimits = {
  /** Bytes of a record as JSON. */
  recordBytes: 10_000,
  /** Indices of an application, replicas and temporary ones included. */
  indices: 10,
  /** Synonyms of an index. */
  synonyms: 1_000,
  /** Records of an application; a replica's count as well. */
  records: 50_000,
  /** Bytes of an application. */
  bytes: 1_000_000_000,
} as const
