import { targetLabel, targetNames } from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'

/** The targets for display: "Chrome 109, Node.js 20". */
export function describeTargets(targets: Targets): string {
  return targetNames
    .flatMap((name) => {
      const version = targets[name]
      return version === undefined ? [] : targetLabel(name, version)
    })
    .join(', ')
}
