import type { Targets } from '#catalogue/verdict/verdict.ts'

/** Targets with a display name: "defaults, node 20". */
export type NamedTargets = {
  readonly name: string
  readonly targets: Targets
}
