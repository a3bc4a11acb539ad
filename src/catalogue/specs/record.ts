import type { CoreBrowser } from '#catalogue/browsers.ts'

/** Number of a specification's compat entries with plain support today, by browser. */
export type SpecWorks = { readonly [Browser in CoreBrowser]: number }

/** A record of the `specs` index. `objectID` is the web-specs shortname, case-sensitive: "SVG2". */
export type SpecRecord = {
  readonly objectID: string
  readonly title: string
  readonly shortTitle: string
  /** Shortname of the series: "css-grid". */
  readonly series: string
  /** Level or version within the series: "2". */
  readonly level?: string
  /** Whether the series calls this level current. */
  readonly current: boolean
  /** Former shortnames and the name of the series. */
  readonly aliases: readonly string[]
  /** The latest text: the nightly draft if there is one. */
  readonly url: string
  /** The published snapshot ("TR"). */
  readonly releaseUrl?: string
  readonly org: string
  /** Working groups and similar. */
  readonly groups: readonly string[]
  /** The status of the latest text: "Editor's Draft", "Living Standard". */
  readonly status: string
  /** The status of the published snapshot: "Candidate Recommendation Draft"; absent without one. */
  readonly maturity?: string
  readonly standing: 'good' | 'pending' | 'discontinued'
  readonly type: 'full' | 'delta' | 'fork'
  /** Shortnames of the specifications that replace it. */
  readonly obsoletedBy: readonly string[]
  readonly repo?: string
  /** Whether web-specs lists it among the specifications that browsers implement. */
  readonly browser: boolean
  /** Number of test folders in its test suite. */
  readonly tests: number
  /** First folder of its tests in web-platform-tests, for links to wpt.fyi. */
  readonly testPath?: string
  /** IDs of the features that it defines, best known first; 60 at most. */
  readonly features: readonly string[]
  readonly featureNames: readonly string[]
  /** The first five of `featureNames`. Lists retrieve them and the names that match the query. */
  readonly topFeatureNames: readonly string[]
  readonly featureCount: number
  readonly compatCount: number
  /** Support of the entries in `compatCount`; absent if that is 0. */
  readonly works?: SpecWorks
  /** Everyday phrases for what it is about. Searched, but not shown. */
  readonly tasks?: readonly string[]
  /** Everyday phrases for its features, if they are few. Ranked below `tasks`; not shown. */
  readonly featureTasks?: readonly string[]
  /** Names that it defines (interfaces, properties, elements), for "which spec defines X". */
  readonly terms: readonly string[]
  /** Shortnames: other levels of the series, then specifications of the same group; six at most. */
  readonly related: readonly string[]
  readonly rank: number
}
