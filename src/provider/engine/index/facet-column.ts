import type { StoredRecord } from '../types.ts'
import { visitAttribute, type Leaf } from './leaves.ts'
import { Uint32List } from './typed-lists.ts'

/**
 * The values of one attribute, dictionary encoded twice: values have numbers, and so have the distinct lists of
 * values. Counting takes one increment per record, whatever the length of its list.
 */
export type FacetColumn = {
  readonly attribute: string
  /** Some value is a number. */
  readonly numeric: boolean
  /** Value number → text. */
  readonly values: readonly string[]
  /** Key (lower case, except for `objectID` and `_tags`) → numbers of the values with that key. */
  readonly numbers: ReadonlyMap<string, readonly number[]>
  /** Record number → list number; list 0 is empty. */
  readonly listOf: Numbers
  /** List number → offset of its values in `members`; one longer than the number of lists. */
  readonly listStart: Uint32Array
  readonly members: Uint32Array
}

/** The narrowest type for the numbers: memory access dominates the time of a count. */
type Numbers = Uint8Array | Uint16Array | Uint32Array

const caseSensitive: ReadonlySet<string> = new Set(['objectID', '_tags'])

/** The key by which filters compare values of the attribute. */
function facetKey(attribute: string, value: string): string {
  return caseSensitive.has(attribute) ? value : value.toLowerCase()
}

function numberFor(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

function groupByKey(
  attribute: string,
  values: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  for (const [number, value] of values.entries()) {
    const key = facetKey(attribute, value)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [number])
    else group.push(number)
  }
  return groups
}

/** Assigns numbers to lists. Most lists have one value and need no text key. */
function createListNumbers() {
  const singles = new Map<number, number>()
  const longer = new Map<string, number>()
  const starts = new Uint32List()
  const members = new Uint32List()
  starts.push(0)
  function add(list: readonly number[]): number {
    starts.push(members.length)
    for (const value of list) members.push(value)
    return starts.length - 1
  }
  function numberOf(list: readonly number[]): number {
    const [first] = list
    if (first === undefined) return 0
    const key = list.length === 1 ? '' : list.join()
    const known = key === '' ? singles.get(first) : longer.get(key)
    if (known !== undefined) return known
    const number = add(list)
    if (key === '') singles.set(first, number)
    else longer.set(key, number)
    return number
  }
  return { starts, members, numberOf }
}

function compact(numbers: Uint32Array, count: number): Numbers {
  if (count <= 2 ** 8) return new Uint8Array(numbers)
  return count <= 2 ** 16 ? new Uint16Array(numbers) : numbers
}

/** Builds a column record by record. */
export type FacetReader = {
  readonly attribute: string
  readonly add: (record: StoredRecord) => void
  readonly finish: () => FacetColumn
}

/** Creates the reader of an attribute; a value that a record has twice counts once. */
export function createFacetReader(attribute: string): FacetReader {
  const values = new Map<string, number>()
  const lists = createListNumbers()
  const listOf = new Uint32List()
  const list: number[] = []
  let numeric = false
  function note(leaf: Leaf): void {
    if (typeof leaf === 'number') numeric = true
    const number = numberFor(values, String(leaf))
    if (!list.includes(number)) list.push(number)
  }
  return {
    attribute,
    add(record) {
      list.length = 0
      visitAttribute(record, attribute, note)
      listOf.push(lists.numberOf(list))
    },
    finish() {
      const count = lists.starts.length
      lists.starts.push(lists.members.length)
      const texts = [...values.keys()]
      return {
        attribute,
        numeric,
        values: texts,
        numbers: groupByKey(attribute, texts),
        listOf: compact(listOf.takeArray(), count),
        listStart: lists.starts.takeArray(),
        members: lists.members.takeArray(),
      }
    },
  }
}

/** By list number, 1 if the list contains the value. */
export function listsWith(column: FacetColumn, value: string): Uint8Array {
  const { numbers, listStart, members, attribute } = column
  const wanted = new Set(numbers.get(facetKey(attribute, value)))
  const lists = new Uint8Array(listStart.length - 1)
  if (wanted.size === 0) return lists
  for (let list = 0; list < lists.length; list++) {
    const end = listStart[list + 1] ?? 0
    for (let at = listStart[list] ?? 0; at < end; at++) {
      if (wanted.has(members[at] ?? 0)) lists[list] = 1
    }
  }
  return lists
}

/** Value number → number of the given records with that value. */
export function countValues(column: FacetColumn, records: Uint32Array): Uint32Array {
  const { values, listOf, listStart, members } = column
  const lists = new Uint32Array(listStart.length - 1)
  for (let at = 0; at < records.length; at++) {
    const list = listOf[records[at] ?? 0] ?? 0
    lists[list] = (lists[list] ?? 0) + 1
  }
  const counts = new Uint32Array(values.length)
  for (let list = 0; list < lists.length; list++) {
    const count = lists[list] ?? 0
    const end = count === 0 ? 0 : (listStart[list + 1] ?? 0)
    for (let at = listStart[list] ?? 0; at < end; at++) {
      const value = members[at] ?? 0
      counts[value] = (counts[value] ?? 0) + count
    }
  }
  return counts
}
