import { baselineStatuses } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { isListOf, isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import type { DetailProps } from '#routes/detail/detail-definition.ts'
import type { Answer, HitOf, RecordQuery } from '#routes/detail/record-queries.ts'
import {
  featureRef,
  MOST_HITS,
  recordsBy,
  recordsById,
  recordShape,
  specRef,
} from '#routes/detail/record-queries.ts'

const featureShape = recordShape<FeatureRecord>()('features', [
  'name',
  'description',
  'areas',
  'baseline',
  'newlyDate',
  'approx',
  'widelyDate',
  'widelyExpected',
  'support',
  'shipped',
  'missing',
  'coverage',
  'parts',
  'why',
  'usage',
  'discouraged',
  'min',
  'platforms',
  'newer',
  'groups',
  'firstShipped',
  'specs',
  'caniuse',
  'mdn',
  'compatCount',
  'tests',
  'related',
])

/** What the page of a feature shows of its record. */
export type FeatureDetail = HitOf<typeof featureShape>

const partShape = recordShape<CompatRecord>()('compat', ['name', 'support', 'min', 'missing'])

/** A compat entry as a part of the feature. */
export type FeaturePart = HitOf<typeof partShape>

export type FeatureContent = {
  readonly record: FeatureDetail
  readonly parts: readonly FeaturePart[]
  /** More than there are in `parts` where a feature has more than one answer holds. */
  readonly partCount: number
}

export type FeatureProps = DetailProps<FeatureContent>

/** What a row of a list passes on; a link elsewhere has less. */
export type FeaturePreview = Pick<
  FeatureRecord,
  'objectID' | 'name' | 'description' | 'baseline' | 'newlyDate' | 'widelyDate' | 'coverage'
> &
  Partial<Pick<FeatureRecord, 'areas' | 'groups' | 'support' | 'platforms' | 'shipped'>>

const isTexts = isOptional(isListOf(isText))

export const isFeaturePreview = isShape<FeaturePreview>({
  objectID: isText,
  name: isText,
  description: isText,
  baseline: isOneOf(baselineStatuses),
  newlyDate: isOptional(isNumber),
  widelyDate: isOptional(isNumber),
  areas: isTexts,
  groups: isOptional(
    isShape<FeatureRecord['groups']>({ lvl0: isTexts, lvl1: isTexts, lvl2: isTexts }),
  ),
  support: isOptional(isTableOf(isText)),
  platforms: isOptional(isTableOf(isText)),
  shipped: isOptional(isTableOf(isText)),
  coverage: isOptional(isTableOf(isNumber)),
})

/** Whether an address can be a feature's; nothing else is put into a filter. */
export function isFeatureId(id: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(id)
}

/** The feature and its parts. */
export function featureQueries(id: string): readonly RecordQuery[] {
  return [
    ...recordsById(featureShape, [id]),
    recordsBy(partShape, { filters: `features:"${id}"`, hitsPerPage: MOST_HITS }),
  ]
}

export function readFeature({ hits, total }: Answer): FeatureContent | undefined {
  const [record] = hits(featureShape)
  return record && { record, parts: hits(partShape), partCount: total(partShape) }
}

/** What the feature points at: related features and alternatives, and its specifications. */
export function featureNeighbours(feature: FeatureDetail): readonly RecordQuery[] {
  const { related, discouraged, specs } = feature
  return [
    ...recordsById(featureRef, [...related, ...(discouraged?.alternatives ?? [])]),
    ...recordsById(
      specRef,
      specs.flatMap((spec) => spec.id ?? []),
    ),
  ]
}
