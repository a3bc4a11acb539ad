import type { CoreBrowser } from '#catalogue/browsers.ts'
import { positionText, type Vendor } from '#catalogue/features/opinions.ts'

type Refused = {
  readonly missing: readonly CoreBrowser[]
  /** Positions of vendors, see `positionText`. */
  readonly positions?: readonly string[]
}

/** The word with which a vendor refuses a proposal, and the browser that then lacks it. */
const refusals: readonly (readonly [vendor: Vendor, word: string, browser: CoreBrowser])[] = [
  ['mozilla', 'negative', 'firefox'],
  ['apple', 'oppose', 'safari'],
]

/**
 * The positions that answer why browsers lack a feature: "Mozilla: negative, WebKit: oppose". Empty
 * if their vendors do not refuse it. The data has no year of a position.
 */
export function refusalsText({ missing, positions = [] }: Refused): string {
  return refusals
    .filter(
      ([vendor, word, browser]) =>
        missing.includes(browser) && positions.includes(positionText(vendor, word)),
    )
    .map(([vendor, word]) => positionText(vendor, word))
    .join(', ')
}
