import { type SortCriterion, type Spend, STEPS, type StoredRecord } from '#engine/types.ts'

import { sortKey } from './columns.ts'
import { createSortReader } from './custom-ranking.ts'
import { createCachePerOwner } from './lru-cache.ts'
import { createNumberReader, type NumberColumn } from './number-column.ts'
import { inOrder, type SearchIndex } from './search-index.ts'

/** Columns per index and kind that were built for a search. They are work of that search. */
const LATE_COLUMNS = 8

const lateSorts = createCachePerOwner<Uint32Array>(LATE_COLUMNS)
const lateNumbers = createCachePerOwner<NumberColumn>(LATE_COLUMNS)

/** Whether the settings name an attribute for sorting, filters or facets. */
export function isSortable({ shape }: SearchIndex, { attribute }: SortCriterion): boolean {
  return (
    [...shape.sorts, ...shape.customRanking, ...shape.faceting].some(
      (declared) => declared.attribute === attribute,
    ) || shape.numericAttributes?.includes(attribute) === true
  )
}

/** Record number → class of equal values; 0 is the best in the requested direction. */
export function sortColumn(
  index: SearchIndex,
  criterion: SortCriterion,
  spend: Spend,
): Uint32Array {
  const key = sortKey(criterion)
  return (
    index.sortColumns.get(key) ??
    lateSorts(index).get(key, () => {
      const reader = createSortReader(criterion)
      readAll(index, reader, spend)
      return reader.finish(spend)
    })
  )
}

/** The numbers of an attribute; undefined if it has none that may be filtered. */
export function numberColumn(
  index: SearchIndex,
  attribute: string,
  spend: Spend,
): NumberColumn | undefined {
  const built = index.numberColumns.get(attribute)
  if (built !== undefined || index.hasAllNumbers) return built
  return lateNumbers(index).get(attribute, () => {
    const reader = createNumberReader(attribute)
    readAll(index, reader, spend)
    return reader.finish()
  })
}

function readAll(
  { records, insertion }: SearchIndex,
  reader: { readonly add: (record: StoredRecord) => void },
  spend: Spend,
): void {
  for (const record of inOrder(records, insertion)) {
    spend(STEPS.record)
    reader.add(record)
  }
}
