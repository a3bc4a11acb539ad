import type { IndexShape, SortCriterion, StoredRecord } from '#engine/types.ts'

import { createSortReader } from './custom-ranking.ts'
import { createFacetReader, type FacetColumn } from './facet-column.ts'
import { leafAt, isObject } from './leaves.ts'
import { createNumberReader, type NumberColumn, type NumberReader } from './number-column.ts'
import { createObjectIDReader, type ObjectIDs } from './object-ids.ts'

/** What an index knows of the attributes of its records, by attribute. Built with the index. */
export type Columns = {
  /** Of the facets and of `_tags`. */
  readonly facetColumns: ReadonlyMap<string, FacetColumn>
  /** Of the attributes for numeric filters, and of the facets, as far as they have numbers. */
  readonly numberColumns: ReadonlyMap<string, NumberColumn>
  /** False if other attributes have numbers that may be filtered. */
  readonly hasAllNumbers: boolean
  /** Of the sorts in the setting `ranking`, by `sortKey`; see `SortReader`. */
  readonly sortColumns: ReadonlyMap<string, Uint32Array>
  /** Record number → group of equal values, -1: never grouped. Null without such an attribute. */
  readonly groups: Int32Array | null
  readonly objectIDs: ObjectIDs
}

/** Usable in filters without a declaration. */
export const TAGS = '_tags'

export function sortKey({ direction, attribute }: SortCriterion): string {
  return `${direction} ${attribute}`
}

type ColumnReaders = {
  /** Yields the records while it reads their columns. */
  readonly readAlong: (records: Iterable<StoredRecord>) => Iterable<StoredRecord>
  readonly finish: () => Columns
}

/**
 * Reads the columns in the same pass as the text, so that each record is created once and no search
 * waits for a column that the settings declare.
 */
export function createColumnReaders(shape: IndexShape): ColumnReaders {
  const { numericAttributes } = shape
  const faceted = new Set([...shape.faceting.map(({ attribute }) => attribute), TAGS])
  const declared = new Set([...faceted, ...(numericAttributes ?? [])])
  const facets = Array.from(faceted, createFacetReader)
  const numbers = Array.from(declared, (attribute) => createNumberReader(attribute))
  const finder = numericAttributes === null ? createNumberFinder(declared) : null
  const sorts = shape.sorts.map(createSortReader)
  const groups =
    shape.attributeForDistinct === null ? null : createGroups(shape.attributeForDistinct)
  const objectIDs = createObjectIDReader()
  const readers = [...facets, ...numbers, ...sorts, objectIDs, finder ?? [], groups ?? []].flat()
  return {
    *readAlong(records) {
      for (const record of records) {
        for (const reader of readers) reader.add(record)
        yield record
      }
    },
    finish() {
      const facetColumns = new Map(facets.map((facet) => [facet.attribute, facet.finish()]))
      const isWanted = (attribute: string): boolean =>
        (numericAttributes?.includes(attribute) ?? true) ||
        facetColumns.get(attribute)?.numeric === true
      const numberColumns = [...numbers, ...(finder?.readers() ?? [])]
        .filter(({ attribute }) => isWanted(attribute))
        .map(({ attribute, finish }) => [attribute, finish()] as const)
      return {
        facetColumns,
        numberColumns: new Map(numberColumns.filter(([, column]) => column.numbers.length > 0)),
        hasAllNumbers: finder?.isComplete() ?? true,
        sortColumns: new Map(sorts.map((sort) => [sortKey(sort.criterion), sort.finish()])),
        groups: groups?.finish() ?? null,
        objectIDs: objectIDs.finish(),
      }
    },
  }
}

function groupKey(record: StoredRecord, attribute: string): string | null {
  const leaf = leafAt(record, attribute)
  if (typeof leaf === 'number') return String(Math.round(leaf))
  return typeof leaf === 'string' ? leaf : null
}

function createGroups(attribute: string) {
  const groups = new Map<string, number>()
  const groupOf: number[] = []
  return {
    add(record: StoredRecord): void {
      const key = groupKey(record, attribute)
      const group = key === null ? -1 : (groups.get(key) ?? groups.size)
      if (key !== null) groups.set(key, group)
      groupOf.push(group)
    },
    finish: () => Int32Array.from(groupOf),
  }
}

/** Attributes whose numbers are read if the settings declare none. */
const MOST_ATTRIBUTES = 64

/** Reads the numbers of all attributes that have any, one record at a time. */
type NumberFinder = {
  readonly add: (record: StoredRecord) => void
  readonly readers: () => readonly NumberReader[]
  /** Whether every attribute with numbers has a reader. */
  readonly isComplete: () => boolean
}

/**
 * Finds the attributes with numbers or booleans, and the objects that contain them, by their dotted
 * paths.
 *
 * @param known attributes that have a reader elsewhere
 */
function createNumberFinder(known: ReadonlySet<string>): NumberFinder {
  const readers = new Map<string, NumberReader>()
  let records = 0
  let isComplete = true
  function note(path: string): void {
    if (known.has(path) || readers.has(path)) return
    isComplete &&= readers.size < MOST_ATTRIBUTES
    if (isComplete) readers.set(path, createNumberReader(path, records))
  }
  /** True if there are numbers in a value. Their paths, and that of the value, are noted. */
  function visit(value: unknown, path: string): boolean {
    if (Array.isArray(value)) return value.filter((item) => visit(item, path)).length > 0
    const found = isObject(value)
      ? Object.keys(value).filter((key) => visit(value[key], `${path}.${key}`)).length > 0
      : typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
    if (found) note(path)
    return found
  }
  return {
    add(record) {
      // Of an incomplete list every search of an attribute that is not in it reads the records.
      if (isComplete) for (const key of Object.keys(record)) visit(record[key], key)
      for (const reader of readers.values()) reader.add(record)
      records += 1
    },
    readers: () => [...readers.values()],
    isComplete: () => isComplete,
  }
}
