import { isWithin, splitValue } from './dated-values.ts'

/**
 * The facets of features and entries that change with a release: each has dated values, see
 * `catalogue/dated-values.ts`, because the data announces releases that visitors may already have.
 */
export const datedFacets = [
  'missing',
  'missingOnlyIn',
  'onlyIn',
  'engines',
  'caveats',
  'caveatsIn',
  'runs',
] as const

export type DatedFacet = (typeof datedFacets)[number]

/** Whether a condition, such as "missing:safari", is on one of these facets. */
export function isDated(condition: unknown): condition is string {
  return (
    typeof condition === 'string' && datedFacets.some((facet) => condition.startsWith(`${facet}:`))
  )
}

/** The number of records by value on a day (`YYYY-MM-DD`), from that by dated value. */
export function countsOn(
  day: string,
  byValue: Readonly<Record<string, number>>,
): Record<string, number> {
  // A value may have the name of a property that every object has.
  const counts = new Map<string, number>()
  for (const [value, count] of Object.entries(byValue)) {
    const [name, period] = splitValue(value)
    if (isWithin(period, day)) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return Object.fromEntries(counts)
}
