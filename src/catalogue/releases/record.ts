/** The browsers and runtimes whose releases are records, in the order that ranking uses. */
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

/** Where a release stands in its life. */
export const releaseStatuses = ['current', 'beta', 'nightly', 'planned', 'esr', 'retired'] as const

type ReleaseStatus = (typeof releaseStatuses)[number]

/** One record of the `releases` index. `objectID` is `<browser>-<version>`: "chrome-140", "safari_ios-18.4". */
export type ReleaseRecord = {
  readonly objectID: string
  readonly browser: ReleaseBrowser
  readonly browserName: string
  readonly version: string
  /** "Chrome 140". */
  readonly name: string
  /**
   * The parts of the version that count as exact words: all of a whole version, "18"; else those after the first, "6" of
   * "18.6", so that "18" finds the whole version first. Searched and not shown.
   */
  readonly exactParts: string
  /** Of equally good matches the smaller comes first: 0 what is current, 2 what is only planned, 1 all else. */
  readonly standing: number
  /** The version as one sortable integer: major·10⁶ + minor·10³ + patch. */
  readonly v: number
  readonly type: 'desktop' | 'mobile' | 'server'
  readonly engine?: string
  readonly engineVersion?: string
  /** Epoch seconds UTC; a few announced releases have no date yet. */
  readonly date?: number
  readonly year?: number
  /** `YYYY-MM`. */
  readonly month?: string
  /** The day of the release after it. */
  readonly nextDate?: number
  /** By the data; `statusOn` tells what it is on another day. */
  readonly status: ReleaseStatus
  /** Address of the release notes; https only. */
  readonly notes?: string
  /** True for the first release the data knows: what it supports was not new in it. */
  readonly first?: true
  /** Ids of the features that became usable with this release; 60 at most. */
  readonly features: readonly string[]
  readonly featureNames: readonly string[]
  /** The first five of `featureNames`. A list asks for them; of the others it is sent those that match the query. */
  readonly topFeatureNames: readonly string[]
  readonly featureCount: number
  /** Ids of the features of which at least one part shipped; 60 at most. */
  readonly touched: readonly string[]
  readonly touchedCount: number
  /** Ids of the features that became Baseline on this day with this release. */
  readonly completesBaseline: readonly string[]
  readonly completesCount: number
  readonly compatCount: number
  /** Number of new compat entries by top-level branch: `{ CSS: 18 }`. */
  readonly compatByArea: Readonly<Record<string, number>>
  readonly removedCount: number
  /** Keys of removed compat entries; 12 at most. */
  readonly removed: readonly string[]
  /** Names of new compat entries, shallow first; 80 at most. */
  readonly terms: readonly string[]
  /** objectID of the release before and after it. */
  readonly prev?: string
  readonly next?: string
  /** Place of the browser in `releaseBrowsers`, from 1. */
  readonly order: number
}
