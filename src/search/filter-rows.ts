import type { FacetDefinition } from './list-definition.ts'
import { facetWords } from './list-definition.ts'

/** A row of a list filter. */
export type FilterRow = {
  readonly value: string
  readonly words: string
  readonly count: number
  readonly checked: boolean
}

type Item = { readonly value: string; readonly count: number; readonly isRefined: boolean }

/**
 * The rows of a list filter. A facet whose values are known shows all of them, always in one order, those without
 * results too. Any other shows what it was given.
 */
export function filterRows(facet: FacetDefinition, items: readonly Item[]): readonly FilterRow[] {
  const row = ({ value, count, isRefined }: Item): FilterRow => ({
    value,
    words: facetWords(facet, value),
    count,
    checked: isRefined,
  })
  if (facet.values === undefined) return items.map(row)
  return facet.values.map(({ value }) =>
    row(items.find((item) => item.value === value) ?? { value, count: 0, isRefined: false }),
  )
}
