import { content } from 'virtual:content'

import type { CompatRecord } from '#catalogue/compat/record.ts'
import { specPages } from '#catalogue/specs/pages.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { RecordQuery } from '#routes/detail/record-requests.ts'
import {
  MOST_HITS,
  isQuotable,
  recordShape,
  recordsBy,
  recordsById,
  requestsOf,
} from '#routes/detail/record-requests.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'

/** What the page of a specification asks of its record. */
export const specShape = recordShape<SpecRecord>()('specs', [
  ...specPages.attributes,
  'series',
  'level',
  'current',
  'url',
  'releaseUrl',
  'type',
  'browser',
  'tests',
  'features',
  'repo',
  'testPath',
  'related',
])

/** What it asks of the entries that the specification defines. */
export const entryShape = recordShape<CompatRecord>()('compat', ['name', 'depth', 'support'])

/** The specification and the compat entries it defines. */
export function specQueries(shortname: string): readonly RecordQuery[] {
  return [
    ...recordsById(specShape, [shortname]),
    recordsBy(entryShape, { filters: `specs:"${shortname}"`, hitsPerPage: MOST_HITS }),
  ]
}

/** What the view asks first, for the early script. */
export const first: FirstRequests = {
  requests: ({ id }) => (isQuotable(id) ? requestsOf(specQueries(id)) : []),
  files: () => [content.urls.releaseDates],
}
