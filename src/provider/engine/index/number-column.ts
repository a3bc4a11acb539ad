import type { StoredRecord } from '../types.ts'
import { visitAttribute, type Leaf } from './leaves.ts'
import { Uint32List } from './typed-lists.ts'

/** The numbers of one attribute by record; booleans are 1 and 0, text is ignored. */
export type NumberColumn = {
  /** Record number → offset of its numbers in `numbers`; one longer than the number of records. */
  readonly start: Uint32Array
  readonly numbers: Float64Array
}

/** Rounds to the three decimals that comparisons use. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Builds a column record by record. */
export type NumberReader = {
  readonly attribute: string
  readonly add: (record: StoredRecord) => void
  readonly finish: () => NumberColumn
}

export function createNumberReader(attribute: string): NumberReader {
  const start = new Uint32List()
  const numbers: number[] = []
  const note = (leaf: Leaf): void => {
    if (typeof leaf !== 'string') numbers.push(Number(leaf))
  }
  return {
    attribute,
    add(record) {
      start.push(numbers.length)
      visitAttribute(record, attribute, note)
    },
    finish() {
      start.push(numbers.length)
      return { start: start.takeArray(), numbers: new Float64Array(numbers) }
    },
  }
}

/** True if any number of the record passes. */
export function anyNumber(
  { start, numbers }: NumberColumn,
  record: number,
  passes: (value: number) => boolean,
): boolean {
  const end = start[record + 1] ?? 0
  for (let at = start[record] ?? 0; at < end; at++) {
    if (passes(rounded(numbers[at] ?? 0))) return true
  }
  return false
}
