import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { PlatformFields } from '#catalogue/platforms.ts'

/** A string per core browser; a browser that lacks the thing has no entry. */
export type PerBrowser<Value> = { readonly [Browser in CoreBrowser]?: Value }

/** A specification as a feature or compat entry points at it. */
export type SpecLink = {
  readonly title: string
  readonly url: string
  /** web-specs shortname; absent for explainers and pull requests, which are no specification yet. */
  readonly id?: string
}

/** How the parts (compat entries) of a feature stand today. */
export type FeatureParts = {
  readonly total: number
  /** Number of parts that work in the current stable release. */
  readonly works: PerBrowser<number>
}

/** The facet `baselineParts`: at least 80 % of the parts, at least half, fewer. */
export type BaselineParts = 'nearly' | 'half' | 'some'

/** Why a feature should not be used in new work. */
export type Discouraged = {
  /** Plain text with `code` spans. */
  readonly reason: string
  /** Addresses of the statements that discourage it; https only. */
  readonly by: readonly string[]
  /** Feature ids to use instead. */
  readonly alternatives: readonly string[]
  /** `YYYY-MM-DD` from which engines remove it. */
  readonly removal?: string
}

/**
 * One record of the `features` index: a web-features feature. `objectID` is its id (`[a-z0-9-]+`).
 * Text fields are plain text in which `…` marks code; a literal backtick is written U+E000 (see `lib/code-text.ts`).
 * Dates in numbers are epoch seconds UTC; dates in strings are `YYYY-MM-DD`.
 */
export type FeatureRecord = PlatformFields & {
  readonly objectID: string
  readonly name: string
  /** `name` without punctuation, lower case, 50 characters: what A–Z sorts by. */
  readonly sortName: string
  readonly description: string
  /** Names of the shallow compat entries that define the feature; 14 at most. */
  readonly primary: readonly string[]
  /** Former ids, caniuse ids and curated other names. */
  readonly aliases: readonly string[]
  /** Titles of caniuse. Searched and not shown. */
  readonly titles?: readonly string[]
  /** What visitors of caniuse search it by. Searched and not shown. */
  readonly keywords?: readonly string[]
  /** What people want to do with it, in their words. Searched and not shown. */
  readonly tasks?: readonly string[]
  /** The other names of its compat entries, shallow first; 120 at most. */
  readonly terms: readonly string[]
  /** "CSS", "Web APIs", …: where its compat entries live, the majority first. */
  readonly areas: readonly string[]
  readonly groups: {
    readonly lvl0?: readonly string[]
    readonly lvl1?: readonly string[]
    readonly lvl2?: readonly string[]
  }
  readonly baseline: BaselineStatus
  readonly newlyDate?: number
  /** `YYYY-MM`. */
  readonly newlyMonth?: string
  readonly newlyYear?: number
  /** True where the source gives only an upper bound ("≤2018-10-02"). */
  readonly approx?: true
  readonly widelyDate?: number
  /**
   * The days from which it is newly and widely available, to filter by: `NO_DAY` where it is not, because no comparison
   * finds a record without the attribute. Of a discouraged feature both are `DISCOURAGED_DAY`.
   */
  readonly available: { readonly newly: number; readonly widely: number }
  /** For newly available features: the low date plus 30 months. */
  readonly widelyExpected?: number
  /** Version to show: "105", "≤79". */
  readonly support: PerBrowser<string>
  /** Browsers whose support is of the compat data, which is newer than web-features. */
  readonly newer?: readonly CoreBrowser[]
  /** `YYYY-MM-DD` on which the version of `support` was released. */
  readonly shipped: PerBrowser<string>
  /** Version to filter by; `NEVER` where there is none. */
  readonly min: { readonly [Browser in CoreBrowser]: number }
  readonly missing: readonly CoreBrowser[]
  /** Engines with support in all their core browsers, 0 to 3. */
  readonly engines: number
  /**
   * "Safari", "Firefox" or "Chrome & Edge": the one engine that lacks it while both others are complete. "Firefox for
   * Android" and the like where only the mobile browser of that engine lacks it.
   */
  readonly missingOnlyIn?: string
  readonly onlyIn?: string
  /** Percent of parts supported now; only where it tells more than `support`. */
  readonly coverage?: PerBrowser<number>
  readonly parts: FeatureParts
  /**
   * Why it has its status, in a line: "**323 of 325 parts** work in Chrome; missing: `a`". `**`
   * encloses what carries the point. What depends on the day is left to the reader of the record: how long it has been
   * Baseline. Absent for Baseline features whose parts work everywhere.
   */
  readonly why?: string
  /** Of a limited feature: how many of its parts are Baseline by themselves; absent where none is known to be. */
  readonly baselineParts?: BaselineParts
  /** Percent of all visitors whose browsers the usage data knows (`DataSummary.trackedUsage`); approximate. */
  readonly usage: number
  readonly firstShipped?: number
  readonly lastShipped?: number
  readonly specs: readonly SpecLink[]
  /** Short titles of its specifications, "Explainer" for those that are none yet; the facet. */
  readonly spec: readonly string[]
  /** Organisations behind its specifications. */
  readonly org: readonly string[]
  readonly snapshot?: readonly string[]
  readonly caniuse?: readonly string[]
  /** Path on developer.mozilla.org, beginning with "/". */
  readonly mdn?: string
  readonly compatCount: number
  /** Parts by which a page can test for it, with their tests; two at most. */
  readonly tests?: readonly { readonly key: string; readonly test: string }[]
  readonly weight: number
  readonly discouraged?: Discouraged
  /** Ids of related features, best first; six at most. */
  readonly related: readonly string[]
}
