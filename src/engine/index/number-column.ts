import type { StoredRecord } from '#engine/types.ts'

import { type Leaf, visitAttribute } from './leaves.ts'
import { createLists, type ListColumn, numberFor } from './lists.ts'

/**
 * The numbers of one attribute by record. Booleans are 1 and 0; text is ignored. Dictionary-encoded
 * like facet values: a million versions or years are only a few hundred distinct numbers.
 */
export type NumberColumn = ListColumn & {
  /** The numbers of each list, in record order. */
  readonly numbers: Float64Array
}

/** Rounds to the three decimals that comparisons use. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Builds a column one record at a time. */
export type NumberReader = {
  readonly attribute: string
  readonly add: (record: StoredRecord) => void
  readonly finish: () => NumberColumn
}

/** @param before number of records without numbers before the first one */
export function createNumberReader(attribute: string, before = 0): NumberReader {
  const values = new Map<number, number>()
  const lists = createLists(before)
  const list: number[] = []
  const note = (leaf: Leaf): void => {
    if (typeof leaf !== 'string') list.push(numberFor(values, Number(leaf)))
  }
  return {
    attribute,
    add(record) {
      list.length = 0
      visitAttribute(record, attribute, note)
      lists.add(list)
    },
    finish() {
      const { listOf, listStart, members } = lists.finish()
      const distinct = Float64Array.from(values.keys())
      const numbers = Float64Array.from(members, (member) => distinct[member] ?? 0)
      return { listOf, listStart, numbers }
    },
  }
}

type Passes = (value: number) => boolean

function anyNumber({ listStart, numbers }: NumberColumn, list: number, passes: Passes): boolean {
  const end = listStart[list + 1] ?? 0
  for (let at = listStart[list] ?? 0; at < end; at++) {
    if (passes(rounded(numbers[at] ?? 0))) return true
  }
  return false
}

/** Up to this many lists are tested in advance; otherwise each record is tested. */
const FEW_LISTS = 2 ** 16

/** Creates a test that returns whether any number of a record passes. */
export function anyNumberTest(column: NumberColumn, passes: Passes): (record: number) => boolean {
  const { listOf, listStart } = column
  const count = listStart.length - 1
  if (count > FEW_LISTS) return (record) => anyNumber(column, listOf[record] ?? 0, passes)
  const passing = Uint8Array.from({ length: count }, (_, list) =>
    Number(anyNumber(column, list, passes)),
  )
  return (record) => passing[listOf[record] ?? 0] === 1
}
