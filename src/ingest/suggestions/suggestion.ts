import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { SuggestionTarget } from '#catalogue/suggestions/record.ts'

/** The records that suggestions lead to. */
export type SuggestionSources = {
  readonly features: readonly FeatureRecord[]
  readonly compat: readonly CompatRecord[]
  readonly specs: readonly SpecRecord[]
  readonly releases: readonly ReleaseRecord[]
}

/** A suggestion before those that share a text are merged. */
export type Suggestion = {
  readonly query: string
  readonly kind: string
  readonly target: SuggestionTarget
  readonly popularity: number
  readonly hits: number
}
