import { type Characters, createCharacters } from '#engine/text/normalize.ts'
import { compileSynonyms, type SynonymTable } from '#engine/text/synonyms.ts'
import { readWords } from '#engine/text/tokenize.ts'
import type { IndexShape, StoredRecords, StoredRecord } from '#engine/types.ts'

import { type Columns, createColumnReaders } from './columns.ts'
import { sortRecords } from './custom-ranking.ts'
import { createPool, type Pool } from './pool.ts'
import { buildTextIndex, type TextIndex } from './text-index.ts'
import { createTokenCache, type Tokenize } from './token-cache.ts'
import { createDictionary, type Dictionary } from './vocabulary.ts'

/**
 * A searchable index. Records are numbered in custom-ranking order: of two otherwise equal records,
 * the one with the smaller number is better.
 */
export type SearchIndex = Columns & {
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
  }
}

/** The words that have no typo tolerance. */
export function readTypoFree(shape: IndexShape, characters: Characters): ReadonlySet<string> {
  const words = shape.disableTypoToleranceOnWords.flatMap((entry) => readWords(entry, characters))
  return new Set(words.map((word) => word.text))
}

/** Yields the records in `order`; each is created on access and not retained. */
export function* inOrder(records: StoredRecords, order: Uint32Array): Generator<StoredRecord> {
  for (const place of order) {
    const record = records.at(place)
    if (record !== undefined) yield record
  }
}

/** The record with a number, in custom-ranking order. */
export function recordAt(
  { records, insertion }: Pick<SearchIndex, 'records' | 'insertion'>,
  number: number,
): StoredRecord | undefined {
  const place = insertion[number]
  return place === undefined ? undefined : records.at(place)
}
