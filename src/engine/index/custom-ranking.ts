import type { SortCriterion, Spend, StoredRecord } from '#engine/types.ts'

import { type Leaf, leafAt } from './leaves.ts'

/** Booleans are 0 and 1; anything but a number or a string is missing. */
type Comparable = number | string | undefined

type Column = { readonly values: readonly Comparable[]; readonly ascending: boolean }

type Columns = { readonly columns: readonly Column[]; readonly size: number }

export type Sorted = {
  /** Record numbers, best first; ties in descending record number. */
  readonly order: Uint32Array
  /** For each index of `order`, the class of equal records: 0 for the best, then 1, 2 … */
  readonly classes: Uint32Array
}

/**
 * Sorts records by attributes. Equal records are sorted by descending insertion, as observed in the
 * hosted service.
 */
export function sortRecords(
  records: Iterable<StoredRecord>,
  criteria: readonly SortCriterion[],
): Sorted {
  return sortColumns(readColumns(records, criteria), () => undefined)
}

/** Number of comparisons between two calls of `spend`. */
const COMPARISONS = 1024

function sortColumns({ columns, size }: Columns, spend: Spend): Sorted {
  const order = new Uint32Array(size).map((_, index) => index)
  let compared = 0
  order.sort((a, b) => {
    compared += 1
    if (compared % COMPARISONS === 0) spend(COMPARISONS)
    return compareBy(columns, a, b) || b - a
  })
  const classes = new Uint32Array(order.length)
  for (let place = 1; place < order.length; place++) {
    const differs = compareBy(columns, order[place - 1] ?? 0, order[place] ?? 0) !== 0
    classes[place] = (classes[place - 1] ?? 0) + (differs ? 1 : 0)
  }
  return { order, classes }
}

/** Sorts records by one attribute, read one record at a time. */
export type SortReader = {
  readonly criterion: SortCriterion
  readonly add: (record: StoredRecord) => void
  /** Record number → class of equal values; 0 is the best in the direction of the criterion. */
  readonly finish: (spend?: Spend) => Uint32Array
}

export function createSortReader(criterion: SortCriterion): SortReader {
  const values: Comparable[] = []
  const column: Column = { values, ascending: criterion.direction === 'asc' }
  return {
    criterion,
    add: (record) => void values.push(comparable(leafAt(record, criterion.attribute))),
    finish(spend = () => undefined) {
      const { order, classes } = sortColumns({ columns: [column], size: values.length }, spend)
      const byRecord = new Uint32Array(order.length)
      for (const [place, record] of order.entries()) byRecord[record] = classes[place] ?? 0
      return byRecord
    },
  }
}

function comparable(leaf: Leaf | undefined): Comparable {
  return typeof leaf === 'boolean' ? Number(leaf) : leaf
}

function kindOrder(value: Comparable): number {
  if (value === undefined) return 2
  return typeof value === 'number' ? 0 : 1
}

/** In both directions, numbers come before strings and strings before missing values. */
function compareValues(a: Comparable, b: Comparable, ascending: boolean): number {
  const kinds = kindOrder(a) - kindOrder(b)
  if (kinds !== 0 || a === undefined || b === undefined || a === b) return kinds
  return a < b === ascending ? -1 : 1
}

function readColumns(records: Iterable<StoredRecord>, criteria: readonly SortCriterion[]): Columns {
  const lists = criteria.map((): Comparable[] => [])
  let size = 0
  for (const record of records) {
    size += 1
    for (const [number, { attribute }] of criteria.entries()) {
      lists[number]?.push(comparable(leafAt(record, attribute)))
    }
  }
  const columns = criteria.map(({ direction }, number) => ({
    values: lists[number] ?? [],
    ascending: direction === 'asc',
  }))
  return { columns, size }
}

function compareBy(columns: readonly Column[], a: number, b: number): number {
  for (const { values, ascending } of columns) {
    const order = compareValues(values[a], values[b], ascending)
    if (order !== 0) return order
  }
  return 0
}
