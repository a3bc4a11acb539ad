import type { DatedValues } from '#catalogue/dated-values.ts'
import type { ChangeKind } from '#catalogue/history/support-state.ts'

/** The browsers and runtimes whose releases are records, in ranking order. */
export const releaseBrowsers = [
  'chrome',
  'safari',
  'firefox',
  'edge',
  'safari_ios',
  'chrome_android',
  'firefox_android',
  'samsunginternet_android',
  'opera',
  'nodejs',
  'deno',
  'bun',
  'ie',
] as const

export type ReleaseBrowser = (typeof releaseBrowsers)[number]

export const releaseStatuses = ['current', 'beta', 'nightly', 'planned', 'esr', 'retired'] as const

export type ReleaseStatus = (typeof releaseStatuses)[number]

/** A record of the `releases` index. `objectID` is `<browser>-<version>`: "safari_ios-18.4". */
export type ReleaseRecord = {
  readonly objectID: string
  readonly browser: ReleaseBrowser
  readonly browserName: string
  readonly version: string
  readonly name: string
  /**
   * Parts of the version that match exactly: "18" of 18, only "6" of 18.6. The query "18" then
   * finds the whole version first. Not shown.
   */
  readonly exactParts: string
  /** The version as a sortable integer: major·10⁶ + minor·10³ + patch. */
  readonly v: number
  readonly type: 'desktop' | 'mobile' | 'server'
  readonly engine?: string
  readonly engineVersion?: string
  /** Epoch seconds UTC; absent for some announced releases. */
  readonly date?: number
  readonly year?: number
  /** `YYYY-MM`. */
  readonly month?: string
  /** The day of the next release. Absent if no day changes the status. */
  readonly nextDate?: number
  /** The status in the data; `releaseStatusOn` computes it for another day. */
  readonly status: ReleaseStatus
  /** The statuses that it has in the data or can have later, except retired. Searched only. */
  readonly statusWords: readonly ReleaseStatus[]
  /** The same for each day, for filters: "beta -20774", "current 20774-20795", "retired 20795-". */
  readonly statuses: DatedValues
  /** The periods in which it is current, for the order: see `periodsOf`. Absent if it never is. */
  readonly currentIn?: readonly string[]
  /** Its day is later than the data, which therefore does not know all of its changes. */
  readonly isAhead?: true
  /** Address of the release notes; https only. */
  readonly notes?: string
  /** The first release in the data: what it supports was not new in it. */
  readonly first?: true
  /** IDs of the features that became usable with this release; 60 at most. */
  readonly features: readonly string[]
  readonly featureNames: readonly string[]
  /** The first five of `featureNames`. Lists retrieve them and the names that match the query. */
  readonly topFeatureNames: readonly string[]
  readonly featureCount: number
  /** IDs of the features of which at least one part shipped; 60 at most. */
  readonly touched: readonly string[]
  readonly touchedCount: number
  /** IDs of the features that became Baseline on this day with this release. */
  readonly completesBaseline: readonly string[]
  readonly completesCount: number
  /** Number of entries that it supports and the release before did not. */
  readonly compatCount: number
  /** Number of new compat entries by top-level branch: `{ CSS: 18 }`. */
  readonly compatByArea: Readonly<Record<string, number>>
  /** Number of entries that the release before supported and it does not. */
  readonly removedCount: number
  /** Number of entries whose support changed in another way. Absent if none did. */
  readonly changedCount?: number
  /** The same by kind of change, without `added` and `removed`. */
  readonly changes: Readonly<Partial<Record<ChangeKind, number>>>
  /** Names of entries with new or better support, shallow first; 80 at most. */
  readonly terms: readonly string[]
  /** objectID of the previous and the next release. */
  readonly prev?: string
  readonly next?: string
  /** Position of the browser in `releaseBrowsers`, from 1. */
  readonly order: number
}
