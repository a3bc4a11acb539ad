import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { featureListAttributes } from '#catalogue/features/settings.ts'

/** A feature as result lists ask for it. */
export type FeatureHit = Pick<FeatureRecord, (typeof featureListAttributes)[number]>
