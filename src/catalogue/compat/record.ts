import * as v from 'valibot'

import { baselineStatuses } from '#catalogue/baseline.ts'
import { type CoreBrowser, numberForEachBrowser } from '#catalogue/browsers.ts'
import { datedTexts } from '#catalogue/dated-values.ts'
import { platformFields } from '#catalogue/platforms.ts'
import { flag, type Infer, knownText, seconds, tableOf, texts } from '#lib/schema.ts'

import type { CompatKind } from './kinds.ts'

/** The facet `status`; an entry may have several values. */
export const compatStatuses = ['Standard', 'Experimental', 'Deprecated', 'Non-standard'] as const

export type CompatStatus = (typeof compatStatuses)[number]

/** What lists retrieve. Apart from the rest of the schema, so that the script of a list holds only this. */
export const listedEntry = v.object({
  objectID: v.string(),
  /** The name as code: "Array.prototype.at()", "display: grid". Not unique: show `path` too. */
  name: v.string(),
  kind: knownText<CompatKind>(),
  description: v.exactOptional(v.string()),
  /** From the top down: "CSS", "CSS > Properties", "CSS > Properties > display". */
  path: v.object({
    lvl0: v.string(),
    lvl1: v.exactOptional(v.string()),
    lvl2: v.exactOptional(v.string()),
  }),
  /** IDs of the features that it belongs to. */
  features: texts,
  featureName: texts,
  /** Its own Baseline status, if web-features has one; never "discouraged". */
  baseline: v.exactOptional(v.picklist(baselineStatuses)),
  /** Epoch seconds UTC. */
  newlyDate: v.exactOptional(seconds),
  /** The source only has an upper bound: "≤2018-10-02". */
  approx: v.exactOptional(flag),
  status: v.array(knownText<CompatStatus>()),
  /**
   * What each browser's versions have, see `lib/support-code.ts`: "105", "≤79", "18; prefix 9
   * -webkit-", "next 154 2026-09-22", "gone 65; 1". No more than they have of the entries above.
   * No entry: never supported.
   */
  support: tableOf<string, CoreBrowser | 'ie'>(v.string()),
  /**
   * Which browsers lack it and how: "Behind a flag in **Firefox** · in all others since Safari 16.4
   * (Mar 2023)". `**` encloses what matters most.
   */
  why: v.string(),
  /** Percentage of visitors with a tracked browser (`DataSummary.trackedUsage`); approximate. */
  usage: v.number(),
})

/**
 * A record of the `compat` index. `objectID` is the key of the entry, which is case-sensitive. In
 * text fields, `…` marks code; a literal backtick is U+E000.
 */
export const compatSchema = v.object({
  ...listedEntry.entries,
  ...platformFields.entries,
  /** Other spellings: "Array.at", "gridTemplateColumns", "onabort". */
  aliases: texts,
  /** Where web-features and the compat data differ on it. */
  remarks: v.exactOptional(texts),
  /** What browsers call or called it besides, and which: "`word-wrap` since Chrome 1 and Safari 1". */
  otherNames: v.exactOptional(texts),
  /** Everyday phrases for what it does. Searched, but not shown. */
  tasks: v.exactOptional(texts),
  depth: v.number(),
  /** First version with unflagged, unprefixed, complete, lasting support; `NEVER` without one. */
  min: numberForEachBrowser,
  /** The same for support in part, with a prefix or under another name. */
  usable: numberForEachBrowser,
  missing: datedTexts,
  /** The one engine that lacks it while both others are complete: "Safari", "Chrome & Edge". */
  missingOnlyIn: v.exactOptional(datedTexts),
  onlyIn: v.exactOptional(datedTexts),
  /** Number of engines with support in all their core browsers. */
  engines: datedTexts,
  /** The releases that changed its support, and how, for filters: see `changeFilter`. */
  changes: texts,
  /** The day of its newest event, past or announced, for filters. Epoch seconds UTC. */
  changed: v.exactOptional(seconds),
  /** How core browsers fall short of plain support: "partial", "flag", "removed". */
  caveats: datedTexts,
  /** Which of them, and how: "firefox flag". */
  caveatsIn: datedTexts,
  notes: v.number(),
  /** web-specs shortnames of the specifications that define it. */
  specs: texts,
  specUrl: v.exactOptional(v.string()),
  /** For elements: the key of their DOM interface, "api.HTMLDialogElement". */
  interface: v.exactOptional(v.string()),
  /** Path on developer.mozilla.org, with a leading "/". */
  mdn: v.exactOptional(v.string()),
  /**
   * A feature test in CSS, "@supports (gap: initial)", or JavaScript, "'at' in Array.prototype".
   * Absent if no test is reliable.
   */
  test: v.exactOptional(v.string()),
  /** Where the test is false in spite of support, or true in spite of gaps: "Only true on https and localhost." */
  testRemark: v.exactOptional(v.string()),
  /** Its Web IDL has [SecureContext]: pages see it on https and on localhost. */
  secureContext: v.exactOptional(v.boolean()),
  /** The file of its data in browser-compat-data, if it is not `usualFile` of its key. */
  file: v.exactOptional(v.string()),
  weight: v.number(),
})

export type CompatRecord = Infer<typeof compatSchema>
