import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { SpecWorks } from '#catalogue/specs/record.ts'

import { perCoreBrowser } from '../support/support-codes.ts'

type SpecPart = Pick<CompatRecord, 'specs' | 'missing'>

/**
 * How much of each specification works where: by shortname, in how many of its compat entries no browser is missing.
 * Undefined for a specification without entries, of which nothing is known.
 */
export function specWorks(
  entries: readonly SpecPart[],
): (shortname: string) => SpecWorks | undefined {
  const bySpec = new Map<string, SpecPart[]>()
  for (const entry of entries) {
    for (const shortname of entry.specs) {
      bySpec.set(shortname, [...(bySpec.get(shortname) ?? []), entry])
    }
  }
  return (shortname) => {
    const parts = bySpec.get(shortname)
    return parts && worksOf(parts)
  }
}

function worksOf(parts: readonly SpecPart[]): SpecWorks {
  return perCoreBrowser(
    (browser) => parts.filter(({ missing }) => !missing.includes(browser)).length,
  )
}
