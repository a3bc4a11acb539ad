import * as v from 'valibot'

import { baselineStatuses } from '#catalogue/baseline.ts'
import { coreBrowsers, numberForEachBrowser, textPerBrowser } from '#catalogue/browsers.ts'
import { datedTexts } from '#catalogue/dated-values.ts'
import { platformFields } from '#catalogue/platforms.ts'
import { workingParts } from '#catalogue/working-parts.ts'
import { flag, type Infer, seconds, texts } from '#lib/schema.ts'

const specLink = v.object({
  title: v.string(),
  url: v.string(),
  /** web-specs shortname; absent for explainers and pull requests. */
  id: v.exactOptional(v.string()),
})

export type SpecLink = Infer<typeof specLink>

/** The facet `baselineParts`: at least 80 % of the parts, at least half, fewer. */
const baselineParts = ['nearly', 'half', 'some'] as const

export type BaselineParts = (typeof baselineParts)[number]

const discouraged = v.object({
  reason: v.string(),
  /** Addresses of the statements that discourage it; https only. */
  by: texts,
  /** IDs of features to use instead. */
  alternatives: texts,
  /** Their names, in the same order. */
  instead: texts,
  /** `YYYY-MM-DD` from which engines remove it. */
  removal: v.exactOptional(v.string()),
})

export type Discouraged = Infer<typeof discouraged>

/** The names of its groups by level, from the top down. */
export const groupsByLevel = v.object({
  lvl0: v.exactOptional(texts),
  lvl1: v.exactOptional(texts),
  lvl2: v.exactOptional(texts),
})

export const testsOfParts = v.array(
  v.object({ key: v.string(), test: v.string(), testRemark: v.exactOptional(v.string()) }),
)

/** What lists retrieve. Apart from the rest of the schema, so that the script of a list holds only this. */
export const listedFeature = v.object({
  objectID: v.string(),
  name: v.string(),
  description: v.string(),
  /** Areas of its compat entries, "CSS", "Web APIs", …; the majority first. */
  areas: texts,
  baseline: v.picklist(baselineStatuses),
  newlyDate: v.exactOptional(seconds),
  /** The source only has an upper bound: "≤2018-10-02". */
  approx: v.exactOptional(flag),
  widelyDate: v.exactOptional(seconds),
  /** For newly available features: the newly available date plus 30 months. */
  widelyExpected: v.exactOptional(seconds),
  /**
   * What each browser's versions have of all parts, see `lib/support-code.ts`. Plain support begins
   * where web-features counts the feature, or lasts until the first part is removed; "nearly" needs
   * nine of ten parts and the main entry, partial support the main entry or half of the parts.
   */
  support: textPerBrowser,
  /** `YYYY-MM-DD` of the release with plain support, past or announced. */
  shipped: textPerBrowser,
  /**
   * The reason for its status: "**323 of 325 parts** work in Chrome; missing: `a`". `**` encloses
   * what matters most. Absent for Baseline features whose parts work everywhere.
   */
  why: v.exactOptional(v.string()),
  /** Percentage of visitors with a tracked browser (`DataSummary.trackedUsage`); approximate. */
  usage: v.number(),
})

/**
 * A record of the `features` index. `objectID` is the web-features ID (`[a-z0-9-]+`). In text
 * fields, `…` marks code; a literal backtick is U+E000 (see `lib/code-text.ts`). Numeric dates are
 * epoch seconds UTC, string dates `YYYY-MM-DD`.
 */
export const featureSchema = v.object({
  ...listedFeature.entries,
  ...platformFields.entries,
  /** `name` without punctuation, in lower case, 50 characters: the key of sorting A–Z. */
  sortName: v.string(),
  /** Names of the shallow compat entries that define the feature; 14 at most. */
  primary: texts,
  /** Former IDs, caniuse IDs and curated alternatives. */
  aliases: texts,
  /** Titles of caniuse. Searched, but not shown. */
  titles: v.exactOptional(texts),
  /** Keywords of caniuse. Searched, but not shown. */
  keywords: v.exactOptional(texts),
  /** Everyday phrases for what it does. Searched, but not shown. */
  tasks: v.exactOptional(texts),
  /** What it is called in German, French, Spanish, Portuguese, Japanese and Chinese. Searched, but not shown. */
  translations: v.exactOptional(texts),
  /** Names of its other compat entries, shallow first; 120 at most. */
  terms: texts,
  groups: groupsByLevel,
  /** `YYYY-MM`. */
  newlyMonth: v.exactOptional(v.string()),
  newlyYear: v.exactOptional(v.number()),
  /**
   * First days of the statuses, for filters: `NO_DAY` without one, because filters never match a
   * missing attribute; `DISCOURAGED_DAY` if discouraged.
   */
  available: v.object({ newly: v.number(), widely: v.number() }),
  /** Browsers whose support is from the compat data, which is newer than web-features. */
  newer: v.exactOptional(v.array(v.picklist(coreBrowsers))),
  /** First version with plain support; `NEVER` without one. */
  min: numberForEachBrowser,
  /** The same for support in part, with a prefix or under another name. */
  usable: numberForEachBrowser,
  missing: datedTexts,
  /** Number of engines with support in all their core browsers. */
  engines: datedTexts,
  /**
   * The one engine that lacks it while both others are complete: "Safari", "Chrome & Edge".
   * "Firefox for Android" if only the mobile browser lacks it.
   */
  missingOnlyIn: v.exactOptional(datedTexts),
  onlyIn: v.exactOptional(datedTexts),
  parts: workingParts,
  /** Of a limited feature: the share of parts that are Baseline; absent if none is known to be. */
  baselineParts: v.exactOptional(v.picklist(baselineParts)),
  /** The day of its newest event, past or announced, for filters. Epoch seconds UTC. */
  changed: v.exactOptional(seconds),
  firstShipped: v.exactOptional(seconds),
  lastShipped: v.exactOptional(seconds),
  specs: v.array(specLink),
  /** The facet: short titles of its specifications, "Explainer" for those that are not one yet. */
  spec: texts,
  org: texts,
  snapshot: v.exactOptional(texts),
  /** The facet: positions of vendors, see `positionText`. Absent without an answer. */
  positions: v.exactOptional(texts),
  /** The facet: years in which it was in Interop, `YYYY`. */
  interop: v.exactOptional(texts),
  /** Developers who asked for it; absent where nobody was asked. */
  votes: v.exactOptional(v.number()),
  /** The facet: bounds that the votes reach: "25+". */
  wanted: v.exactOptional(texts),
  caniuse: v.exactOptional(texts),
  /** Path on developer.mozilla.org, with a leading "/". */
  mdn: v.exactOptional(v.string()),
  compatCount: v.number(),
  /** Where web-features and the compat data differ on it. */
  remarks: v.exactOptional(texts),
  /** Keys that web-features names, the compat data no longer has, and nothing is known to have replaced. */
  gone: v.exactOptional(texts),
  /** Parts whose presence shows that the feature is supported, with their tests; two at most. */
  tests: v.exactOptional(testsOfParts),
  /** Web IDL limits all interfaces and members that it adds to secure contexts: https and localhost. */
  secureContext: v.exactOptional(v.boolean()),
  weight: v.number(),
  discouraged: v.exactOptional(discouraged),
  /** IDs of related features, best first; six at most. */
  related: texts,
})

export type FeatureRecord = Infer<typeof featureSchema>
