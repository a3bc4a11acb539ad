import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { RecordQuery } from '#routes/detail/record-requests.ts'
import { isQuotable, recordsById, recordShape } from '#routes/detail/record-requests.ts'

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
