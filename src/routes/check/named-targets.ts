import { describeTargets } from '#catalogue/targets/describe.ts'
import { splitTargets } from '#catalogue/verdict/verdict.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'

/** The browsers that code is checked for, with what they are called. */
export type NamedTargets = {
  readonly name: string
  readonly targets: Targets
  /** What the visitor asked for beside them and code is not checked for: "Node.js 20". */
  readonly leftOut: string
}

/** The browsers among the visitor's targets; undefined without any. */
export function browsersAmong(name: string, targets: Targets): NamedTargets | undefined {
  const { browsers, platforms } = splitTargets(targets)
  const leftOut = describeTargets(platforms)
  if (Object.keys(browsers).length === 0) return undefined
  return { name: leftOut === '' ? name : describeTargets(browsers), targets: browsers, leftOut }
}
