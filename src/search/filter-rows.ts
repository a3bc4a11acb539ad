import type { FeatureFacet, FeatureFacetKey } from './feature-facets.ts'
import { facetWords, featureFacets } from './feature-facets.ts'

/** A row of a list filter. */
export type FilterRow = {
  readonly value: string
  readonly words: string
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
 * The rows of a list filter. A facet with codes has a known set of values: all of them, always in one order, those
 * without results too. Any other shows what was counted, after what is in force and was not counted.
 */
export function filterRows(
  key: FeatureFacetKey,
  { items, refined, isSearched = false }: FilterValues,
): readonly FilterRow[] {
  const { codes }: FeatureFacet = featureFacets[key]
  const counted = items.map(({ value }) => value)
  const uncounted = isSearched ? [] : refined.filter((value) => !counted.includes(value))
  const values = codes === undefined ? [...uncounted, ...counted] : inOrder(key, codes)
  return values.map((value) => ({
    value,
    words: facetWords(key, value),
    count: items.find((item) => item.value === value)?.count ?? 0,
    checked: refined.includes(value),
  }))
}

/** Numbers come first in an object whatever the order in which they were written. */
function inOrder(key: FeatureFacetKey, codes: Readonly<Record<string, string>>): readonly string[] {
  const values = Object.values(codes)
  return key === 'engines' ? values.toReversed() : values
}
