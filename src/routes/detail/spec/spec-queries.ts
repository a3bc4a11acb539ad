import { content } from 'virtual:content'

import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { specPages } from '#catalogue/specs/pages.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import {
  type HitOf,
  isQuotable,
  MOST_HITS,
  type RecordQuery,
  recordsBy,
  recordsById,
  recordShape,
  requestsFrom,
  requestsOf,
} from '#routes/detail/record-requests.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'

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

export type SpecDetail = HitOf<typeof specShape>

export const specNeighbour = recordShape<SpecRecord>()('specs', [
  'title',
  'series',
  'level',
  'current',
])

/** A feature with the data for a verdict. */
export const checkedFeature = recordShape<FeatureRecord>()('features', [
  'name',
  'baseline',
  'support',
  'platforms',
])

export const definedEntryShape = recordShape<CompatRecord>()('compat', ['name', 'depth', 'support'])

export function specQueries(shortname: string): readonly RecordQuery[] {
  return [
    ...recordsById(specShape, [shortname]),
    recordsBy(definedEntryShape, { filters: `specs:"${shortname}"`, hitsPerPage: MOST_HITS }),
  ]
}

/** Queries for its series, its replacements, related specifications and its features. */
export function specNeighbours(spec: SpecDetail): readonly RecordQuery[] {
  return [
    recordsBy(specNeighbour, { facetFilters: [`series:${spec.series}`], hitsPerPage: 30 }),
    ...recordsById(specNeighbour, [...spec.obsoletedBy, ...spec.related]),
    ...recordsById(checkedFeature, spec.features),
  ]
}

/** Initial and follow-up requests of the view, for the server. */
export const specFirst: FirstRequests = {
  requests: ({ id }) => (isQuotable(id) ? requestsOf(specQueries(id)) : []),
  next: (results) => requestsFrom(specShape, results, specNeighbours),
  files: () => [content.urls.releaseDates],
}
