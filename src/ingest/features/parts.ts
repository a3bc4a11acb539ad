import { coreBrowsers } from '#catalogue/browsers.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { FeatureParts, PerBrowser } from '#catalogue/features/record.ts'

import type { Named } from '../names/named.ts'
import type { FeatureSource } from '../sources/web-features.ts'

/** A compat entry a feature consists of, and whether a browser supports it today. */
type Part = { readonly key: string; readonly supports: (browser: CoreBrowser) => boolean }

/** In how many core browsers a part works. */
function breadth({ supports }: Part): number {
  return coreBrowsers.filter(supports).length
}

/** The names of at most three parts are kept: enough to give a reason, short enough for a line. */
const MOST_LACKING = 3

type PartsContext = {
  readonly names: ReadonlyMap<string, Named>
  /** The core browsers without the feature. */
  readonly missing: readonly CoreBrowser[]
}

/** How the parts of a feature stand: the numbers and names behind "323 of 325 parts work in Chrome; missing: …". */
export function featureParts(
  parts: readonly Part[],
  { names, missing }: PartsContext,
): FeatureParts {
  const worksIn = (browser: CoreBrowser) => parts.filter(({ supports }) => supports(browser)).length
  const most = Math.max(0, ...missing.map(worksIn))
  const closest = missing.filter((browser) => worksIn(browser) === most)
  const lacking = parts.filter(({ supports }) => closest.length > 0 && !closest.some(supports))
  return {
    total: parts.length,
    works: Object.fromEntries(coreBrowsers.map((browser) => [browser, worksIn(browser)])),
    lacking: lacking
      .toSorted((a, b) => breadth(a) - breadth(b))
      .slice(0, MOST_LACKING)
      .map(({ key }) => names.get(key)?.name ?? key),
  }
}

/**
 * Percent of parts that work, by browser; undefined unless the feature is limited and works in part somewhere: there
 * the status, yes or no for a whole feature, hides the most.
 */
export function featureCoverage(
  { status, discouraged }: FeatureSource,
  { total, works }: FeatureParts,
): PerBrowser<number> | undefined {
  const working = coreBrowsers.map((browser) => [browser, works[browser] ?? 0] as const)
  const hides = working.some(([, count]) => count > 0 && count < total)
  if (status.baseline !== false || discouraged !== undefined || !hides) return undefined
  return Object.fromEntries(
    working.map(([browser, count]) => [browser, Math.floor((100 * count) / total)]),
  )
}
