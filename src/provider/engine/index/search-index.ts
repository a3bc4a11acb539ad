import { createCharacters } from '#provider/engine/text/normalize.ts'
import type { Characters } from '#provider/engine/text/normalize.ts'
import { compileSynonyms } from '#provider/engine/text/synonyms.ts'
import type { SynonymTable } from '#provider/engine/text/synonyms.ts'
import { readWords } from '#provider/engine/text/tokenize.ts'
import type {
  IndexShape,
  StoredRecords,
  SortCriterion,
  StoredRecord,
} from '#provider/engine/types.ts'

import { sortClasses, sortRecords } from './custom-ranking.ts'
import { createFacetReader } from './facet-column.ts'
import type { FacetColumn } from './facet-column.ts'
import { leafAt } from './leaves.ts'
import { createNumberReader } from './number-column.ts'
import type { NumberColumn } from './number-column.ts'
import { createPool } from './pool.ts'
import type { Pool } from './pool.ts'
import { buildTextIndex } from './text-index.ts'
import type { TextIndex } from './text-index.ts'
import { createTokenCache } from './token-cache.ts'
import type { Tokenize } from './token-cache.ts'
import { createDictionary } from './vocabulary.ts'
import type { Dictionary } from './vocabulary.ts'

/** Columns by key. Some are built on first use. */
type ColumnMap<Value> = Map<string, Value>

/**
 * A searchable index. Records are numbered in custom-ranking order: of two otherwise equal records,
 * the one with the smaller number is better.
 */
export type SearchIndex = {
  readonly shape: IndexShape
  /** In insertion order. */
  readonly records: StoredRecords
  /** Record number → insertion number. */
  readonly insertion: Uint32Array
  /** Record number → class of equal custom ranking; 0 is the best. */
  readonly customClass: Uint32Array
  readonly characters: Characters
  readonly tokenize: Tokenize
  readonly synonyms: SynonymTable
  readonly typoFree: ReadonlySet<string>
  readonly text: TextIndex
  readonly dictionary: Dictionary
  readonly pool: Pool
  readonly facetColumns: ColumnMap<FacetColumn>
  readonly numberColumns: ColumnMap<NumberColumn>
  readonly sortColumns: ColumnMap<Uint32Array>
  readonly groupColumns: ColumnMap<Int32Array>
}

/** Builds an index of records in insertion order. Its inputs must not change afterwards. */
export function buildIndex(records: StoredRecords, shape: IndexShape): SearchIndex {
  const characters = createCharacters(shape)
  const { order, classes } = sortRecords(records, shape.customRanking)
  const columns = createColumnReaders(shape)
  const text = buildTextIndex(columns.readAlong(inOrder(records, order)), shape, characters)
  return {
    shape,
    records,
    insertion: order,
    customClass: classes,
    characters,
    tokenize: createTokenCache(characters, text.words),
    synonyms: compileSynonyms(shape.synonyms, characters),
    typoFree: readTypoFree(shape, characters),
    text,
    dictionary: createDictionary(text.words),
    pool: createPool(records.length),
    ...columns.finish(),
    sortColumns: new Map(),
    groupColumns: new Map(),
  }
}

/** The words that have no typo tolerance. */
export function readTypoFree(shape: IndexShape, characters: Characters): ReadonlySet<string> {
  const words = shape.disableTypoToleranceOnWords.flatMap((entry) => readWords(entry, characters))
  return new Set(words.map((word) => word.text))
}

type Columns = {
  readonly facetColumns: Map<string, FacetColumn>
  readonly numberColumns: Map<string, NumberColumn>
}

type ColumnReaders = {
  /** Yields the records while it reads their columns. */
  readonly readAlong: (records: Iterable<StoredRecord>) => Iterable<StoredRecord>
  readonly finish: () => Columns
}

/**
 * Reads the declared columns in the same pass as the text, so that each record is created once and
 * no search waits for a column.
 */
function createColumnReaders({ faceting, numericAttributes }: IndexShape): ColumnReaders {
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

/** Yields the records in `order`; each is created on access and not retained. */
function* inOrder(records: StoredRecords, order: Uint32Array): Generator<StoredRecord> {
  for (const place of order) {
    const record = records.at(place)
    if (record !== undefined) yield record
  }
}

function readAll<Column>(
  { records, insertion }: SearchIndex,
  reader: { readonly add: (record: StoredRecord) => void; readonly finish: () => Column },
): Column {
  for (const record of inOrder(records, insertion)) reader.add(record)
  return reader.finish()
}

function columnFor<Value>(map: ColumnMap<Value>, key: string, build: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = build()
  map.set(key, value)
  return value
}

/** The column of an attribute, declared for faceting or not. */
export function facetColumn(index: SearchIndex, attribute: string): FacetColumn {
  return columnFor(index.facetColumns, attribute, () =>
    readAll(index, createFacetReader(attribute)),
  )
}

export function numberColumn(index: SearchIndex, attribute: string): NumberColumn {
  return columnFor(index.numberColumns, attribute, () =>
    readAll(index, createNumberReader(attribute)),
  )
}

function sortKey({ direction, attribute }: SortCriterion): string {
  return `${direction} ${attribute}`
}

function criterionOf(key: string): SortCriterion {
  const direction = key.startsWith('asc ') ? 'asc' : 'desc'
  return { direction, attribute: key.slice(direction.length + 1) }
}

/** Record number → class of equal values; 0 is the best in the requested direction. */
export function sortColumn(index: SearchIndex, criterion: SortCriterion): Uint32Array {
  const key = sortKey(criterion)
  return columnFor(index.sortColumns, key, () =>
    sortClasses(inOrder(index.records, index.insertion), criterion),
  )
}

function groupKey(record: StoredRecord, attribute: string): string | null {
  const leaf = leafAt(record, attribute)
  if (typeof leaf === 'number') return String(Math.round(leaf))
  return typeof leaf === 'string' ? leaf : null
}

/** Record number → group of equal values; -1 for records that are never grouped. */
export function groupColumn(index: SearchIndex, attribute: string): Int32Array {
  return columnFor(index.groupColumns, attribute, () => {
    const groups = new Map<string, number>()
    return Int32Array.from(inOrder(index.records, index.insertion), (record) => {
      const key = groupKey(record, attribute)
      if (key === null) return -1
      const known = groups.get(key) ?? groups.size
      groups.set(key, known)
      return known
    })
  })
}

export type ColumnNames = {
  readonly facets: readonly string[]
  readonly numbers: readonly string[]
  readonly groups: readonly string[]
  readonly sorts: readonly string[]
}

/** The columns that an index has: declared ones and those built on demand by searches. */
export function columnsOf(index: SearchIndex): ColumnNames {
  return {
    facets: [...index.facetColumns.keys()],
    numbers: [...index.numberColumns.keys()],
    groups: [...index.groupColumns.keys()],
    sorts: [...index.sortColumns.keys()],
  }
}

/** Builds the columns that an index does not have yet, so that no search waits for them. */
export function buildColumns(index: SearchIndex, names: ColumnNames): void {
  for (const attribute of names.facets) facetColumn(index, attribute)
  for (const attribute of names.numbers) numberColumn(index, attribute)
  for (const attribute of names.groups) groupColumn(index, attribute)
  for (const key of names.sorts) sortColumn(index, criterionOf(key))
}
