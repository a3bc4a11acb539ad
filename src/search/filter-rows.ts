import type { FeatureFacet, FeatureFacetKey } from './feature-facets.ts'
import { facetWords, featureFacets } from './feature-facets.ts'

/** A row of a list filter. */
export type FilterRow = {
  readonly value: string
  readonly words: string
  readonly count: number
  readonly checked: boolean
}

type Item = { readonly value: string; readonly count: number; readonly isRefined: boolean }

/**
 * The rows of a list filter. A facet with codes has a known set of values: all of them, always in one order, those
 * without results too. Any other shows what it was given.
 */
export function filterRows(key: FeatureFacetKey, items: readonly Item[]): readonly FilterRow[] {
  const { codes }: FeatureFacet = featureFacets[key]
  const row = ({ value, count, isRefined }: Item): FilterRow => ({
    value,
    words: facetWords(key, value),
    count,
    checked: isRefined,
  })
  if (codes === undefined) return items.map(row)
  return inOrder(key, codes).map((value) =>
    row(items.find((item) => item.value === value) ?? { value, count: 0, isRefined: false }),
  )
}

/** Numbers come first in an object whatever the order in which they were written. */
function inOrder(key: FeatureFacetKey, codes: Readonly<Record<string, string>>): readonly string[] {
  const values = Object.values(codes)
  return key === 'engines' ? values.toReversed() : values
}
