import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { DatedValues } from '#catalogue/dated-values.ts'
import type { PerBrowser } from '#catalogue/features/record.ts'
import type { PlatformFields } from '#catalogue/platforms.ts'

import type { CompatKind } from './kinds.ts'

/** The facet `status`; an entry may have several values. */
export type CompatStatus = 'Standard' | 'Experimental' | 'Deprecated' | 'Non-standard'

/**
 * A record of the `compat` index. `objectID` is the key of the entry, which is case-sensitive. In
 * text fields, `…` marks code; a literal backtick is U+E000.
 */
export type CompatRecord = PlatformFields & {
  readonly objectID: string
  /** The name as code: "Array.prototype.at()", "display: grid". Not unique: show `path` too. */
  readonly name: string
  readonly kind: CompatKind
  /** Other spellings: "Array.at", "gridTemplateColumns", "onabort". */
  readonly aliases: readonly string[]
  /** Everyday phrases for what it does. Searched, but not shown. */
  readonly tasks?: readonly string[]
  readonly description?: string
  /** From the top down: "CSS", "CSS > Properties", "CSS > Properties > display". */
  readonly path: {
    readonly lvl0: string
    readonly lvl1?: string
    readonly lvl2?: string
  }
  readonly depth: number
  /** IDs of the features that it belongs to. */
  readonly features: readonly string[]
  readonly featureName: readonly string[]
  /** Its own Baseline status, if web-features has one; never "discouraged". */
  readonly baseline?: BaselineStatus
  /** Epoch seconds UTC. */
  readonly newlyDate?: number
  readonly status: readonly CompatStatus[]
  /**
   * What each browser's versions have, see `lib/support-code.ts`: "105", "≤79", "18; prefix 9
   * -webkit-", "next 154 2026-09-22", "gone 65; 1". No more than they have of the entries above.
   * No entry: never supported.
   */
  readonly support: PerBrowser<string> & { readonly ie?: string }
  /** First version with unflagged, unprefixed, complete, lasting support; `NEVER` without one. */
  readonly min: { readonly [Browser in CoreBrowser]: number }
  /** The same for support in part, with a prefix or under another name. */
  readonly usable: { readonly [Browser in CoreBrowser]: number }
  readonly missing: DatedValues
  /** The one engine that lacks it while both others are complete: "Safari", "Chrome & Edge". */
  readonly missingOnlyIn?: DatedValues
  readonly onlyIn?: DatedValues
  /**
   * Which browsers lack it and how: "Behind a flag in **Firefox** · in all others since Safari 16.4
   * (Mar 2023)". `**` encloses what matters most.
   */
  readonly why: string
  /** Number of engines with support in all their core browsers. */
  readonly engines: DatedValues
  /** The releases that changed its support, and how, for filters: see `changeFilter`. */
  readonly changes: readonly string[]
  /** The day of its newest event, past or announced, for filters. Epoch seconds UTC. */
  readonly changed?: number
  /** How core browsers fall short of plain support: "partial", "flag", "removed". */
  readonly caveats: DatedValues
  /** Which of them, and how: "firefox flag". */
  readonly caveatsIn: DatedValues
  readonly notes: number
  /** Percentage of visitors with a tracked browser (`DataSummary.trackedUsage`); approximate. */
  readonly usage: number
  /** web-specs shortnames of the specifications that define it. */
  readonly specs: readonly string[]
  readonly specUrl?: string
  /** For elements: the key of their DOM interface, "api.HTMLDialogElement". */
  readonly interface?: string
  /** Path on developer.mozilla.org, with a leading "/". */
  readonly mdn?: string
  /**
   * A feature test in CSS, "@supports (gap: initial)", or JavaScript, "'at' in Array.prototype".
   * Absent if no test is reliable.
   */
  readonly test?: string
  /** The file of its data in browser-compat-data, if it is not `usualFile` of its key. */
  readonly file?: string
  readonly weight: number
}
