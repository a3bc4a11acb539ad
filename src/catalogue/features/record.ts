import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { DatedValues } from '#catalogue/dated-values.ts'
import type { PlatformFields } from '#catalogue/platforms.ts'

/** A value per core browser; browsers without the feature have no entry. */
export type PerBrowser<Value> = { readonly [Browser in CoreBrowser]?: Value }

export type SpecLink = {
  readonly title: string
  readonly url: string
  /** web-specs shortname; absent for explainers and pull requests. */
  readonly id?: string
}

/**
 * The support of a feature's parts (compat entries) on the day of the data, like the why line, which
 * names these numbers.
 */
export type FeatureParts = {
  readonly total: number
  /** Number of parts that work in the newest release. */
  readonly works: PerBrowser<number>
}

/** The facet `baselineParts`: at least 80 % of the parts, at least half, fewer. */
export type BaselineParts = 'nearly' | 'half' | 'some'

export type Discouraged = {
  readonly reason: string
  /** Addresses of the statements that discourage it; https only. */
  readonly by: readonly string[]
  /** IDs of features to use instead. */
  readonly alternatives: readonly string[]
  /** Their names, in the same order. */
  readonly instead: readonly string[]
  /** `YYYY-MM-DD` from which engines remove it. */
  readonly removal?: string
}

/**
 * A record of the `features` index. `objectID` is the web-features ID (`[a-z0-9-]+`). In text
 * fields, `…` marks code; a literal backtick is U+E000 (see `lib/code-text.ts`). Numeric dates are
 * epoch seconds UTC, string dates `YYYY-MM-DD`.
 */
export type FeatureRecord = PlatformFields & {
  readonly objectID: string
  readonly name: string
  /** `name` without punctuation, in lower case, 50 characters: the key of sorting A–Z. */
  readonly sortName: string
  readonly description: string
  /** Names of the shallow compat entries that define the feature; 14 at most. */
  readonly primary: readonly string[]
  /** Former IDs, caniuse IDs and curated alternatives. */
  readonly aliases: readonly string[]
  /** Titles of caniuse. Searched, but not shown. */
  readonly titles?: readonly string[]
  /** Keywords of caniuse. Searched, but not shown. */
  readonly keywords?: readonly string[]
  /** Everyday phrases for what it does. Searched, but not shown. */
  readonly tasks?: readonly string[]
  /** What it is called in German, French, Spanish, Portuguese, Japanese and Chinese. Searched, but not shown. */
  readonly translations?: readonly string[]
  /** Names of its other compat entries, shallow first; 120 at most. */
  readonly terms: readonly string[]
  /** Areas of its compat entries, "CSS", "Web APIs", …; the majority first. */
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
  /** The source only has an upper bound: "≤2018-10-02". */
  readonly approx?: true
  readonly widelyDate?: number
  /**
   * First days of the statuses, for filters: `NO_DAY` without one, because filters never match a
   * missing attribute; `DISCOURAGED_DAY` if discouraged.
   */
  readonly available: { readonly newly: number; readonly widely: number }
  /** For newly available features: the newly available date plus 30 months. */
  readonly widelyExpected?: number
  /**
   * What each browser's versions have, see `lib/support-code.ts`. Plain support begins where
   * web-features counts the feature; before, it is what they have of its main entry, unless that is
   * complete: then parts are missing.
   */
  readonly support: PerBrowser<string>
  /** Browsers whose support is from the compat data, which is newer than web-features. */
  readonly newer?: readonly CoreBrowser[]
  /** `YYYY-MM-DD` of the release with plain support, past or announced. */
  readonly shipped: PerBrowser<string>
  /** First version with plain support; `NEVER` without one. */
  readonly min: { readonly [Browser in CoreBrowser]: number }
  /** The same for support in part, with a prefix or under another name. */
  readonly usable: { readonly [Browser in CoreBrowser]: number }
  readonly missing: DatedValues
  /** Number of engines with support in all their core browsers. */
  readonly engines: DatedValues
  /**
   * The one engine that lacks it while both others are complete: "Safari", "Chrome & Edge".
   * "Firefox for Android" if only the mobile browser lacks it.
   */
  readonly missingOnlyIn?: DatedValues
  readonly onlyIn?: DatedValues
  /** Percentage of parts that work, from `parts`; only if it adds to `support`. */
  readonly coverage?: PerBrowser<number>
  readonly parts: FeatureParts
  /**
   * The reason for its status: "**323 of 325 parts** work in Chrome; missing: `a`". `**` encloses
   * what matters most. Absent for Baseline features whose parts work everywhere.
   */
  readonly why?: string
  /** Of a limited feature: the share of parts that are Baseline; absent if none is known to be. */
  readonly baselineParts?: BaselineParts
  /** Percentage of visitors with a tracked browser (`DataSummary.trackedUsage`); approximate. */
  readonly usage: number
  /** The day of its newest event, past or announced, for filters. Epoch seconds UTC. */
  readonly changed?: number
  readonly firstShipped?: number
  readonly lastShipped?: number
  readonly specs: readonly SpecLink[]
  /** The facet: short titles of its specifications, "Explainer" for those that are not one yet. */
  readonly spec: readonly string[]
  readonly org: readonly string[]
  readonly snapshot?: readonly string[]
  /** The facet: positions of vendors, see `positionText`. Absent without an answer. */
  readonly positions?: readonly string[]
  /** The facet: years in which it was in Interop, `YYYY`. */
  readonly interop?: readonly string[]
  /** Developers who asked for it; absent where nobody was asked. */
  readonly votes?: number
  /** The facet: bounds that the votes reach: "25+". */
  readonly wanted?: readonly string[]
  readonly caniuse?: readonly string[]
  /** Path on developer.mozilla.org, with a leading "/". */
  readonly mdn?: string
  readonly compatCount: number
  /** Parts whose presence shows that the feature is supported, with their tests; two at most. */
  readonly tests?: readonly { readonly key: string; readonly test: string }[]
  readonly weight: number
  readonly discouraged?: Discouraged
  /** IDs of related features, best first; six at most. */
  readonly related: readonly string[]
}
