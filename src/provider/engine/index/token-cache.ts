import type { Characters } from '#provider/engine/text/normalize.ts'
import { tokenize } from '#provider/engine/text/tokenize.ts'
import type { Token } from '#provider/engine/text/tokenize.ts'

import { wordNumber } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The tokens of a value. */
export type NumberedTokens = {
  readonly tokens: readonly Token[]
  /** By token: its number in the vocabulary of the index; -1 for a word that is not indexed. */
  readonly numbers: Int32Array
}

/** Returns the tokens of a value, with or without its camelCase parts. */
export type Tokenize = (text: string, camelCase: boolean) => NumberedTokens

/** Number of values cached before the cache is cleared; at most about 10 MB. */
const CACHED_VALUES = 10_000
/** Longer values are rare and not cached. */
const MAX_CACHED_LENGTH = 200

/**
 * Creates a tokeniser with a cache for an index with these words. While a query is typed, almost the same records are
 * highlighted for every key. Tokenizing them was most of that work (20 features with up to 120 names each: 13 ms without
 * the cache, 6 ms with it), and looking the words up most of the rest.
 */
export function createTokenCache(characters: Characters, words: Vocabulary): Tokenize {
  const caches = {
    plain: new Map<string, NumberedTokens>(),
    camel: new Map<string, NumberedTokens>(),
  }
  const read: Tokenize = (text, camelCase) => {
    const tokens = tokenize(text, characters, camelCase)
    return { tokens, numbers: Int32Array.from(tokens, (token) => wordNumber(words, token.text)) }
  }
  return (text, camelCase) => {
    if (text.length > MAX_CACHED_LENGTH) return read(text, camelCase)
    const cache = camelCase ? caches.camel : caches.plain
    const known = cache.get(text)
    if (known !== undefined) return known
    if (cache.size === CACHED_VALUES) cache.clear()
    const found = read(text, camelCase)
    cache.set(text, found)
    return found
  }
}
