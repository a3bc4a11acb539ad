import { countValues, type FacetColumn } from '#engine/index/facet-column.ts'
import type { ListColumn } from '#engine/index/lists.ts'
import type { NumberColumn } from '#engine/index/number-column.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import type { FacetQuery, FacetStats, Spend } from '#engine/types.ts'

import { countColumns, type CountedColumns } from './count-columns.ts'

type FacetCount = readonly [value: string, count: number]

export type FacetAnswer = {
  readonly facets: ReadonlyMap<string, readonly FacetCount[]>
  readonly stats: ReadonlyMap<string, FacetStats>
}

export type FacetInput = {
  readonly index: SearchIndex
  readonly query: FacetQuery
  readonly spend: Spend
  /** All matches. */
  readonly records: Uint32Array
  /** The matches that `distinct` keeps. */
  readonly distinct: Uint32Array
}

/** A facet, with its number column if any of its values is a number. */
type Counted = {
  readonly attribute: string
  readonly column: FacetColumn
  readonly numbers: NumberColumn | null
}

/** Counts facets and computes their statistics. Facets without values are left out. */
export function countFacets({ index, query, spend, records, distinct }: FacetInput): FacetAnswer {
  const isAfterDistinct = ({ attribute }: Counted): boolean =>
    query.facetingAfterDistinct ||
    index.shape.faceting.some((entry) => entry.attribute === attribute && entry.afterDistinct)
  const counted = query.facets.flatMap((attribute): readonly Counted[] => {
    const column = index.facetColumns.get(attribute)
    if (column === undefined) return []
    spend(records.length)
    return [{ attribute, column, numbers: index.numberColumns.get(attribute) ?? null }]
  })
  const before = counted.filter((facet) => !isAfterDistinct(facet))
  const lists = new Map([
    ...countColumns(index, columnsOf(before), records),
    ...countColumns(index, columnsOf(counted.filter(isAfterDistinct)), distinct),
  ])
  const facets = new Map<string, readonly FacetCount[]>()
  const stats = new Map<string, FacetStats>()
  for (const { attribute, column, numbers } of counted) {
    spend(column.values.length + column.members.length)
    const values = facetCounts(column, lists.get(column) ?? new Uint32Array(), query)
    if (values.length > 0) facets.set(attribute, values)
    const found =
      numbers === null ? null : facetStats(numbers, lists.get(numbers) ?? new Uint32Array())
    if (found !== null) stats.set(attribute, found)
  }
  return { facets, stats }
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/**
 * The values that occur, with their counts, in the requested order and number.
 *
 * @param lists list number → number of records with that list
 */
function facetCounts(
  column: FacetColumn,
  lists: Uint32Array,
  query: FacetQuery,
): readonly FacetCount[] {
  const counts = countValues(column, lists)
  const found: FacetCount[] = []
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] ?? 0
    if (count > 0) found.push([column.values[number] ?? '', count])
  }
  const sorted =
    query.sortFacetValuesBy === 'alpha'
      ? found.toSorted((a, b) => byText(a[0], b[0]))
      : found.toSorted((a, b) => b[1] - a[1] || byText(a[0], b[0]))
  return sorted.slice(0, query.maxValuesPerFacet)
}

/**
 * Minimum, maximum, mean and sum of the numbers that occur; null without numbers.
 *
 * @param lists list number → number of records with that list
 */
function facetStats({ listStart, numbers }: NumberColumn, lists: Uint32Array): FacetStats | null {
  let min = Infinity
  let max = -Infinity
  let sum = 0
  let count = 0
  for (let list = 0; list < lists.length; list++) {
    const records = lists[list] ?? 0
    const end = records === 0 ? 0 : (listStart[list + 1] ?? 0)
    for (let at = listStart[list] ?? 0; at < end; at++) {
      const value = numbers[at] ?? 0
      min = Math.min(min, value)
      max = Math.max(max, value)
      sum += value * records
      count += records
    }
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum }
}

function columnsOf(counted: readonly Counted[]): CountedColumns {
  const columns = new Map<string, ListColumn>()
  for (const { attribute, column, numbers } of counted) {
    columns.set(`values ${attribute}`, column)
    if (numbers !== null) columns.set(`numbers ${attribute}`, numbers)
  }
  return columns
}
