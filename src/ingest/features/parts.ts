import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import type { BaselineParts, FeatureParts } from '#catalogue/features/record.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'

type Part = { readonly supports: (browser: CoreBrowser) => boolean }

/** The numbers behind "323 of 325 parts work in Chrome". */
export function featureParts(parts: readonly Part[]): FeatureParts {
  const worksIn = (browser: CoreBrowser) => parts.filter(({ supports }) => supports(browser)).length
  return {
    total: parts.length,
    works: Object.fromEntries(coreBrowsers.map((browser) => [browser, worksIn(browser)])),
  }
}

/** Minimum percentages. */
const NEARLY = 80
const HALF = 50

export function baselineParts({
  status,
  discouraged,
}: Pick<FeatureSource, 'status' | 'discouraged'>): BaselineParts | undefined {
  const parts = Object.values(status.by_compat_key ?? {})
  if (status.baseline !== false || discouraged !== undefined || parts.length === 0) return undefined
  const share = (100 * parts.filter(({ baseline }) => baseline !== false).length) / parts.length
  if (share >= NEARLY) return 'nearly'
  if (share >= HALF) return 'half'
  return share > 0 ? 'some' : undefined
}
