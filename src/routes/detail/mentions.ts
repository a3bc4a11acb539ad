import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'

/** What a detail view asks of a feature that it only mentions. */
export const featureMention = [
  'objectID',
  'name',
  'baseline',
] as const satisfies readonly (keyof FeatureRecord)[]

/** What a detail view asks of a specification that it only mentions. */
export const specMention = [
  'objectID',
  'title',
  'org',
  'status',
  'maturity',
] as const satisfies readonly (keyof SpecRecord)[]

/** A feature beside the one thing that a detail view is about. */
export type FeatureMention = Pick<FeatureRecord, (typeof featureMention)[number]>

/** A specification beside the one thing that a detail view is about. */
export type SpecMention = Pick<SpecRecord, (typeof specMention)[number]>
