import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { CompatStatus } from '#catalogue/compat/record.ts'
import type { ReleaseBrowser, ReleaseRecord } from '#catalogue/releases/record.ts'
import type { Caveat } from '#catalogue/verdict/facets.ts'
import type { Range } from '#search/address/url-state.ts'

/** A part of a question. Each is a filter of a list; `release` names one record. */
export type Intent =
  | { readonly kind: 'missing'; readonly browsers: readonly CoreBrowser[] }
  /** Supported in every browser but one; a value of the facet `missingOnlyIn`. */
  | { readonly kind: 'blocker'; readonly value: string }
  /** A value of the facet `onlyIn`. */
  | { readonly kind: 'only'; readonly value: string }
  | { readonly kind: 'everywhere' }
  /** Became Baseline in a year of the range, both ends included. */
  | { readonly kind: 'years'; readonly range: Range }
  /** Became Baseline in a month, `YYYY-MM`. */
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'baseline'; readonly statuses: readonly BaselineStatus[] }
  /** Had one of these statuses on a day, `YYYY-MM-DD`. */
  | { readonly kind: 'asOf'; readonly day: string; readonly statuses: readonly BaselineStatus[] }
  /** Limited, but at least 80 % of its parts are Baseline. */
  | { readonly kind: 'nearly' }
  /** Percent of all visitors, both ends included. */
  | { readonly kind: 'usage'; readonly range: Range }
  /** Conditional support, in one browser or in any. */
  | { readonly kind: 'caveat'; readonly caveat: Caveat; readonly browser?: CoreBrowser }
  | { readonly kind: 'status'; readonly status: CompatStatus }
  | { readonly kind: 'org'; readonly org: string }
  /** An edition of ECMAScript; a value of the facet `snapshot`. */
  | { readonly kind: 'edition'; readonly edition: string }
  /** "CSS", "Web APIs", …: the area of entries, by its name in the lists. */
  | { readonly kind: 'area'; readonly area: string }
  | { readonly kind: 'release'; readonly browser: ReleaseBrowser; readonly version: string }
  | {
      readonly kind: 'releases'
      readonly browser: ReleaseBrowser
      readonly status?: ReleaseRecord['status']
      readonly year?: number
      readonly engine?: string
    }

export type Question = {
  /** At least one; all of them apply, and one list has filters for all. */
  readonly intents: readonly Intent[]
  /** The words to search for within these filters; may be empty. */
  readonly rest: string
  /** From 0 to 1: how likely the text is a question at all. */
  readonly confidence: number
}
