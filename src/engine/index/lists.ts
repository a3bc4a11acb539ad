import { Uint32List } from './typed-lists.ts'

/** The narrowest type for the numbers: memory access dominates the time of a count. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array

/** A list of value numbers per record. Equal lists are stored once and share a list number. */
export type Lists = {
  /** Record number → list number; list 0 is empty. */
  readonly listOf: Numbers
  /** List number → offset of its values in `members`; one longer than the number of lists. */
  readonly listStart: Uint32Array
  readonly members: Uint32Array
}

/** The part of a column that counting needs. */
export type ListColumn = Pick<Lists, 'listOf' | 'listStart'>

/** List number → number of the given records with that list. */
export function countLists({ listOf, listStart }: ListColumn, records: Uint32Array): Uint32Array {
  const counts = new Uint32Array(listStart.length - 1)
  for (let at = 0; at < records.length; at++) {
    const list = listOf[records[at] ?? 0] ?? 0
    counts[list] = (counts[list] ?? 0) + 1
  }
  return counts
}

/** The number of a key. A new key gets the next number. */
export function numberFor<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

/** The numbers, all below `count`, in the narrowest type. */
export function compact(numbers: Uint32Array, count: number): Numbers {
  if (count <= 2 ** 8) return new Uint8Array(numbers)
  return count <= 2 ** 16 ? new Uint16Array(numbers) : numbers
}

/**
 * Collects lists one record at a time. Most lists have one value and need no string key.
 *
 * @param before number of records without values before the first one
 */
export function createLists(before = 0) {
  const singles = new Map<number, number>()
  const longer = new Map<string, number>()
  const listOf = new Uint32List()
  const starts = new Uint32List()
  const members = new Uint32List()
  /** Leading records without values are counted, not stored: most attributes have no numbers. */
  let empty = before
  starts.push(0)
  function append(list: readonly number[]): number {
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
    const number = append(list)
    if (key === '') singles.set(first, number)
    else longer.set(key, number)
    return number
  }
  function pushEmpty(): void {
    for (; empty > 0; empty--) listOf.push(0)
  }
  return {
    /** Adds the list of the next record. The array may be reused afterwards. */
    add(list: readonly number[]): void {
      if (listOf.length === 0 && list.length === 0) {
        empty += 1
        return
      }
      pushEmpty()
      listOf.push(numberOf(list))
    },
    finish(): Lists {
      pushEmpty()
      const count = starts.length
      starts.push(members.length)
      return {
        listOf: compact(listOf.takeArray(), count),
        listStart: starts.takeArray(),
        members: members.takeArray(),
      }
    },
  }
}
