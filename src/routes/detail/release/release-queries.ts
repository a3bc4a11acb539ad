import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { changeFilter } from '#catalogue/compat/changes.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { type ChangeKind, changeKinds } from '#catalogue/history/support-state.ts'
import { releasePages } from '#catalogue/releases/pages.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { versionNumber } from '#lib/version.ts'
import {
  type HitOf,
  isQuotable,
  MOST_HITS,
  type RecordQuery,
  recordsBy,
  recordsById,
  type RecordShape,
  recordShape,
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
  'changes',
  'prev',
  'next',
])

export type ReleaseDetail = HitOf<typeof releaseShape>

export const changedEntryShape = recordShape<CompatRecord>()('compat', ['name', 'path'])

const changedShape = () => recordShape<CompatRecord>()('compat', ['name'])

/** The shapes of entries that changed in another way than by being added. */
export const changedShapes = {
  removed: changedShape(),
  unflagged: changedShape(),
  unprefixed: changedShape(),
  completed: changedShape(),
  flagged: changedShape(),
  reduced: changedShape(),
  'flag-removed': changedShape(),
} as const satisfies Readonly<Record<Exclude<ChangeKind, 'added'>, RecordShape<IndexRecord>>>

export type OtherChange = keyof typeof changedShapes

/** In display order. */
export const otherChanges = changeKinds.filter((kind) => kind !== 'added')

/** Number of entries listed of a kind of change; the comparison of releases lists all. */
const MOST_CHANGED = 200

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

/** Queries for the release, the features first usable in it, and the entries that it added. */
export function releaseQueries(id: string): readonly RecordQuery[] {
  const core = coreReleaseOf(id)
  const since = core && {
    numericFilters: [`min.${core.browser}=${core.version}`],
    hitsPerPage: MOST_HITS,
  }
  return [
    ...recordsById(releaseShape, [id]),
    ...(since ? [recordsBy(releaseFeature, since)] : []),
    recordsBy(changedEntryShape, { ...changedBy(id, 'added'), hitsPerPage: MOST_HITS }),
  ]
}

const changedBy = (id: string, kind: ChangeKind) => ({
  facetFilters: [`changes:${changeFilter(id, kind)}`],
})

/** The number of entries that a release changed in a way. */
export function countOfChange(release: ReleaseDetail, kind: OtherChange): number {
  return kind === 'removed' ? release.removedCount : (release.changes[kind] ?? 0)
}

/** Queries for the features that it touched or completed, and its other changes. */
export function releaseNeighbours(release: ReleaseDetail): readonly RecordQuery[] {
  const { objectID: id, features, touched, completesBaseline, first } = release
  // What the first release in the data supports was not new in it: nothing was touched.
  const ids = first ? completesBaseline : [...features, ...touched, ...completesBaseline]
  const changes = otherChanges
    .filter((kind) => countOfChange(release, kind) > 0)
    .map((kind) =>
      recordsBy(changedShapes[kind], { ...changedBy(id, kind), hitsPerPage: MOST_CHANGED }),
    )
  return [...recordsById(releaseFeature, ids), ...changes]
}

/** Initial and follow-up requests of the view, for the server. */
export const releaseFirst: FirstRequests = {
  requests: ({ id }) => (isReleaseId(id) ? requestsOf(releaseQueries(id)) : []),
  next: (results) => requestsFrom(releaseShape, results, releaseNeighbours),
}
