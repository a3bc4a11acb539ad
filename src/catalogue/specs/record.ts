import * as v from 'valibot'

import { numberForEachBrowser } from '#catalogue/browsers.ts'
import { type Infer, texts } from '#lib/schema.ts'

/** Number of a specification's compat entries with plain support today, by browser. */
export type SpecWorks = Infer<typeof numberForEachBrowser>

/** What lists retrieve. Apart from the rest of the schema, so that the script of a list holds only this. */
export const listedSpec = v.object({
  objectID: v.string(),
  title: v.string(),
  shortTitle: v.string(),
  org: v.string(),
  /** Working groups and similar. */
  groups: texts,
  /** The status of the latest text: "Editor's Draft", "Living Standard". */
  status: v.string(),
  /** The status of the published snapshot: "Candidate Recommendation Draft"; absent without one. */
  maturity: v.exactOptional(v.string()),
  standing: v.picklist(['good', 'pending', 'discontinued']),
  /** Shortnames of the specifications that replace it. */
  obsoletedBy: texts,
  featureCount: v.number(),
  /** The first five of `featureNames`. Lists retrieve them and the names that match the query. */
  topFeatureNames: texts,
  compatCount: v.number(),
  /** Number of the entries in `compatCount` with plain support today; absent if that is 0. */
  works: v.exactOptional(numberForEachBrowser),
})

/** A record of the `specs` index. `objectID` is the web-specs shortname, case-sensitive: "SVG2". */
export const specSchema = v.object({
  ...listedSpec.entries,
  /** Shortname of the series: "css-grid". */
  series: v.string(),
  /** Level or version within the series: "2". */
  level: v.exactOptional(v.string()),
  /** Whether the series calls this level current. */
  current: v.boolean(),
  /** Former shortnames and the name of the series. */
  aliases: texts,
  /** The latest text: the nightly draft if there is one. */
  url: v.string(),
  /** The published snapshot ("TR"). */
  releaseUrl: v.exactOptional(v.string()),
  type: v.picklist(['full', 'delta', 'fork']),
  repo: v.exactOptional(v.string()),
  /** Whether web-specs lists it among the specifications that browsers implement. */
  browser: v.boolean(),
  /** Number of test folders in its test suite. */
  tests: v.number(),
  /** First folder of its tests in web-platform-tests, for links to wpt.fyi. */
  testPath: v.exactOptional(v.string()),
  /** IDs of the features that it defines, best known first; 60 at most. */
  features: texts,
  featureNames: texts,
  /** Everyday phrases for what it is about. Searched, but not shown. */
  tasks: v.exactOptional(texts),
  /** Everyday phrases for its features, if they are few. Ranked below `tasks`; not shown. */
  featureTasks: v.exactOptional(texts),
  /** Names that it defines (interfaces, properties, elements), for "which spec defines X". */
  terms: texts,
  /** Shortnames: other levels of the series, then specifications of the same group; six at most. */
  related: texts,
  rank: v.number(),
})

export type SpecRecord = Infer<typeof specSchema>
