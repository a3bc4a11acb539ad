import type { StoredRecord } from '#engine/types.ts'

import { type Leaf, visitAttribute } from './leaves.ts'
import { createLists, type Lists, numberFor } from './lists.ts'

/**
 * The values of one attribute, dictionary-encoded twice: each value has a number, and each distinct
 * list of values has a number. Counting therefore takes one increment per record, regardless of the
 * length of its list.
 */
export type FacetColumn = Lists & {
  readonly attribute: string
  /** True if any value is a number. */
  readonly numeric: boolean
  /** Value number → text. */
  readonly values: readonly string[]
  /** Key (lower case without space at its ends, except for `objectID` and `_tags`) → numbers of the values with that key. */
  readonly numbers: ReadonlyMap<string, readonly number[]>
}

const caseSensitive: ReadonlySet<string> = new Set(['objectID', '_tags'])

/** Builds a column one record at a time. */
export type FacetReader = {
  readonly attribute: string
  readonly add: (record: StoredRecord) => void
  readonly finish: () => FacetColumn
}

/** Creates the reader of an attribute. A value that occurs twice in a record counts once. */
export function createFacetReader(attribute: string): FacetReader {
  const values = new Map<string, number>()
  const lists = createLists()
  const list: number[] = []
  let numeric = false
  function note(leaf: Leaf): void {
    if (typeof leaf === 'number') numeric = true
    const text = String(leaf)
    // No filter can name a blank value, so none is offered.
    if (text.trim() === '') return
    const number = numberFor(values, text)
    if (!list.includes(number)) list.push(number)
  }
  return {
    attribute,
    add(record) {
      list.length = 0
      visitAttribute(record, attribute, note)
      lists.add(list)
    },
    finish() {
      const texts = [...values.keys()]
      return {
        attribute,
        numeric,
        values: texts,
        numbers: groupByKey(attribute, texts),
        ...lists.finish(),
      }
    },
  }
}

/** List number → 1 if the list contains any of the values, else 0. */
export function listsWith(column: FacetColumn, values: readonly string[]): Uint8Array {
  const { numbers, listStart, members, attribute } = column
  const wanted = new Set(values.flatMap((value) => numbers.get(facetKey(attribute, value)) ?? []))
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

/**
 * Value number → number of records with that value.
 *
 * @param lists list number → number of records with that list
 */
export function countValues(column: FacetColumn, lists: Uint32Array): Uint32Array {
  const { values, listStart, members } = column
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

/** The key by which filters compare values. Filters have no space at their ends. */
function facetKey(attribute: string, value: string): string {
  return caseSensitive.has(attribute) ? value : value.trim().toLowerCase()
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
