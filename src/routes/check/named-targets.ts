import type { Targets } from '#catalogue/verdict/verdict.ts'
import type { OtherBrowsers } from '#contracts/other-browsers.ts'
import type { ContentState } from '#routes/detail/use-content.ts'

/** Targets with a display name: "defaults, node 20". */
export type NamedTargets = {
  readonly name: string
  readonly targets: Targets
  /** Browsers that were chosen, too, and have no compatibility data. */
  readonly others?: {
    /** "IE 9 to 11". */
    readonly names: readonly string[]
    readonly known: ContentState<OtherBrowsers>
  }
  /** Why the browsers that the visitor chose are not the targets, in a sentence. */
  readonly refusal?: string
}
