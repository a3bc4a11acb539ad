import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { versionNumber } from '#lib/version.ts'
import { baseParams, byIds, isQuotable, MOST_HITS } from '#routes/detail/record-queries.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

const releaseAttributes = [
  'objectID',
  'browser',
  'browserName',
  'version',
  'name',
  'engine',
  'engineVersion',
  'date',
  'year',
  'status',
  'notes',
  'first',
  'features',
  'featureNames',
  'featureCount',
  'touched',
  'touchedCount',
  'completesBaseline',
  'completesCount',
  'compatCount',
  'compatByArea',
  'removedCount',
  'removed',
  'terms',
  'prev',
  'next',
] as const satisfies readonly (keyof ReleaseRecord)[]

const featureAttributes = [
  'objectID',
  'name',
  'baseline',
] as const satisfies readonly (keyof FeatureRecord)[]

const entryAttributes = [
  'objectID',
  'name',
  'kind',
  'path',
] as const satisfies readonly (keyof CompatRecord)[]

/** What the detail view shows of its release. */
export type ReleaseDetail = Pick<ReleaseRecord, (typeof releaseAttributes)[number]>

export type ReleaseFeature = Pick<FeatureRecord, (typeof featureAttributes)[number]>

/** A compat entry that shipped with it, or was removed. */
export type ReleaseEntry = Pick<CompatRecord, (typeof entryAttributes)[number]>

/** A release of a core browser as the first versions of features and entries can be asked for it. */
type CoreRelease = { readonly browser: CoreBrowser; readonly version: number }

/** Whether an address can be a release's; nothing else is put into a filter. */
export function isReleaseId(id: string): boolean {
  return isQuotable(id) && /^[a-z_]+-\d/.test(id)
}

/** "chrome-140" → Chrome, 140; undefined for browsers whose first versions are not in every record. */
export function coreReleaseOf(id: string): CoreRelease | undefined {
  const [name, text = ''] = id.split('-', 2)
  const browser = coreBrowsers.find((core) => core === name)
  const version = versionNumber(text)
  return browser === undefined || Number.isNaN(version) ? undefined : { browser, version }
}

/** The release, and what can be used since exactly this version: features and compat entries, in one request. */
export function releaseRequests(id: string): readonly MultiSearchRequest[] {
  const core = coreReleaseOf(id)
  const since = core === undefined ? [] : [`min.${core.browser}=${core.version}`]
  const shipped = { ...baseParams, numericFilters: since, hitsPerPage: MOST_HITS }
  return [
    ...byIds({ indexName: 'releases', ids: [id], attributes: releaseAttributes }),
    ...(core === undefined
      ? []
      : [
          {
            ...shipped,
            indexName: 'features' as const,
            attributesToRetrieve: [...featureAttributes],
          },
          { ...shipped, indexName: 'compat' as const, attributesToRetrieve: [...entryAttributes] },
        ]),
  ]
}

/** What is known only from the record: the names of features that it touched or completed, and of what it removed. */
export function releaseNeighbourRequests(
  release: ReleaseDetail,
): readonly MultiSearchRequest[] | null {
  const { features, touched, completesBaseline, removed, first } = release
  // What the first release of the data supports was not new in it: nothing was touched.
  const ids = first ? completesBaseline : [...features, ...touched, ...completesBaseline]
  const requests = [
    ...byIds({ indexName: 'features', ids, attributes: featureAttributes }),
    ...byIds({ indexName: 'compat', ids: removed, attributes: entryAttributes }),
  ]
  return requests.length === 0 ? null : requests
}

/** Entries under the area they belong to. */
export type EntriesOfArea = {
  readonly area: string
  /** All there are, of which `entries` may be a part. */
  readonly count: number
  readonly entries: readonly ReleaseEntry[]
}

/** What shipped by area, the largest first. The counts are those of the release, which may be more than is at hand. */
export function entriesByArea(
  counts: ReleaseDetail['compatByArea'],
  entries: readonly ReleaseEntry[],
): readonly EntriesOfArea[] {
  return Object.entries(counts)
    .map(([area, count]) => ({
      area,
      count,
      entries: entries.filter(({ path }) => path.lvl0 === area),
    }))
    .toSorted((a, b) => b.count - a.count)
}

/** "safari-18.6" → "Safari 18.6". */
export function nameOfNeighbour(id: string, { browserName }: ReleaseDetail): string {
  return `${browserName} ${id.slice(id.indexOf('-') + 1)}`
}
