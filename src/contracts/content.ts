/** Static JSON, built with the page and served from its origin: what is too large for records. */
import type { DatedValuesByFacet } from '#catalogue/dated-facets.ts'
import type { KnownReleases } from '#catalogue/releases/known-releases.ts'
import type { TargetsData } from '#catalogue/targets/targets-data.ts'

export type DataPackage = {
  readonly name: string
  readonly version: string
  /** `YYYY-MM-DD`: the newest date in the package's data; absent if it contains none. */
  readonly date?: string
  readonly licence: string
}

/** What the page states about its data; small enough for the bundle. */
export type DataSummary = {
  readonly counts: Readonly<Record<string, number>>
  readonly packages: readonly DataPackage[]
  /** `YYYY-MM` of the newest Baseline date: the page's "this month". */
  readonly newestMonth: string
  /** `YYYY-MM-DD`: the newest release or Baseline date in the data. */
  readonly asOf: string
  /** The days on which releases become current or retired by this data, in order. */
  readonly turnDays: readonly string[]
  /** The values of all records that hold in a period, see `catalogue/dated-values.ts`. */
  readonly datedValues: DatedValuesByFacet
  /** Percentage of visitors whose browser is known and counts as a core browser. */
  readonly trackedUsage: number
  /** Number of values by list and attribute, for facets whose filters are collapsed at first. */
  readonly facetSizes: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The days of all releases, for answers in words. */
  readonly releases: KnownReleases
  /** What is widely available from which day on, for visitors who chose no browsers. */
  readonly widely: TargetsData['widely']
}

/** Few views need the rest, which is in modules of its own. */
export type PageSummary = Omit<DataSummary, 'facetSizes' | 'releases' | 'widely'>

/** The number of buckets, and so of files. */
export const SUPPORT_BUCKETS = 128

/** The number of buckets of notes, and so of files. */
export const NOTES_BUCKETS = 32

/** The number of entries in an entry file; the last file holds the remainder. */
export const ENTRIES_PER_FILE = 750

/**
 * Addresses of the content files (`virtual:content`).
 * @public The type of a virtual module, which no import names.
 */
export type ContentManifest = {
  readonly summary: PageSummary
  /** `YYYY-MM-DD` on which the registry had no newer data packages; undefined if nobody checked. */
  readonly checkedOn: string | undefined
  /** Where errors of the page are reported: `bugs` of package.json; undefined if it names none. */
  readonly bugsUrl: string | undefined
  /** The site's public address, without a trailing slash; undefined if it is not configured. */
  readonly siteUrl: string | undefined
  readonly urls: {
    readonly redirects: string
    readonly releaseDates: string
    /** What releases of web-features changed. */
    readonly changes: string
    readonly usage: string
    /**
     * Prefix of the addresses of usage by region; a region's ID or "list", and ".json" follow. After
     * "numbers-", the ID leads to the usage of all browsers (`UsageNumbers`).
     */
    readonly region: string
    readonly code: string
    readonly targets: string
    /** Of caniuse's features, for queries. */
    readonly featureSupport: string
    /** By bucket number. */
    readonly support: readonly string[]
    readonly notes: readonly string[]
  }
}

/**
 * Addresses of files that few views need (`virtual:history`).
 * @public The type of a virtual module, which no import names.
 */
export type HistoryManifest = {
  readonly historyUrl: (browser: string) => string
  /** By number of the entry file. */
  readonly entryUrls: readonly string[]
  /** Of browsers that the compatibility data does not have (`OtherBrowsers`). */
  readonly otherBrowsersUrl: string
}
