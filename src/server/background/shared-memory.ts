import type { IndexParts } from '#provider/background.ts'

type FacetColumn =
  IndexParts['facetColumns'] extends ReadonlyMap<string, infer Column> ? Column : never
type NumberColumn =
  IndexParts['numberColumns'] extends ReadonlyMap<string, infer Column> ? Column : never

const bytes = (array: Uint8Array): Uint8Array => new Uint8Array(shared(array))
const shorts = (array: Uint16Array): Uint16Array => new Uint16Array(shared(array))
const numbers = (array: Uint32Array): Uint32Array => new Uint32Array(shared(array))
const integers = (array: Int32Array): Int32Array => new Int32Array(shared(array))

const shareFacets = (column: FacetColumn): FacetColumn => ({
  ...column,
  listOf: narrow(column.listOf),
  listStart: numbers(column.listStart),
  members: numbers(column.members),
})

const shareNumbers = (column: NumberColumn): NumberColumn => ({
  listOf: narrow(column.listOf),
  listStart: numbers(column.listStart),
  numbers: new Float64Array(shared(column.numbers)),
})

/** Moves an index's arrays to shared memory, so that threads need no copies. */
export function shareParts(parts: IndexParts): IndexParts {
  const { insertion, customClass, text, dictionary } = parts
  return {
    insertion: numbers(insertion),
    customClass: numbers(customClass),
    text: {
      ...text,
      postingStart: numbers(text.postingStart),
      postings: numbers(text.postings),
      postingRanks: bytes(text.postingRanks),
      tokenStart: numbers(text.tokenStart),
      tokenWords: numbers(text.tokenWords),
      tokenPlaces: numbers(text.tokenPlaces),
    },
    dictionary: {
      ...dictionary,
      shared: bytes(dictionary.shared),
      leastShared: bytes(dictionary.leastShared),
      letters: shorts(dictionary.letters),
      letterStart: numbers(dictionary.letterStart),
    },
    facetColumns: mapValues(parts.facetColumns, shareFacets),
    numberColumns: mapValues(parts.numberColumns, shareNumbers),
    hasAllNumbers: parts.hasAllNumbers,
    sortColumns: mapValues(parts.sortColumns, numbers),
    groups: parts.groups && integers(parts.groups),
    objectIDs: numbers(parts.objectIDs),
  }
}

function shared(array: ArrayBufferView): SharedArrayBuffer {
  if (array.buffer instanceof SharedArrayBuffer) return array.buffer
  const memory = new SharedArrayBuffer(array.byteLength)
  new Uint8Array(memory).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
  return memory
}

function narrow(array: FacetColumn['listOf']): FacetColumn['listOf'] {
  if (array instanceof Uint8Array) return bytes(array)
  return array instanceof Uint16Array ? shorts(array) : numbers(array)
}

function mapValues<Value>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value) => Value,
): Map<string, Value> {
  return new Map(Array.from(map, ([key, value]) => [key, change(value)]))
}
