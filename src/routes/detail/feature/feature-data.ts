import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { featureRefAttributes, specRefAttributes } from '#routes/detail/mentions.ts'
import { baseParams, byIds, MOST_HITS } from '#routes/detail/record-queries.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

const featureAttributes = [
  'objectID',
  'name',
  'description',
  'areas',
  'groups',
  'baseline',
  'newlyDate',
  'approx',
  'widelyDate',
  'widelyExpected',
  'support',
  'shipped',
  'min',
  'missing',
  'missingOnlyIn',
  'onlyIn',
  'coverage',
  'parts',
  'usage',
  'firstShipped',
  'specs',
  'snapshot',
  'caniuse',
  'mdn',
  'compatCount',
  'discouraged',
  'related',
] as const satisfies readonly (keyof FeatureRecord)[]

const partAttributes = [
  'objectID',
  'name',
  'kind',
  'support',
  'min',
  'missing',
] as const satisfies readonly (keyof CompatRecord)[]

/** What the detail view shows of its feature. */
export type FeatureDetail = Pick<FeatureRecord, (typeof featureAttributes)[number]>

/** A compat entry as a part of the feature. */
export type FeaturePart = Pick<CompatRecord, (typeof partAttributes)[number]>

/** Whether an address can be a feature's; nothing else is put into a filter. */
export function isFeatureId(id: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(id)
}

/** The feature and its parts in one request. */
export function detailRequests(id: string): readonly MultiSearchRequest[] {
  return [
    {
      ...baseParams,
      indexName: 'features',
      filters: `objectID:"${id}"`,
      hitsPerPage: 1,
      attributesToRetrieve: [...featureAttributes],
    },
    {
      ...baseParams,
      indexName: 'compat',
      filters: `features:"${id}"`,
      hitsPerPage: MOST_HITS,
      attributesToRetrieve: [...partAttributes],
    },
  ]
}

/**
 * What the record points at: related features and alternatives, then its specifications. Their ids are known only
 * from the record, hence the second request.
 */
export function neighbourRequests(feature: FeatureDetail): readonly MultiSearchRequest[] | null {
  const features = [...feature.related, ...(feature.discouraged?.alternatives ?? [])]
  const specs = feature.specs.flatMap((spec) => spec.id ?? [])
  const requests = [
    ...byIds({ indexName: 'features', ids: features, attributes: featureRefAttributes }),
    ...byIds({ indexName: 'specs', ids: specs, attributes: specRefAttributes }),
  ]
  return requests.length === 0 ? null : requests
}
