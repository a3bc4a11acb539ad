import type { Targets } from '#catalogue/verdict/verdict.ts'

export type Resolution =
  | {
      readonly status: 'known'
      readonly targets: Targets
      /** "Baseline 2024"; the text itself if it has no other name. */
      readonly name: string
      /** Named browsers without support data: "IE 11". */
      readonly unknown: readonly string[]
      /** `YYYY-MM-DD`: the day for which a set that changes over time was resolved. */
      readonly day?: string
    }
  | {
      readonly status: 'unusable'
      readonly name: string
      readonly problem: string
      readonly unknown: readonly string[]
    }

/** The code or the data that reads queries could not be loaded. A retry may succeed. */
export class TargetsUnavailable extends Error {
  override readonly name = 'TargetsUnavailable'
}
