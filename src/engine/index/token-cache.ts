import type { Characters } from '#engine/text/normalize.ts'
import { type Token, tokenize } from '#engine/text/tokenize.ts'

import { type Vocabulary, wordNumber } from './vocabulary.ts'

export type NumberedTokens = {
  readonly tokens: readonly Token[]
  /** By token, its word number in the vocabulary; -1 for a word that is not indexed. */
  readonly numbers: Int32Array
}

/** Returns the tokens of a value, with or without its camelCase parts. */
export type Tokenize = (text: string, camelCase: boolean) => NumberedTokens

/** Values cached before the cache is cleared; about 10 MB at most. */
const CACHED_VALUES = 10_000
/** Longer values are rare and are not cached. */
const MAX_CACHED_LENGTH = 200

/**
 * Creates a tokeniser with a cache. While a user types, almost the same records are highlighted on
 * each key press, and tokenising them and looking up their words takes most of that time.
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
