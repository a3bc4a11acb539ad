import { browserLabels, coreBrowsers } from '../browsers.ts'
import type { Targets } from '../verdict/verdict.ts'

/** "Chrome 109, Safari 15.4": the browsers by name, each with its oldest version. */
export function describeTargets(targets: Targets): string {
  return coreBrowsers
    .flatMap((browser) => {
      const version = targets[browser]
      return version === undefined ? [] : `${browserLabels[browser].name} ${version}`
    })
    .join(', ')
}
