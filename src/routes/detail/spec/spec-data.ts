import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import { featureRefAttributes } from '#routes/detail/mentions.ts'
import { baseParams, byIds, isQuotable, MOST_HITS } from '#routes/detail/record-queries.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

const specAttributes = [
  'objectID',
  'title',
  'shortTitle',
  'series',
  'level',
  'current',
  'url',
  'releaseUrl',
  'org',
  'groups',
  'status',
  'maturity',
  'standing',
  'type',
  'obsoletedBy',
  'repo',
  'tests',
  'testPath',
  'features',
  'featureCount',
  'compatCount',
  'works',
  'related',
] as const satisfies readonly (keyof SpecRecord)[]

const entryAttributes = [
  'objectID',
  'name',
  'depth',
  'support',
] as const satisfies readonly (keyof CompatRecord)[]

const neighbourAttributes = [
  'objectID',
  'title',
  'series',
  'level',
  'current',
] as const satisfies readonly (keyof SpecRecord)[]

/** What the detail view shows of its specification. */
export type SpecDetail = Pick<SpecRecord, (typeof specAttributes)[number]>

/** A compat entry that it defines. */
export type SpecEntry = Pick<CompatRecord, (typeof entryAttributes)[number]>

/** Another level of its series, a related specification or one that replaces it. */
export type SpecNeighbour = Pick<SpecRecord, (typeof neighbourAttributes)[number]>

/** Whether an address can be a specification's; nothing else is put into a filter. */
export const isSpecId = isQuotable

/** The specification and the compat entries it defines, in one request. */
export function specRequests(shortname: string): readonly MultiSearchRequest[] {
  return [
    ...byIds({ indexName: 'specs', ids: [shortname], attributes: specAttributes }),
    {
      ...baseParams,
      indexName: 'compat',
      filters: `specs:"${shortname}"`,
      hitsPerPage: MOST_HITS,
      attributesToRetrieve: [...entryAttributes],
    },
  ]
}

/** What is known only from the record: its features, its series, what replaces it and what is related. */
export function specNeighbourRequests(spec: SpecDetail): readonly MultiSearchRequest[] {
  return [
    {
      ...baseParams,
      indexName: 'specs',
      facetFilters: [`series:${spec.series}`],
      hitsPerPage: 30,
      attributesToRetrieve: [...neighbourAttributes],
    },
    ...byIds({
      indexName: 'specs',
      ids: [...spec.obsoletedBy, ...spec.related],
      attributes: neighbourAttributes,
    }),
    ...byIds({ indexName: 'features', ids: spec.features, attributes: featureRefAttributes }),
  ]
}

/** Shallow entries first, by name among those of one depth: interfaces before their members. */
export function shallowFirst(entries: readonly SpecEntry[]): readonly SpecEntry[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return entries.toSorted((a, b) => a.depth - b.depth || compare(a.name, b.name))
}

/** The levels of a series, from the first on. */
export function byLevel(specs: readonly SpecNeighbour[]): readonly SpecNeighbour[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return specs.toSorted(
    (a, b) => compare(a.level ?? '', b.level ?? '') || compare(a.objectID, b.objectID),
  )
}
