/** Static JSON, built with the page and served from its origin: what is too large for records. */
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { DatedValuesByFacet } from '#catalogue/dated-facets.ts'
import type { Vendor } from '#catalogue/features/opinions.ts'
import type { KnownReleases } from '#catalogue/releases/known-releases.ts'
import type { TargetsData } from '#catalogue/targets/presets.ts'

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
  /** What is widely available from which day on, for verdicts that the server writes. */
  readonly widely: TargetsData['widely']
}

/** Few views need the rest, which is in modules of its own. */
export type PageSummary = Omit<DataSummary, 'facetSizes' | 'releases' | 'widely'>

/** Targets of old IDs: one target is a redirect, several are a choice. */
export type Redirects = {
  readonly features: Readonly<Record<string, readonly string[]>>
  readonly specs: Readonly<Record<string, readonly string[]>>
}

/** `YYYY-MM-DD` by browser and version. */
export type ReleaseDates = Readonly<Record<string, Readonly<Record<string, string>>>>

export type NoteNode =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'code' | 'em'; readonly value: string }
  | { readonly type: 'link'; readonly href: string; readonly value: string }

/** A support statement of a browser in the compat data. */
export type SupportStatement = {
  /** "105", "≤79", "preview"; false: not supported. */
  readonly added: string | false
  readonly removed?: string
  /** The last version that had it, if it was removed. */
  readonly last?: string
  readonly partial?: true
  readonly prefix?: string
  readonly alternativeName?: string
  readonly flags?: readonly {
    readonly type: string
    readonly name: string
    readonly value?: string
  }[]
  readonly notes?: readonly (readonly NoteNode[])[]
  readonly tracked?: readonly string[]
}

/** One of the buckets of support tables: BCD key → browser → statements, newest first. */
export type SupportBucket = Readonly<
  Record<string, Readonly<Record<string, readonly SupportStatement[]>>>
>

/** The number of buckets, and so of files. */
export const SUPPORT_BUCKETS = 128

export type Note = readonly NoteNode[]

/** The versions of a browser that a note applies to: "26", "18.4–26.1". */
export type NotedVersions = { readonly browser: CoreBrowser; readonly versions: string }

/** A vendor's position on a proposal, in its own word: "positive", "oppose"; empty without one. */
export type VendorPosition = {
  readonly vendor: Vendor
  readonly position: string
  readonly concerns: readonly string[]
  readonly url: string
}

/** A bug of browsers that lack a feature. */
export type ElsewhereBug = { readonly browsers: readonly CoreBrowser[]; readonly url: string }

/** What other projects have about a feature. What they lack is absent. */
export type FeatureElsewhere = {
  readonly positions?: readonly VendorPosition[] | undefined
  /** Bugs of the browsers that lack it, some of each. */
  readonly bugs?: readonly ElsewhereBug[] | undefined
  /** Votes of developers, and the address for another. */
  readonly votes?: { readonly count: number; readonly url: string } | undefined
  /** The years in which vendors agreed to work on it, each once. */
  readonly interop?: readonly { readonly year: number; readonly url: string }[] | undefined
  /** IDs of entries of the Chrome Platform Status, some of them. */
  readonly chromeStatus?: readonly number[] | undefined
  /** The share of page loads in Chrome that use it, 0 to 1. */
  readonly pageLoads?: { readonly share: number; readonly url: string } | undefined
  /** The address of the results of its tests. */
  readonly tests?: string | undefined
}

export type FeatureNotes = {
  /** The caniuse features that the issues and remarks describe. */
  readonly caniuse?: readonly { readonly id: string; readonly title: string }[]
  readonly issues?: readonly Note[]
  /** Notes by caniuse; `where` is empty if a note is about the whole feature. */
  readonly remarks?: readonly {
    readonly note: Note
    readonly where: readonly NotedVersions[]
    /** The note applies to no current version. */
    readonly past?: true
  }[]
  /** Notes by the compat data on the newest support of parts, most parts first; 20 at most. */
  readonly parts?: readonly ({ readonly note: Note } & NotedParts)[]
  readonly partsTotal?: number
  /** Implementation bugs of parts that browsers lack; https only. */
  readonly tracked?: readonly ({ readonly url: string } & NotedParts)[]
}

/** The parts of a feature that a note or bug is about. */
export type NotedParts = {
  readonly browsers: readonly CoreBrowser[]
  /** Keys of the parts, three at most. */
  readonly keys: readonly string[]
  readonly count: number
}

/** What a page shows about a feature besides its record. */
export type NotedFeature = FeatureNotes & { readonly elsewhere?: FeatureElsewhere }

/** One of the buckets of notes: feature ID → notes, if it has some. */
export type NotesBucket = Readonly<Record<string, NotedFeature>>

/** The number of buckets of notes, and so of files. */
export const NOTES_BUCKETS = 32

/** Name ("18.5-18.7"), the version of the core browser it counts as, percentage of visitors. */
export type VersionShare = readonly [version: string, place: number, share: number]

export type UsageShares = {
  readonly core: { readonly [Browser in CoreBrowser]: readonly VersionShare[] }
  /** Browsers that count as a core browser, by the version of their engine. */
  readonly others: readonly {
    readonly name: string
    readonly as: CoreBrowser
    readonly versions: readonly VersionShare[]
  }[]
}

/** The number of entries in an entry file; the last file holds the remainder. */
export const ENTRIES_PER_FILE = 750

/**
 * Entries on which the newest releases of the core browsers differ come first, latest change first,
 * so that comparing new releases loads few files. Names are packed by `packName`. Spaces separate the IDs
 * of an entry's features.
 */
export type EntryRows = readonly (readonly [
  key: string,
  name: string,
  kind: string,
  features: string,
])[]

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
