import { type DatedValues, isWithin, splitValue } from './dated-values.ts'

/**
 * The facets that change with a release: each has dated values, see `catalogue/dated-values.ts`,
 * because the data announces releases that visitors may already have.
 */
export const datedFacets = [
  'missing',
  'missingOnlyIn',
  'onlyIn',
  'engines',
  'caveats',
  'caveatsIn',
  'runs',
  'statuses',
] as const

export type DatedFacet = (typeof datedFacets)[number]

export const isDatedFacet = (attribute: string): attribute is DatedFacet =>
  datedFacets.some((facet) => facet === attribute)

/** The values with a period that records have, by facet. Facets without such values are absent. */
export type DatedValuesByFacet = { readonly [Facet in DatedFacet]?: DatedValues }

/**
 * The values that stand for a value of a facet on a day (`YYYY-MM-DD`): the value itself, and those
 * with a period that includes the day. Records have at most one of them.
 *
 * @param values the values of the facet that have a period
 */
export function acceptedOn(day: string, values: DatedValues): (value: string) => readonly string[] {
  return (value) => [
    value,
    ...values.filter((one) => {
      const [name, period] = splitValue(one)
      return name === value && isWithin(period, day)
    }),
  ]
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
