import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'

/** What a detail view asks of a feature that it only mentions. */
export const featureRefAttributes = [
  'objectID',
  'name',
  'baseline',
] as const satisfies readonly (keyof FeatureRecord)[]

/** What a detail view asks of a specification that it only mentions. */
export const specRefAttributes = [
  'objectID',
  'title',
  'org',
  'status',
  'maturity',
] as const satisfies readonly (keyof SpecRecord)[]

/** A feature beside the one thing that a detail view is about. */
export type FeatureRef = Pick<FeatureRecord, (typeof featureRefAttributes)[number]>

/** A specification beside the one thing that a detail view is about. */
export type SpecRef = Pick<SpecRecord, (typeof specRefAttributes)[number]>
