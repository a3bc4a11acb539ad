import { type CoreBrowser, coreBrowsers, type PerBrowser } from '#catalogue/browsers.ts'
import type { BaselineParts } from '#catalogue/features/record.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import type { FeatureParts } from '#catalogue/working-parts.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { BY_DATA } from '#ingest/support/support-codes.ts'
import { isUsableState, supportNow } from '#lib/support-code.ts'

import type { PartSupport } from './newer-support.ts'

type Part = Pick<PartSupport, 'track' | 'shortfall'> & {
  readonly name: string
  readonly supports: (browser: CoreBrowser) => boolean
}

/** The most names of parts that a record holds for a browser. */
const NAMED = 3

/**
 * The numbers behind "323 of 325 parts work in Chrome".
 * @param support the codes of the feature
 */
export function featureParts(parts: readonly Part[], support: PerBrowser<string>): FeatureParts {
  const worksIn = (browser: CoreBrowser) => parts.filter(({ supports }) => supports(browser)).length
  const lacking = coreBrowsers.flatMap((browser) => {
    if (supportNow(support[browser], BY_DATA).state !== 'nearly') return []
    const names = parts.flatMap(({ name, supports }) => (supports(browser) ? [] : [name]))
    return [[browser, names.slice(0, NAMED)] as const]
  })
  const works = perCoreBrowser(worksIn)
  const had = coreBrowsers.filter(
    (browser) =>
      works[browser] === 0 &&
      parts.some(({ track }) => {
        const steps = track(browser)
        // What comes in a later release was not there.
        return steps.some(({ state }) => isUsableState(state)) && steps.at(-1)?.state === 'none'
      }),
  )
  const short = coreBrowsers.filter(
    (browser) =>
      works[browser] === 0 &&
      !had.includes(browser) &&
      parts.some(({ shortfall }) => ways.has(shortfall(browser).kind)),
  )
  return {
    total: parts.length,
    works,
    ...(lacking.length > 0 && { lacking: Object.fromEntries(lacking) }),
    ...(had.length > 0 && { had }),
    ...(short.length > 0 && { short }),
  }
}

const ways: ReadonlySet<string> = new Set(['flag', 'prefix', 'alternative name', 'partial'])

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
