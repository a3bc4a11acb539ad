import type { IndexShape, SortCriterion, StoredRecord } from '#engine/types.ts'

import { createSortReader } from './custom-ranking.ts'
import { createFacetReader, type FacetColumn } from './facet-column.ts'
import { leafAt } from './leaves.ts'
import { createNumberFinder } from './number-attributes.ts'
import { createNumberReader, type NumberColumn } from './number-column.ts'
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
