import type { MeantTargets } from '#catalogue/targets/describe.ts'
import type { Unjudged } from '#catalogue/verdict/unjudged.ts'
import type { Judged } from '#catalogue/verdict/verdict.ts'
import type { OtherBrowsers } from '#contracts/other-browsers.ts'
import type { ContentState } from '#routes/detail/use-content.ts'

/** Targets with a display name: "defaults, node 20". */
export type NamedTargets = {
  readonly name: string
  readonly judged: Judged & MeantTargets
  /** What was chosen, too, and is not judged. */
  readonly others?: {
    readonly unjudged: readonly Unjudged[]
    readonly known: ContentState<OtherBrowsers>
  }
  /** Why the browsers that the visitor chose are not the targets, in a sentence. */
  readonly refusal?: string
}
