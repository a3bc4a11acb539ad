import * as v from 'valibot'

import { datedTexts } from '#catalogue/dated-values.ts'
import type { ChangeKind } from '#catalogue/history/support-state.ts'
import { flag, type Infer, seconds, tableOf, texts } from '#lib/schema.ts'

/** The browsers and runtimes whose releases are records, in ranking order. */
export const releaseBrowsers = [
  'chrome',
  'safari',
  'firefox',
  'edge',
  'safari_ios',
  'chrome_android',
  'firefox_android',
  'samsunginternet_android',
  'opera',
  'nodejs',
  'deno',
  'bun',
  'ie',
] as const

export type ReleaseBrowser = (typeof releaseBrowsers)[number]

export const releaseStatuses = ['current', 'beta', 'nightly', 'planned', 'esr', 'retired'] as const

export type ReleaseStatus = (typeof releaseStatuses)[number]

/** What lists retrieve. Apart from the rest of the schema, so that the script of a list holds only this. */
export const listedRelease = v.object({
  objectID: v.string(),
  version: v.string(),
  name: v.string(),
  engine: v.exactOptional(v.string()),
  engineVersion: v.exactOptional(v.string()),
  /** Epoch seconds UTC; absent for some announced releases. */
  date: v.exactOptional(seconds),
  /** The status on each day: "beta -20774", "current 20774-20795", "retired 20795-". */
  statuses: datedTexts,
  /** The first release in the data: what it supports was not new in it. */
  first: v.exactOptional(flag),
  /** The first five of `featureNames`. Lists retrieve them and the names that match the query. */
  topFeatureNames: texts,
  featureCount: v.number(),
  completesCount: v.number(),
  /** Number of entries that it supports and the release before did not. */
  compatCount: v.number(),
  /** Number of new compat entries by top-level branch: `{ CSS: 18 }`. */
  compatByArea: tableOf(v.number()),
  /** Number of entries that the release before supported and it does not. */
  removedCount: v.number(),
  /** Number of entries whose support changed in another way. Absent if none did. */
  changedCount: v.exactOptional(v.number()),
  /** Its day is later than the data, which therefore does not know all of its changes. */
  isAhead: v.exactOptional(flag),
})

/** A record of the `releases` index. `objectID` is `<browser>-<version>`: "safari_ios-18.4". */
export const releaseSchema = v.object({
  ...listedRelease.entries,
  browser: v.picklist(releaseBrowsers),
  browserName: v.string(),
  /**
   * Parts of the version that match exactly: "18" of 18, only "6" of 18.6. The query "18" then
   * finds the whole version first. Not shown.
   */
  exactParts: v.string(),
  /** The version as a sortable integer: major·10⁶ + minor·10³ + patch. */
  v: v.number(),
  type: v.picklist(['desktop', 'mobile', 'server']),
  year: v.exactOptional(v.number()),
  /** `YYYY-MM`. */
  month: v.exactOptional(v.string()),
  /** The status in the data. */
  status: v.picklist(releaseStatuses),
  /** The statuses that it has in the data or can have later, "retired" only if no other. Searched only. */
  statusWords: v.array(v.picklist(releaseStatuses)),
  /** The periods in which it is current, for the order: see `periodsOf`. Absent if it never is. */
  currentIn: v.exactOptional(texts),
  /** Address of the release notes; https only. */
  notes: v.exactOptional(v.string()),
  /** IDs of the features that became usable with this release; 60 at most. */
  features: texts,
  featureNames: texts,
  /** IDs of the features of which at least one part shipped; 60 at most. */
  touched: texts,
  touchedCount: v.number(),
  /** IDs of the features that became Baseline on this day with this release. */
  completesBaseline: texts,
  /** The same by kind of change, without `added` and `removed`. */
  changes: tableOf<number, ChangeKind>(v.number()),
  /** Names of entries with new or better support, shallow first; 80 at most. */
  terms: texts,
  /** objectID of the previous and the next release. */
  prev: v.exactOptional(v.string()),
  next: v.exactOptional(v.string()),
  /** Position of the browser in `releaseBrowsers`, from 1. */
  order: v.number(),
})

export type ReleaseRecord = Infer<typeof releaseSchema>
