import type { Characters } from './normalize.ts'
import { tokenize, type Token } from './tokenize.ts'

/** The tokens of a value, with or without its camelCase parts. */
export type Tokenize = (text: string, camelCase: boolean) => readonly Token[]

/** Values remembered at once; then all are forgotten. About 10 MB at most. */
const REMEMBERED = 10_000
/** Longer values are rare and read anew each time. */
const MAX_LENGTH = 200

/**
 * Remembers how values were read. While somebody types, much the same records are highlighted again and
 * again, and reading values is most of that work (measured: 20 features with up to 120 names
 * each, 13 ms without, 6 ms with).
 */
export function createTokenCache(characters: Characters): Tokenize {
  const caches = {
    plain: new Map<string, readonly Token[]>(),
    camel: new Map<string, readonly Token[]>(),
  }
  return (text, camelCase) => {
    if (text.length > MAX_LENGTH) return tokenize(text, characters, camelCase)
    const cache = camelCase ? caches.camel : caches.plain
    const known = cache.get(text)
    if (known !== undefined) return known
    if (cache.size === REMEMBERED) cache.clear()
    const tokens = tokenize(text, characters, camelCase)
    cache.set(text, tokens)
    return tokens
  }
}
