import { sortClasses, sortRecords } from './custom-ranking.ts'
import { buildFacetColumn, type FacetColumn } from './facet-column.ts'
import { leafAt } from './leaves.ts'
import { createCharacters, type Characters } from './normalize.ts'
import { buildNumberColumn, type NumberColumn } from './number-column.ts'
import { compileSynonyms, type SynonymTable } from './synonyms.ts'
import { createTermCompiler, type TermCompiler } from './term.ts'
import { buildTextIndex, type TextIndex } from './text-index.ts'
import { createTokenCache, type Tokenize } from './token-cache.ts'
import { readWords } from './tokenize.ts'
import type { IndexShape, SortCriterion, StoredRecord } from './types.ts'

/** What is derived from the records on first use. */
type Derived<Value> = Map<string, Value>

/**
 * An index, ready to be searched. Records are numbered in the order of the custom ranking, so that a smaller
 * number is a better record wherever nothing else decides.
 */
export type SearchIndex = {
  readonly shape: IndexShape
  readonly records: readonly StoredRecord[]
  /** Record number → its place in the order of insertion. */
  readonly insertion: Uint32Array
  /** Record number → class of equal custom ranking, 0 the best. */
  readonly customClass: Uint32Array
  readonly characters: Characters
  readonly tokenize: Tokenize
  readonly synonyms: SynonymTable
  readonly typoFree: ReadonlySet<string>
  readonly text: TextIndex
  readonly compile: TermCompiler
  readonly facetColumns: Derived<FacetColumn>
  readonly numberColumns: Derived<NumberColumn>
  readonly sortColumns: Derived<Uint32Array>
  readonly groupColumns: Derived<Int32Array>
}

/** Builds an index of records in the order of their insertion. Records and shape must not change afterwards. */
export function buildIndex(records: readonly StoredRecord[], shape: IndexShape): SearchIndex {
  const characters = createCharacters(shape)
  const { order, classes } = sortRecords(records, shape.customRanking)
  const sorted = Array.from(order, (number) => records[number]).filter(
    (record) => record !== undefined,
  )
  const words = shape.disableTypoToleranceOnWords.flatMap((entry) => readWords(entry, characters))
  const text = buildTextIndex(sorted, shape, characters)
  return {
    shape,
    records: sorted,
    insertion: order,
    customClass: classes,
    characters,
    tokenize: createTokenCache(characters),
    synonyms: compileSynonyms(shape.synonyms, characters),
    typoFree: new Set(words.map((word) => word.text)),
    text,
    compile: createTermCompiler(text.words),
    facetColumns: new Map(),
    numberColumns: new Map(),
    sortColumns: new Map(),
    groupColumns: new Map(),
  }
}

function derive<Value>(map: Derived<Value>, key: string, build: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = build()
  map.set(key, value)
  return value
}

/** The values of an attribute, whether declared for faceting or not. */
export function facetColumn(index: SearchIndex, attribute: string): FacetColumn {
  return derive(index.facetColumns, attribute, () => buildFacetColumn(index.records, attribute))
}

export function numberColumn(index: SearchIndex, attribute: string): NumberColumn {
  return derive(index.numberColumns, attribute, () => buildNumberColumn(index.records, attribute))
}

/** Record number → class of equal values, 0 the best in the direction asked for. */
export function sortColumn(index: SearchIndex, criterion: SortCriterion): Uint32Array {
  const key = `${criterion.direction} ${criterion.attribute}`
  return derive(index.sortColumns, key, () => sortClasses(index.records, criterion))
}

function groupKey(record: StoredRecord, attribute: string): string | null {
  const leaf = leafAt(record, attribute)
  if (typeof leaf === 'number') return String(Math.round(leaf))
  return typeof leaf === 'string' ? leaf : null
}

/** Record number → group of equal values; -1 for records that are never grouped. */
export function groupColumn(index: SearchIndex, attribute: string): Int32Array {
  return derive(index.groupColumns, attribute, () => {
    const groups = new Map<string, number>()
    return Int32Array.from(index.records, (record) => {
      const key = groupKey(record, attribute)
      if (key === null) return -1
      const known = groups.get(key) ?? groups.size
      groups.set(key, known)
      return known
    })
  })
}
