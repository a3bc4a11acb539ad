import type { CoreBrowser } from '#catalogue/browsers.ts'
import { NEVER } from '#catalogue/browsers.ts'

type PartMinimum = { readonly min: { readonly [Browser in CoreBrowser]: number } }

/** The share of parts behind the second line of the support table: what most uses of a feature need. */
const MOST = 0.8

/**
 * The first version of a browser in which a share of the parts works, or undefined while no version has that many:
 * the k-th smallest of the parts' first versions, where k is the share of their number, rounded up.
 */
export function versionOfShare(
  parts: readonly PartMinimum[],
  browser: CoreBrowser,
  share = MOST,
): number | undefined {
  if (parts.length === 0) return undefined
  const versions = parts.map((part) => part.min[browser]).toSorted((a, b) => a - b)
  // 0.8 × 325 must not become 260.00000000000006 and so the 261st.
  const needed = Math.max(1, Math.ceil(parts.length * share - 1e-9))
  const version = versions[needed - 1]
  return version === undefined || version === NEVER ? undefined : version
}
