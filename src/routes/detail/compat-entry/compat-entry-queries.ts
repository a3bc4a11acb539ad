import { content } from 'virtual:content'

import type { CompatRecord } from '#catalogue/compat/record.ts'
import { SUPPORT_BUCKETS } from '#catalogue/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import type { RecordQuery } from '#routes/detail/record-requests.ts'
import { isQuotable, recordShape, recordsById, requestsOf } from '#routes/detail/record-requests.ts'
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

/** An entry above, beside or below it. */
export const relativeShape = recordShape<CompatRecord>()('compat', ['name', 'support'])

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

/** What the view asks first, for the early script. */
export const first: FirstRequests = {
  requests: ({ id: key }) => (isCompatKey(key) ? requestsOf(compatQueries(key)) : []),
  files: (key) => [content.urls.support[bucketOf(key, SUPPORT_BUCKETS)], content.urls.releaseDates],
}
