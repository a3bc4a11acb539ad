import type { CoreBrowser } from '#catalogue/browsers.ts'

/** In how many of its compat entries each core browser has plain support today. */
export type SpecWorks = { readonly [Browser in CoreBrowser]: number }

/**
 * One record of the `specs` index. `objectID` is the web-specs shortname, case-sensitive ("IndexedDB-3", "SVG2").
 */
export type SpecRecord = {
  readonly objectID: string
  readonly title: string
  /** `title` without punctuation, lower case, 50 characters: what A–Z sorts by. */
  readonly sortName: string
  readonly shortTitle: string
  /** Shortname of the series it belongs to: "css-grid". */
  readonly series: string
  /** Level or version within the series: "2". */
  readonly level?: string
  /** True for the level that its series calls current. */
  readonly current: boolean
  /** Former shortnames and the name of the series. */
  readonly aliases: readonly string[]
  /** The latest text: the nightly where there is one. */
  readonly url: string
  /** The published snapshot ("TR"). */
  readonly releaseUrl?: string
  readonly org: string
  /** Working groups and the like. */
  readonly groups: readonly string[]
  /** What the latest text calls itself: "Editor's Draft", "Living Standard". */
  readonly status: string
  /** What the published snapshot calls itself: "Candidate Recommendation Draft"; absent where none is published. */
  readonly maturity?: string
  readonly standing: 'good' | 'pending' | 'discontinued'
  readonly type: 'full' | 'delta' | 'fork'
  /** Shortnames of the specifications that replace it. */
  readonly obsoletedBy: readonly string[]
  readonly repo?: string
  /** True where web-specs counts it among the specifications that browsers implement. */
  readonly browser: boolean
  /** Number of test folders in its test suite. */
  readonly tests: number
  /** First folder of its tests in web-platform-tests: links to wpt.fyi. */
  readonly testPath?: string
  /** Ids of the features it defines, best known first; 60 at most. */
  readonly features: readonly string[]
  readonly featureNames: readonly string[]
  /** The first five of `featureNames`. A list asks for them; of the others it is sent those that match the query. */
  readonly topFeatureNames: readonly string[]
  readonly featureCount: number
  readonly compatCount: number
  /** Of `compatCount`; absent where that is 0. */
  readonly works?: SpecWorks
  /** What people look for in it, in their words. Searched and not shown. */
  readonly tasks?: readonly string[]
  /** What people look for in its features, where they are few. Searched after `tasks`, and not shown. */
  readonly featureTasks?: readonly string[]
  /** Names of the interfaces, properties, elements and so on that it defines: answers "which specification defines X". */
  readonly terms: readonly string[]
  /** Shortnames: other levels of the series first, then specifications of the same group; six at most. */
  readonly related: readonly string[]
  readonly rank: number
}
