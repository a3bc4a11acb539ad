import { compact, countLists, type ListColumn, type Numbers } from '#engine/index/lists.ts'
import { createCachePerOwner } from '#engine/index/lru-cache.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'

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
export type CountedColumns = ReadonlyMap<string, ListColumn>

/** Column → list number → number of the given records with that list. */
export type ColumnCounts = ReadonlyMap<ListColumn, Uint32Array>

/** Counts the lists of records in several columns. Many records are counted in one pass. */
export function countColumns(
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
