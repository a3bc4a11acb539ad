import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'

type Minimum = { readonly min: { readonly [Browser in CoreBrowser]: number } }

/** A part, and whether it is the odd one out. */
export type RankedPart<Part> = { readonly part: Part; readonly odd: boolean }

/**
 * The parts with the odd ones first. A part is odd when it is missing in a browser in which more than half of the
 * parts work: it is what keeps that browser's support incomplete. Odd parts are ordered by the number of browsers
 * that lack them, most first; otherwise the given order (the provider's) stays.
 */
export function blockingFirst<Part extends Minimum>(
  parts: readonly Part[],
): readonly RankedPart<Part>[] {
  const usual = coreBrowsers.filter(
    (browser) => parts.filter((part) => works(part, browser)).length * 2 > parts.length,
  )
  const lacking = (part: Part) => usual.filter((browser) => !works(part, browser)).length
  return parts
    .map((part) => ({ part, odd: lacking(part) > 0 }))
    .toSorted((a, b) => lacking(b.part) - lacking(a.part))
}

function works({ min }: Minimum, browser: CoreBrowser): boolean {
  return min[browser] < NEVER
}
