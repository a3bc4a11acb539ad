import type { StoredRecord } from '#engine/types.ts'

import { findObjectID } from './object-ids.ts'
import { recordAt, type SearchIndex } from './search-index.ts'

/** The number of the record with an objectID; undefined if there is none. */
export function numberOfRecord(index: SearchIndex, objectID: string): number | undefined {
  return findObjectID(index.objectIDs, objectID, (number) => recordAt(index, number))
}

/** The values of a facet in a record; empty if the facet is not declared. */
export function facetValues(
  index: SearchIndex,
  attribute: string,
  record: number,
): readonly string[] {
  const column = index.facetColumns.get(attribute)
  if (column === undefined) return []
  const { listOf, listStart, members, values } = column
  const list = listOf[record] ?? 0
  const numbers = members.subarray(listStart[list] ?? 0, listStart[list + 1] ?? 0)
  return Array.from(numbers, (number) => values[number] ?? '')
}

/**
 * The records that a record refers to, in its order: the values of each list that contains only
 * object IDs of other records.
 */
export function namedRecords(index: SearchIndex, record: number): readonly number[] {
  const stored = recordAt(index, record)
  if (stored === undefined) return []
  return [...new Set(listsOf(stored).flatMap((list) => othersNamed(index, list, record)))]
}

function listsOf(record: StoredRecord): readonly (readonly unknown[])[] {
  return Object.values(record).filter((value) => Array.isArray(value))
}

function othersNamed(
  index: SearchIndex,
  list: readonly unknown[],
  record: number,
): readonly number[] {
  const numbers: number[] = []
  for (const item of list) {
    const number = typeof item === 'string' ? numberOfRecord(index, item) : undefined
    if (number === undefined || number === record) return []
    numbers.push(number)
  }
  return numbers
}
