import type { FacetDefinition } from '#search/lists/list-definition.ts'
import { facetLabel } from '#search/lists/list-definition.ts'

/** A row of a list filter. */
export type FilterRow = {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly checked: boolean
}

type Item = { readonly value: string; readonly count: number }

type FilterValues = {
  /** What the answer counted: without any result it counts nothing at all. */
  readonly items: readonly Item[]
  /** The values in force, by the state. */
  readonly refined: readonly string[]
  /** Whether the values are what a search inside the facet has found: then only these are shown. */
  readonly isSearched?: boolean
}

/**
 * The rows of a facet. A facet with known values shows all of them in a fixed order, those without results too. Any other
 * shows the counted values, after selected ones that were not counted.
 */
export function filterRows(
  facet: FacetDefinition,
  { items, refined, isSearched = false }: FilterValues,
): readonly FilterRow[] {
  const counted = items.map(({ value }) => value)
  const uncounted = isSearched ? [] : refined.filter((value) => !counted.includes(value))
  const values = facet.values?.map(({ value }) => value) ?? [...uncounted, ...counted]
  return values.map((value) => ({
    value,
    label: facetLabel(facet, value),
    count: items.find((item) => item.value === value)?.count ?? 0,
    checked: refined.includes(value),
  }))
}
