import { createCachePerOwner } from '#engine/index/lru-cache.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import type { EngineQuery } from '#engine/types.ts'

import { type MatchedText, matchText } from './match.ts'
import { dropWords, type ParsedQuery, parseQuery, withAllOptional } from './parse-query.ts'

/**
 * Matches cached per index. A page sends the same text several times at once (for its hits and for
 * each disjunctive facet), and filters and facets are evaluated on the same match.
 */
const CACHED_MATCHES = 4

const cacheOf = createCachePerOwner<MatchedText, SearchIndex>(CACHED_MATCHES, (match, { pool }) =>
  pool.kept.release(match.sets()),
)

/** One interpretation of a query: the whole query, or one with fewer required words. */
export type Reading = { readonly parsed: ParsedQuery; readonly name: string }

/** The most words that `lastWords` and `firstWords` drop. */
const MAX_DROPPED = 5

/** All readings of a query, to try in order until one finds a record. */
export function readingsOf(
  index: SearchIndex,
  { text, spend }: Pick<EngineQuery, 'text' | 'spend'>,
): readonly Reading[] {
  const parsed = parseQuery(text, index.characters, spend)
  const whole: Reading = { parsed, name: 'whole' }
  const mode = text.removeWordsIfNoResults
  if (mode === 'none' || parsed.words.length < 2) return [whole]
  if (mode === 'allOptional') return [whole, { parsed: withAllOptional(parsed), name: 'optional' }]
  const most = Math.min(MAX_DROPPED, parsed.words.length - 1)
  const shorter = Array.from({ length: most }, (_, index_) =>
    droppedReading(parsed, index_ + 1, mode === 'firstWords'),
  )
  return [whole, ...shorter]
}

/** Longer lists come from settings, as the same object for each query. */
const MOST_NAMED = 20

const numbers = new WeakMap<readonly string[], number>()
let next = 0

/** The cache key of a word list; a number for a long one, which is slow to serialise. */
function nameOf(words: readonly string[]): readonly string[] | number {
  if (words.length <= MOST_NAMED) return words
  const known = numbers.get(words)
  if (known !== undefined) return known
  next += 1
  numbers.set(words, next)
  return next
}

/** Matches a reading. Recent matches are cached. */
export function matchReading(
  index: SearchIndex,
  { text, spend }: Pick<EngineQuery, 'text' | 'spend'>,
  reading: Reading,
): MatchedText {
  const { optionalWords, ...others } = text
  const key = JSON.stringify([reading.name, others, nameOf(optionalWords)])
  return cacheOf(index).get(key, () => {
    const match = matchText({ index, text, parsed: reading.parsed, spend })
    index.pool.kept.retain(match.sets())
    return match
  })
}

/** The query with its dropped words in `<em>`; null if none was dropped. */
export function queryAfterRemoval(
  query: string,
  whole: ParsedQuery,
  used: ParsedQuery,
): string | null {
  const kept = new Set(used.words.map(({ start }) => start))
  const dropped = whole.words.filter(({ start }) => !kept.has(start))
  if (dropped.length === 0) return null
  let written = ''
  let at = 0
  for (const { start, end } of dropped) {
    written += `${query.slice(at, start)}<em>${query.slice(start, end)}</em>`
    at = end
  }
  return written + query.slice(at)
}

function droppedReading(parsed: ParsedQuery, dropped: number, first: boolean): Reading {
  const { length } = parsed.words
  const kept = first ? { from: dropped, to: length } : { from: 0, to: length - dropped }
  return { parsed: dropWords(parsed, kept), name: `${first ? 'first' : 'last'} ${dropped}` }
}
