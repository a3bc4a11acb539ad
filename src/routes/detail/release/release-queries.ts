import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { releasePages } from '#catalogue/releases/pages.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { versionNumber } from '#lib/version.ts'
import type { HitOf, RecordQuery } from '#routes/detail/record-requests.ts'
import {
  MOST_HITS,
  isQuotable,
  recordShape,
  recordsBy,
  recordsById,
  requestsFrom,
  requestsOf,
} from '#routes/detail/record-requests.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'

export const releaseShape = recordShape<ReleaseRecord>()('releases', [
  ...releasePages.attributes,
  'featureNames',
  'browser',
  'browserName',
  'features',
  'touchedCount',
  'year',
  'notes',
  'touched',
  'completesBaseline',
  'removed',
  'terms',
  'prev',
  'next',
])

export type ReleaseDetail = HitOf<typeof releaseShape>

export const entryShape = recordShape<CompatRecord>()('compat', ['name', 'path'])

export const releaseFeature = recordShape<FeatureRecord>()('features', [
  'name',
  'description',
  'baseline',
])

/** A release of a core browser, by which records can be queried for their first versions. */
type CoreRelease = { readonly browser: CoreBrowser; readonly version: number }

/** Whether an address can be a release's id; other text must not get into a filter. */
export function isReleaseId(id: string): boolean {
  return isQuotable(id) && /^[a-z_]+-\d/.test(id)
}

/** "chrome-140" → Chrome, 140; undefined for non-core browsers. */
export function coreReleaseOf(id: string): CoreRelease | undefined {
  const [name, text = ''] = id.split('-', 2)
  const browser = coreBrowsers.find((core) => core === name)
  const version = versionNumber(text)
  return browser === undefined || Number.isNaN(version) ? undefined : { browser, version }
}

/** Queries for the release, and for what was first usable in it. */
export function releaseQueries(id: string): readonly RecordQuery[] {
  const core = coreReleaseOf(id)
  const own = recordsById(releaseShape, [id])
  if (core === undefined) return own
  const since = { numericFilters: [`min.${core.browser}=${core.version}`], hitsPerPage: MOST_HITS }
  return [...own, recordsBy(releaseFeature, since), recordsBy(entryShape, since)]
}

/** Queries for the features that it touched or completed, and the entries that it removed. */
export function releaseNeighbours(release: ReleaseDetail): readonly RecordQuery[] {
  const { features, touched, completesBaseline, removed, first } = release
  // What the first release in the data supports was not new in it: nothing was touched.
  const ids = first ? completesBaseline : [...features, ...touched, ...completesBaseline]
  return [...recordsById(releaseFeature, ids), ...recordsById(entryShape, removed)]
}

/** Initial and follow-up requests of the view, for the early script. */
export const first: FirstRequests = {
  requests: ({ id }) => (isReleaseId(id) ? requestsOf(releaseQueries(id)) : []),
  next: (results) => requestsFrom(releaseShape, results, releaseNeighbours),
}
