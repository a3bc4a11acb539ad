import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { PerBrowser } from '#catalogue/features/record.ts'
import type { PlatformFields } from '#catalogue/platforms.ts'

import type { CompatKind } from './kinds.ts'

/** The facet `status`; an entry may have more than one. */
export type CompatStatus = 'Standard' | 'Experimental' | 'Deprecated' | 'Non-standard'

/** The facet `caveats`: how support in any core browser falls short of plain support. */
export type CompatCaveat =
  | 'removed'
  | 'partial'
  | 'preview'
  | 'flag'
  | 'prefix'
  | 'alternative name'

/** The facet `caveatsIn`: which browser falls short, and how. */
export type BrowserCaveat = `${CoreBrowser} ${CompatCaveat}`

/**
 * One record of the `compat` index: an entry of the browser compat data. `objectID` is its key, which is
 * case-sensitive ("api.Crypto" and "api.crypto" are two).
 * Text fields are plain text in which `…` marks code; a literal backtick is written U+E000.
 */
export type CompatRecord = PlatformFields & {
  readonly objectID: string
  /** The name as code: "Array.prototype.at()", "display: grid", "<dialog open>". Not unique: show `path` too. */
  readonly name: string
  readonly kind: CompatKind
  /** Other spellings: "Array.at", "gridTemplateColumns", "onabort". */
  readonly aliases: readonly string[]
  /** What people want to do with it, in their words. Searched and not shown. */
  readonly tasks?: readonly string[]
  readonly description?: string
  /** From the top-level branch downwards: "CSS", "CSS > Properties", "CSS > Properties > display". */
  readonly path: {
    readonly lvl0: string
    readonly lvl1?: string
    readonly lvl2?: string
  }
  /** Number of segments of the key. */
  readonly depth: number
  /** Ids of the features it is a part of. */
  readonly features: readonly string[]
  /** Their names, in the same order. */
  readonly featureName: readonly string[]
  /** Its own Baseline status, where web-features gives one; never "discouraged", which is said of features. */
  readonly baseline?: BaselineStatus
  /** Epoch seconds UTC. */
  readonly newlyDate?: number
  readonly status: readonly CompatStatus[]
  /**
   * By browser: "105", "≤79", "next 154 2026-09-22" (not out by the data, which knows its day or does not), "preview", "flag 96", "prefix 10", "alt 12",
   * "partial 15", "1–64" (supported from 1 to 64, removed since). No entry: never supported.
   */
  readonly support: PerBrowser<string> & { readonly ie?: string }
  /** First version with unflagged, unprefixed, complete and lasting support; `NEVER` where there is none. */
  readonly min: { readonly [Browser in CoreBrowser]: number }
  readonly missing: readonly CoreBrowser[]
  /** "Safari", "Firefox" or "Chrome & Edge": the one engine that lacks it while both others are complete. */
  readonly missingOnlyIn?: string
  readonly onlyIn?: string
  /**
   * Who lacks it and how, or since when all have it, in a line: "Behind a flag in **Firefox** · in all others since
   * Safari 16.4 (Mar 2023)". `**` encloses what carries the point.
   */
  readonly why: string
  /** Engines with support in all their core browsers, 0 to 3. */
  readonly engines: number
  readonly caveats: readonly CompatCaveat[]
  /** The same by browser: "chrome flag". */
  readonly caveatsIn: readonly BrowserCaveat[]
  /** Number of notes in its full support table. */
  readonly notes: number
  /** Percent of all visitors whose browsers the usage data knows (`DataSummary.trackedUsage`); approximate. */
  readonly usage: number
  /** web-specs shortnames of the specifications that define it. */
  readonly specs: readonly string[]
  readonly specUrl?: string
  /** For elements: the key of the interface their nodes have, "api.HTMLDialogElement". */
  readonly interface?: string
  /** Path on developer.mozilla.org, beginning with "/". */
  readonly mdn?: string
  /**
   * How a page can test for it: a condition of CSS, "@supports (gap: initial)", else an expression of JavaScript,
   * "'at' in Array.prototype". Absent where no test is sound.
   */
  readonly test?: string
  readonly weight: number
}
