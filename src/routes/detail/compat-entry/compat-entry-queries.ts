import { content } from 'virtual:content'

import type { CompatRecord } from '#catalogue/compat/record.ts'
import { SUPPORT_BUCKETS } from '#contracts/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import {
  featureRef,
  type HitOf,
  isQuotable,
  MOST_HITS,
  type RecordQuery,
  recordsBy,
  recordsById,
  recordShape,
  requestsFrom,
  requestsOf,
  specRef,
} from '#routes/detail/record-requests.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'

export const entryShape = recordShape<CompatRecord>()('compat', [
  'name',
  'kind',
  'description',
  'path',
  'depth',
  'features',
  'baseline',
  'newlyDate',
  'approx',
  'status',
  'support',
  'platforms',
  'why',
  'usage',
  'specs',
  'specUrl',
  'interface',
  'mdn',
  'test',
  'otherNames',
  'testRemark',
  'secureContext',
  'remarks',
  'file',
])

export type CompatDetail = HitOf<typeof entryShape>

/** An ancestor, sibling or child entry. */
export const relativeShape = recordShape<CompatRecord>()('compat', ['name', 'support'])

/** Counts the entries below a section. */
export const countShape = recordShape<CompatRecord>()('compat', [])

/** The number of siblings to show if an entry has hundreds: CSS properties, HTML elements. */
const FEW = 24

/** Whether an address can be an entry's key; other text must not get into a filter. */
export function isCompatKey(key: string): boolean {
  return isQuotable(key) && /^\w+\../.test(key)
}

/**
 * The keys of the ancestors, the nearest last: "api.Window.fetch" → "api.Window". The bare branch
 * is not an entry.
 */
export function keysAbove(key: string): readonly string[] {
  const segments = key.split('.')
  return segments.slice(2).map((_, index) => segments.slice(0, index + 2).join('.'))
}

export function compatQueries(key: string): readonly RecordQuery[] {
  return [...recordsById(entryShape, [key]), ...recordsById(relativeShape, keysAbove(key))]
}

/**
 * Queries for the children and siblings of an entry, its features and its specifications.
 *
 * A path ends at the third level, or at the interface, so everything below an entry shares the end
 * of its path: one query by that and by depth finds more than is needed, and the keys select the
 * relevant entries. If the entry itself is the end of a path, its siblings are one level up,
 * perhaps hundreds: only the first of those are requested.
 */
export function compatNeighbours(entry: CompatDetail): readonly RecordQuery[] {
  const { path, depth, features, specs } = entry
  const end = path.lvl2 === undefined ? 'lvl1' : 'lvl2'
  const isEnd = depth === (end === 'lvl1' ? 2 : 3)
  const section = sectionOf(entry)
  const within = (level: 'lvl1' | 'lvl2', depths: readonly number[], hitsPerPage: number) =>
    recordsBy(relativeShape, {
      facetFilters: [`path.${level}:${path[level] ?? ''}`],
      numericFilters: [depths.map((value) => `depth=${value}`)],
      hitsPerPage,
    })
  return [
    within(end, isEnd ? [depth + 1] : [depth, depth + 1], MOST_HITS),
    ...(section === undefined ? [] : [within('lvl1', [depth], FEW + 1)]),
    ...recordsById(featureRef, features),
    ...recordsById(specRef, specs),
    ...(section === undefined
      ? []
      : [recordsBy(countShape, { facetFilters: [`path.lvl1:${section}`], hitsPerPage: 0 })]),
  ]
}

/**
 * The section that directly contains an entry: "CSS > Properties" for a property; undefined for
 * interfaces, which belong directly to their area, and for deeper entries.
 */
export function sectionOf({
  path,
  depth,
}: Pick<CompatDetail, 'path' | 'depth'>): string | undefined {
  return depth === 3 && path.lvl2 !== undefined ? path.lvl1 : undefined
}

/** Initial and follow-up requests of the view, for the server. */
export const entryFirst: FirstRequests = {
  requests: ({ id: key }) => (isCompatKey(key) ? requestsOf(compatQueries(key)) : []),
  next: (results) => requestsFrom(entryShape, results, compatNeighbours),
  files: (key) => [content.urls.support[bucketOf(key, SUPPORT_BUCKETS)], content.urls.releaseDates],
}
