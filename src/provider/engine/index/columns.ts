import type { IndexShape, StoredRecord } from '../types.ts'
import { createFacetReader, type FacetColumn } from './facet-column.ts'
import { createNumberReader, type NumberColumn } from './number-column.ts'

type Columns = {
  readonly facetColumns: Map<string, FacetColumn>
  readonly numberColumns: Map<string, NumberColumn>
}

export type ColumnReaders = {
  /** The same records, read as they pass. */
  readonly readAlong: (records: Iterable<StoredRecord>) => Iterable<StoredRecord>
  readonly finish: () => Columns
}

/**
 * Reads the columns that the settings declare, in the same pass as the text: every record is made once, and
 * no search has to wait for a column.
 */
export function createColumnReaders({ faceting, numericAttributes }: IndexShape): ColumnReaders {
  const declared = new Set(faceting.map(({ attribute }) => attribute))
  const filtered = new Set(numericAttributes)
  const facets = Array.from(declared, createFacetReader)
  const numbers = Array.from(new Set([...declared, ...filtered]), createNumberReader)
  const readers = [...facets, ...numbers]
  return {
    *readAlong(records) {
      for (const record of records) {
        for (const reader of readers) reader.add(record)
        yield record
      }
    },
    finish() {
      const facetColumns = new Map(facets.map((facet) => [facet.attribute, facet.finish()]))
      const wanted = numbers.filter(
        ({ attribute }) => filtered.has(attribute) || facetColumns.get(attribute)?.numeric === true,
      )
      const numberColumns = new Map(wanted.map((column) => [column.attribute, column.finish()]))
      return { facetColumns, numberColumns }
    },
  }
}
