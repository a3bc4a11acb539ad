import { countValues, type FacetColumn } from '#engine/index/facet-column.ts'
import { type ListColumn, compact, countLists, type Numbers } from '#engine/index/lists.ts'
import { createCachePerOwner } from '#engine/index/lru-cache.ts'
import type { NumberColumn } from '#engine/index/number-column.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import type { FacetQuery, FacetStats, Spend } from '#engine/types.ts'

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

/**
 * The combinations of lists that records have in several columns. A million records share a few
 * thousand combinations, so one pass over the records counts all columns.
 */
type CombinedLists = {
  /** Record number → combination. */
  readonly combinationOf: Numbers
  readonly size: number
  /** By column, combination → list. */
  readonly lists: readonly Uint32Array[]
}

/** Fewer records are counted column by column, so small indexes never combine columns. */
const MANY_RECORDS = 2 ** 15

/** Combining pays off only if at least this many records share a combination on average. */
const SHARED = 16

/** Columns with more pairs of lists are not combined: numbering takes 4 bytes per pair. */
const MAX_PAIRS = 2 ** 24

/** Combinations cached per index. A list sends the same facets with each query. */
const CACHED_COMBINATIONS = 4

const cacheOf = createCachePerOwner<{ readonly combined: CombinedLists | null }>(
  CACHED_COMBINATIONS,
)

/** Columns to count, by a key that identifies the column within its index. */
type CountedColumns = ReadonlyMap<string, ListColumn>

/** Column → list number → number of the given records with that list. */
type ColumnCounts = ReadonlyMap<ListColumn, Uint32Array>

/** Counts the lists of records in several columns. Many records are counted in one pass. */
function countColumns(
  index: SearchIndex,
  named: CountedColumns,
  records: Uint32Array,
): ColumnCounts {
  const columns = [...named.values()]
  if (columns.length > 1 && records.length >= MANY_RECORDS) {
    const key = JSON.stringify([...named.keys()])
    const total = index.insertion.length
    const { combined } = cacheOf(index).get(key, () => ({ combined: combine(columns, total) }))
    if (combined !== null) return countCombined(combined, columns, records)
  }
  return new Map(columns.map((column) => [column, countLists(column, records)]))
}

function countCombined(
  { combinationOf, size, lists }: CombinedLists,
  columns: readonly ListColumn[],
  records: Uint32Array,
): ColumnCounts {
  const combinations = new Uint32Array(size)
  for (let at = 0; at < records.length; at++) {
    const combination = combinationOf[records[at] ?? 0] ?? 0
    combinations[combination] = (combinations[combination] ?? 0) + 1
  }
  const countsOf = (column: ListColumn, of: Uint32Array | undefined): Uint32Array => {
    const counts = new Uint32Array(column.listStart.length - 1)
    for (let at = 0; at < size; at++) {
      const list = of?.[at] ?? 0
      counts[list] = (counts[list] ?? 0) + (combinations[at] ?? 0)
    }
    return counts
  }
  return new Map(columns.map((column, at) => [column, countsOf(column, lists[at])]))
}

/** Adds a column to a combination. Null if that saves nothing or takes too much memory. */
function addColumn(combined: CombinedLists, column: ListColumn): CombinedLists | null {
  const { listOf, listStart } = column
  const records = listOf.length
  const width = listStart.length - 1
  if (combined.size * width > MAX_PAIRS) return null
  /** Pair → its number, counted from 1. */
  const numbers = new Uint32Array(combined.size * width)
  const combinationOf = new Uint32Array(records)
  const before: number[] = []
  const added: number[] = []
  for (let record = 0; record < records; record++) {
    const [first, list] = [combined.combinationOf[record] ?? 0, listOf[record] ?? 0]
    const pair = first * width + list
    if (numbers[pair] === 0) {
      if (before.length * SHARED > records) return null
      before.push(first)
      added.push(list)
      numbers[pair] = before.length
    }
    combinationOf[record] = (numbers[pair] ?? 0) - 1
  }
  const lists = combined.lists.map((list) => Uint32Array.from(before, (first) => list[first] ?? 0))
  return {
    combinationOf: compact(combinationOf, before.length),
    size: before.length,
    lists: [...lists, Uint32Array.from(added)],
  }
}

function combine(columns: readonly ListColumn[], records: number): CombinedLists | null {
  let combined: CombinedLists | null = {
    combinationOf: new Uint8Array(records),
    size: 1,
    lists: [],
  }
  for (const column of columns) combined &&= addColumn(combined, column)
  return combined
}
