/** Facts of a record, as far as they are known; of a search how many results it has. */
export type SnapshotSource = {
  readonly baseline?: string | undefined
  /** Epoch seconds UTC, like all dates of records. */
  readonly newlyDate?: number | undefined
  readonly widelyDate?: number | undefined
  readonly support?: Readonly<Record<string, string | undefined>> | undefined
  readonly usage?: number | undefined
  readonly parts?: { readonly total: number } | undefined
  readonly status?: string | readonly string[] | undefined
  readonly maturity?: string | undefined
  readonly standing?: string | undefined
  readonly featureCount?: number | undefined
  readonly compatCount?: number | undefined
  readonly count?: number | undefined
}

/**
 * What a visitor last saw of a saved entry, and when: small enough to be stored with each. Facts unknown at that time
 * are absent.
 */
export type Snapshot = {
  /** `YYYY-MM-DD`: the day of the data. */
  readonly asOf: string
  /** The id that it had, where that has changed since. */
  readonly id?: string
  readonly baseline?: string
  /** Since when that status holds: epoch seconds UTC. */
  readonly since?: number
  /** By browser, as records have it. */
  readonly support?: Readonly<Record<string, string>>
  /** Percent of visitors. */
  readonly usage?: number
  readonly parts?: number
  /** Of an entry "Experimental, Deprecated", of a specification its maturity, of a release "beta". */
  readonly status?: string
  readonly standing?: string
  readonly features?: number
  readonly entries?: number
  /** Results of a search. */
  readonly count?: number
}

/** What is to be remembered of a record or a search, by the day of the data. */
export function snapshotOf(thing: SnapshotSource, asOf: string): Snapshot {
  const { baseline, support, usage, status, maturity, standing, count } = thing
  const facts = {
    asOf,
    baseline,
    since: baseline === 'widely' ? (thing.widelyDate ?? thing.newlyDate) : thing.newlyDate,
    support,
    usage,
    parts: thing.parts?.total,
    status: maturity ?? (typeof status === 'object' ? status.join(', ') : status),
    standing,
    features: thing.featureCount,
    entries: thing.compatCount,
    count,
  }
  // As JSON stores it: without undefined values.
  return JSON.parse(JSON.stringify(facts))
}
