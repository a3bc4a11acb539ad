/**
 * Content files: static JSON built with the page and fetched from its own origin. They are content, not search;
 * what a record would be too small for lives here.
 */
import type { CoreBrowser } from '#catalogue/browsers.ts'

/** A data package and how old it is. */
export type DataPackage = {
  readonly name: string
  readonly version: string
  /** `YYYY-MM-DD`: the newest date found inside the package's data; absent where it holds none. */
  readonly date?: string
  readonly licence: string
}

/** What the page says about its data, small enough to be part of the bundle. */
export type DataSummary = {
  /** Number of records by index name. */
  readonly counts: Readonly<Record<string, number>>
  readonly packages: readonly DataPackage[]
  /** `YYYY-MM` of the newest Baseline date: "this month" is anchored here. */
  readonly newestMonth: string
  /** `YYYY-MM-DD`: the newest release or Baseline date in the data. */
  readonly asOf: string
  /** Percent of visitors that the usage figures can see. */
  readonly trackedUsage: number
  /** Number of values by list and attribute, of facets whose filters are closed at first. */
  readonly facetSizes: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What every view says about the data. */
export type PageSummary = Omit<DataSummary, 'facetSizes'>

/** Where an old id leads: one id is a redirect, several are a choice. */
export type Redirects = {
  readonly features: Readonly<Record<string, readonly string[]>>
  readonly specs: Readonly<Record<string, readonly string[]>>
}

/** `YYYY-MM-DD` by browser and version. */
export type ReleaseDates = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A note of a support statement as a tiny tree: no HTML leaves the build. */
export type NoteNode =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'code' | 'em'; readonly value: string }
  | { readonly type: 'link'; readonly href: string; readonly value: string }

/** One support statement of one browser, as the compat data gives it. */
export type SupportStatement = {
  /** "105", "≤79", "preview"; false: not supported. */
  readonly added: string | false
  readonly removed?: string
  /** The last version that had it, where it was removed. */
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
  /** Addresses at which the implementation is tracked; https only. */
  readonly tracked?: readonly string[]
}

/** One of the 128 buckets of full support tables: BCD key → browser → statements, newest first. */
export type SupportBucket = Readonly<
  Record<string, Readonly<Record<string, readonly SupportStatement[]>>>
>

/** The number of buckets, and so of files. */
export const SUPPORT_BUCKETS = 128

/** A note as it is shown: text, code and links. */
export type Note = readonly NoteNode[]

/** The versions of a browser that a note holds for: "26", "18.4–26.1". */
export type NotedVersions = { readonly browser: CoreBrowser; readonly versions: string }

/** What is known of a feature beside its support; none of the lists is empty. */
export type FeatureNotes = {
  /** The caniuse features that the issues and remarks are of. */
  readonly caniuse?: readonly { readonly id: string; readonly title: string }[]
  /** Known issues, by caniuse. */
  readonly issues?: readonly Note[]
  /** Notes by caniuse; `where` is empty for those on the whole feature. */
  readonly remarks?: readonly {
    readonly note: Note
    readonly where: readonly NotedVersions[]
    /** Holds for no current version. */
    readonly past?: true
  }[]
  /** Notes by the compat data on the newest support of parts, those of most parts first; 20 at most. */
  readonly parts?: readonly ({ readonly note: Note } & NotedParts)[]
  /** The number of all of them, where there are more. */
  readonly partsTotal?: number
  /** Where browsers that lack a part track its implementation; https only. */
  readonly tracked?: readonly ({ readonly url: string } & NotedParts)[]
}

/** The parts of a feature that something is said of. */
export type NotedParts = {
  readonly browsers: readonly CoreBrowser[]
  /** Keys of the parts, three at most. */
  readonly keys: readonly string[]
  /** The number of all of them. */
  readonly count: number
}

/** One of the buckets of notes: feature id → notes, for the features that have some. */
export type NotesBucket = Readonly<Record<string, FeatureNotes>>

/** The number of buckets of notes, and so of files. */
export const NOTES_BUCKETS = 32

/**
 * A version of a browser: its name ("18.5-18.7"), the version of the core browser that it counts as, and the percent
 * of all visitors who use it.
 */
export type VersionShare = readonly [version: string, place: number, share: number]

/** The versions of browsers with their global usage, newest first. */
export type UsageShares = {
  readonly core: { readonly [Browser in CoreBrowser]: readonly VersionShare[] }
  /** Browsers that count as a core browser, by the version of their engine. */
  readonly others: readonly {
    readonly name: string
    readonly as: CoreBrowser
    readonly versions: readonly VersionShare[]
  }[]
  /** Percent of all visitors whose browser is known and has no place here: Internet Explorer, Opera Mini. */
  readonly unplaced: number
}

/** The number of entries in an entry file; the last holds what is left. */
export const ENTRIES_PER_FILE = 750

/**
 * An entry file: keys with names (`packName`) and kinds. First come the entries on which the newest releases of the core
 * browsers differ, each part from the latest change to the oldest: a comparison of new releases needs few files.
 */
export type EntryRows = readonly (readonly [key: string, name: string, kind: string])[]

/**
 * Addresses of the content files, given to the page by the build (`virtual:content`).
 *
 * @public The type of a virtual module, which no import names.
 */
export type ContentManifest = {
  readonly summary: PageSummary
  /** `YYYY-MM-DD` on which the data packages were the newest that the registry had; undefined where nobody looked. */
  readonly checkedOn: string | undefined
  /** The address that the site will be found at, without a slash at the end; undefined where it is not configured. */
  readonly siteUrl: string | undefined
  readonly urls: {
    readonly redirects: string
    readonly releaseDates: string
    readonly usage: string
    /** How the addresses of usage by region begin: the id of a region or "list", and ".json" follow. */
    readonly region: string
    /** What checks of code are made with. */
    readonly code: string
    readonly targets: string
    /** By bucket number. */
    readonly support: readonly string[]
    /** By bucket number. */
    readonly notes: readonly string[]
  }
}

/**
 * Addresses of the files that releases are compared by (`virtual:history`): apart from the others, which every view loads.
 *
 * @public The type of a virtual module, which no import names.
 */
export type HistoryManifest = {
  /** The history of a browser by its id in the compat data. */
  readonly historyUrl: (browser: string) => string
  /** By the number of the entry file. */
  readonly entryUrls: readonly string[]
}
