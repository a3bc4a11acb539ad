import { content } from 'virtual:content'

import type { CompatRecord } from '#catalogue/compat/record.ts'
import { SUPPORT_BUCKETS } from '#contracts/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import type { HitOf, RecordQuery } from '#routes/detail/record-requests.ts'
import {
  MOST_HITS,
  featureRef,
  isQuotable,
  recordShape,
  recordsBy,
  recordsById,
  requestsFrom,
  requestsOf,
  specRef,
} from '#routes/detail/record-requests.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'

/** What the page of a compat entry asks of its record. */
export const entryShape = recordShape<CompatRecord>()('compat', [
  'name',
  'kind',
  'description',
  'path',
  'depth',
  'features',
  'baseline',
  'newlyDate',
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
])

/** What the page of a compat entry shows of its record. */
export type CompatDetail = HitOf<typeof entryShape>

/** An entry above, beside or below it. */
export const relativeShape = recordShape<CompatRecord>()('compat', ['name', 'support'])

/** Counts the entries below a section. */
export const countShape = recordShape<CompatRecord>()('compat', [])

/** Siblings that are shown where an entry has hundreds: the properties of CSS, the elements of HTML. */
const FEW = 24

/** Whether an address can be an entry's key; nothing else is put into a filter. */
export function isCompatKey(key: string): boolean {
  return isQuotable(key) && /^\w+\../.test(key)
}

/** The keys above a key, the nearest last: "api.Window.fetch" → "api.Window". The bare branch is no entry. */
export function keysAbove(key: string): readonly string[] {
  const segments = key.split('.')
  return segments.slice(2).map((_, index) => segments.slice(0, index + 2).join('.'))
}

/** The entry and those above it. */
export function compatQueries(key: string): readonly RecordQuery[] {
  return [...recordsById(entryShape, [key]), ...recordsById(relativeShape, keysAbove(key))]
}

/**
 * What the entry points at: entries below and beside it, its features and its specifications.
 *
 * A path ends at the third level, or at the interface, so everything below an entry shares the end of its path: one
 * query by that and by depth finds more than is wanted, and the keys tell which are. An entry that is itself the end
 * of a path has its siblings one level up, perhaps hundreds: of those only the first are asked for.
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
 * The section that an entry stands directly in: "CSS > Properties" of a property; undefined of interfaces, which
 * stand directly in their area, and of entries that are deeper.
 */
export function sectionOf({
  path,
  depth,
}: Pick<CompatDetail, 'path' | 'depth'>): string | undefined {
  return depth === 3 && path.lvl2 !== undefined ? path.lvl1 : undefined
}

/** What the view asks first and then, for the early script. */
export const first: FirstRequests = {
  requests: ({ id: key }) => (isCompatKey(key) ? requestsOf(compatQueries(key)) : []),
  next: (results) => requestsFrom(entryShape, results, compatNeighbours),
  files: (key) => [content.urls.support[bucketOf(key, SUPPORT_BUCKETS)], content.urls.releaseDates],
}
