import type { Targets } from '#catalogue/verdict/verdict.ts'

/** What a visitor's text means. */
export type Resolution =
  | {
      readonly status: 'known'
      readonly targets: Targets
      /** "Baseline 2024"; the text itself where it has no other name. */
      readonly name: string
      /** Browsers that the text names, and of which nothing is known: "IE 11". */
      readonly unknown: readonly string[]
      /** `YYYY-MM-DD`: the day for which a set that changes with time was worked out. */
      readonly day?: string
    }
  | {
      readonly status: 'unusable'
      readonly name: string
      /** A sentence for the visitor. */
      readonly problem: string
      readonly unknown: readonly string[]
    }

/** The code or the data that reads queries could not be loaded. Another try may succeed. */
export class TargetsUnavailable extends Error {
  override readonly name = 'TargetsUnavailable'
}
