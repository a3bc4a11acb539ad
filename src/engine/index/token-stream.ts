import type { Characters } from '#engine/text/normalize.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import type { IndexShape, StoredRecord } from '#engine/types.ts'

import { isLeaf, isObject, type Leaf, visitAttribute } from './leaves.ts'
import { FAR, MAX_ATTRIBUTE, placeCode, VALUE_GAP } from './place-code.ts'
import { Uint32List } from './typed-lists.ts'

export type SearchedAttribute = {
  readonly name: string
  /** 0 is the best. The attributes of one level share their rank. */
  readonly rank: number
  readonly ordered: boolean
}

/** The tokens of all records in order. Words are numbered in order of appearance. */
export type TokenStream = {
  readonly attributes: readonly SearchedAttribute[]
  readonly seen: ReadonlyMap<string, number>
  readonly words: Uint32List
  readonly places: Uint32List
  /** Record number → offset of its tokens; one longer than the number of records. */
  readonly starts: Uint32List
}

/** Words of a record that keep their position; later ones are `FAR`. */
const POSITIONED_WORDS = 1000

type Reading = {
  readonly characters: Characters
  readonly camelCase: ReadonlySet<string>
  readonly attributes: SearchedAttribute[]
  readonly numbers: Map<string, number>
  readonly seen: Map<string, number>
  readonly words: Uint32List
  readonly places: Uint32List
}

type Cursor = {
  /** Number of the current attribute. */
  attribute: number
  /** Words read so far in the record. */
  count: number
  /** Position of the next value of the attribute. */
  base: number
}

export function readTokens(
  records: Iterable<StoredRecord>,
  shape: IndexShape,
  characters: Characters,
): TokenStream {
  const reading: Reading = {
    characters,
    camelCase: new Set(shape.camelCaseAttributes),
    attributes: declaredAttributes(shape),
    numbers: new Map(),
    seen: new Map(),
    words: new Uint32List(),
    places: new Uint32List(),
  }
  const starts = new Uint32List()
  for (const record of records) {
    starts.push(reading.places.length)
    addRecord(reading, record, shape)
  }
  starts.push(reading.places.length)
  return { ...reading, starts }
}

function wordNumberOf(seen: Map<string, number>, text: string): number {
  const known = seen.get(text)
  if (known !== undefined) return known
  seen.set(text, seen.size)
  return seen.size - 1
}

function addValue(reading: Reading, cursor: Cursor, value: Leaf): void {
  const { attribute } = cursor
  const camelCase = reading.camelCase.has(reading.attributes[attribute]?.name ?? '')
  const tokens = tokenize(String(value), reading.characters, camelCase)
  let last = -1
  for (const token of tokens) {
    const word = wordNumberOf(reading.seen, token.text)
    for (const at of token.first === token.last ? [token.first] : [token.first, token.last]) {
      const position = cursor.count + at < POSITIONED_WORDS ? cursor.base + at : FAR
      reading.words.push(word)
      reading.places.push(placeCode(attribute, position, token.whole))
    }
    last = Math.max(last, token.last)
  }
  cursor.count += last + 1
  cursor.base += last + 1 + VALUE_GAP
}

function beginAttribute(cursor: Cursor, attribute: number): void {
  cursor.attribute = attribute
  cursor.base = 0
}

function declaredAttributes(shape: IndexShape): SearchedAttribute[] {
  return (shape.searchable ?? []).flatMap(({ attributes, ordered }, rank) =>
    attributes.map((name) => ({ name, rank, ordered: ordered && attributes.length === 1 })),
  )
}

/** Numbers the paths of an index that searches everything, with one rank, unordered. */
function numberOfPath(reading: Reading, path: string): number {
  const known = reading.numbers.get(path)
  if (known !== undefined) return known
  const number = Math.min(reading.attributes.length, MAX_ATTRIBUTE)
  reading.numbers.set(path, number)
  if (number === reading.attributes.length) {
    reading.attributes.push({ name: path, rank: 0, ordered: false })
  }
  return number
}

function visitPaths(value: unknown, path: string, visit: (path: string, leaf: Leaf) => void): void {
  if (isLeaf(value)) visit(path, value)
  else if (Array.isArray(value)) for (const item of value) visitPaths(item, path, visit)
  else if (isObject(value)) {
    for (const key of Object.keys(value)) visitPaths(value[key], `${path}.${key}`, visit)
  }
}

/** Reads every attribute except `objectID` and those that start with an underscore. */
function addEverything(reading: Reading, record: StoredRecord, cursor: Cursor): void {
  const leaves = new Map<number, Leaf[]>()
  for (const key of Object.keys(record)) {
    if (key === 'objectID' || key.startsWith('_')) continue
    visitPaths(record[key], key, (path, leaf) => {
      const number = numberOfPath(reading, path)
      const list = leaves.get(number)
      if (list === undefined) leaves.set(number, [leaf])
      else list.push(leaf)
    })
  }
  for (const [number, values] of [...leaves].toSorted(([a], [b]) => a - b)) {
    beginAttribute(cursor, number)
    for (const value of values) addValue(reading, cursor, value)
  }
}

/** Sorts the tokens from `start` by place. Insertion sort, because they are nearly sorted. */
function sortTail({ words, places }: Reading, start: number): void {
  for (let at = start + 1; at < places.length; at++) {
    const place = places.at(at)
    const word = words.at(at)
    let to = at
    while (to > start && places.at(to - 1) > place) {
      places.set(to, places.at(to - 1))
      words.set(to, words.at(to - 1))
      to -= 1
    }
    places.set(to, place)
    words.set(to, word)
  }
}

function addRecord(reading: Reading, record: StoredRecord, shape: IndexShape): void {
  const cursor: Cursor = { attribute: 0, count: 0, base: 0 }
  const start = reading.places.length
  if (shape.searchable === null) addEverything(reading, record, cursor)
  else {
    for (const [number, { name }] of reading.attributes.entries()) {
      beginAttribute(cursor, number)
      visitAttribute(record, name, (leaf) => addValue(reading, cursor, leaf))
    }
  }
  sortTail(reading, start)
}
