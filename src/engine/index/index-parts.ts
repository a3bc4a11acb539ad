import { createCharacters } from '#engine/text/normalize.ts'
import { compileSynonyms } from '#engine/text/synonyms.ts'
import type { IndexShape, StoredRecords } from '#engine/types.ts'

import type { Columns } from './columns.ts'
import { createPool } from './pool.ts'
import { readTypoFree, type SearchIndex } from './search-index.ts'
import { createTokenCache } from './token-cache.ts'

/**
 * The parts of an index that take long to build. They consist of typed arrays, strings, arrays and
 * maps, so they can be posted to another thread.
 */
export type IndexParts = Pick<
  SearchIndex,
  'insertion' | 'customClass' | 'text' | 'dictionary' | keyof Columns
>

export function partsOf(index: SearchIndex): IndexParts {
  const { insertion, customClass, text, dictionary } = index
  const { facetColumns, numberColumns, hasAllNumbers, sortColumns, groups, objectIDs } = index
  return {
    insertion,
    customClass,
    text,
    dictionary,
    facetColumns,
    numberColumns,
    hasAllNumbers,
    sortColumns,
    groups,
    objectIDs,
  }
}

/** Assembles an index from parts that were built from the same records and the same shape. */
export function assembleIndex(
  parts: IndexParts,
  records: StoredRecords,
  shape: IndexShape,
): SearchIndex {
  const characters = createCharacters(shape)
  return {
    ...parts,
    shape,
    records,
    characters,
    tokenize: createTokenCache(characters, parts.text.words),
    synonyms: compileSynonyms(shape.synonyms, characters),
    typoFree: readTypoFree(shape, characters),
    pool: createPool(records.length),
  }
}
