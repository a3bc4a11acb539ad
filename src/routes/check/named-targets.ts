import type { Targets } from '#catalogue/verdict/verdict.ts'

/** What code is checked for, with what it is called: "defaults, node 20". */
export type NamedTargets = {
  readonly name: string
  readonly targets: Targets
}
