import { wordsIn } from '#lib/query-text.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { strongHits, wordCount } from '#search/rows/strong-hits.ts'
import { leaves } from '#search/transport/highlights.ts'
import { countOf, type QueryResult } from '#search/transport/list-query.ts'

import { FEW } from './searched-queries.ts'

export type Section = {
  readonly list: ListDefinition
  /** Records with every word, the best first. */
  readonly hits: readonly FoundHit[]
  /** Records without some of the words, after `hits`. */
  readonly close: readonly FoundHit[]
  /** The number of records with every word. */
  readonly total: number
  /** The number of records in the list, with those that lack some of the words. */
  readonly loose: number
  readonly hasMore: boolean
}

/** The results of one list before they are divided into exact matches and others. */
export type FoundList = {
  readonly list: ListDefinition
  readonly whole: QueryResult
  readonly hits: readonly FoundHit[]
  /** Hits by name that `hits` lacks. */
  readonly byName: readonly FoundHit[]
  readonly exact: readonly FoundHit[]
  /** The records with every word; absent for a single word, which every hit has. */
  readonly strict: QueryResult | undefined
}

const SHOWN = 3
const MOST_EXACT = 3

export type ListRows = Section & { readonly exact: readonly FoundHit[] }

/**
 * The rows of a list: at most three, those with every word first. Records that have them only in a
 * lower attribute than the best are left to the list itself, unless there are few. Then records whose
 * name is in the text follow, and then those with the most words. In a sentence, a name of one word is
 * often an ordinary word: "move an object along a curve". It comes last.
 */
export function listRows(q: string, found: FoundList): ListRows {
  const { list, whole, hits, byName, strict } = found
  const exact = found.exact.slice(0, MOST_EXACT)
  const isOther = (hit: FoundHit) => !exact.includes(hit)
  const isStrict = strictTest(hits, strict)
  const complete = hits.filter(isStrict)
  const strong = strongHits(complete)
  const total = strict === undefined ? countOf(whole) : countOf(strict)
  const isFew = strict !== undefined && total < FEW
  const weak = isFew ? complete.filter((hit) => !strong.includes(hit)) : []
  const shown = [...strong, ...weak].filter(isOther).slice(0, SHOWN)
  const named = byName.filter((hit) => isNamedIn(q, hit))
  const near = hits.filter((hit) => !isStrict(hit) && isAbout(q, hit))
  const sure = named.filter((hit) => !isSentence(q) || hasSeveralWords(hit))
  const others = isFew ? [...new Set([...sure, ...near, ...named])].filter(isOther) : []
  return {
    list,
    exact,
    hits: shown,
    close: others.slice(0, SHOWN - shown.length),
    total,
    loose: countOf(whole),
    hasMore: total > exact.length + shown.length,
  }
}

/**
 * Whether a hit has every word. Of many such records only the first are known; their list begins
 * with them. One that another record precedes with more words has them only by typos.
 */
function strictTest(
  hits: readonly FoundHit[],
  strict: QueryResult | undefined,
): (hit: FoundHit) => boolean {
  const { hits: known = [], nbHits = 0 } = strict ?? {}
  if (strict === undefined || nbHits > known.length) return () => true
  const ids = new Set(known.filter(isIndexRecord).map(({ objectID }) => objectID))
  const loose = hits.filter(({ hit }) => !ids.has(hit.objectID)).map(wordCount)
  const most = Math.max(0, ...loose)
  return (found) => ids.has(found.hit.objectID) && wordCount(found) >= most
}

/** Whether all words of a name are in a text: "Popover" in "popover that closes". */
function isNamedIn(q: string, { names: [name = ''] }: FoundHit): boolean {
  const typed = new Set(wordsIn(q))
  const words = wordsIn(name)
  return words.some(isTelling) && words.every((word) => typed.has(word))
}

const isSentence = (q: string): boolean => wordsIn(q).length > 3

const hasSeveralWords = ({ names: [name = ''] }: FoundHit): boolean => wordsIn(name).length > 1

const general: ReadonlySet<string> = new Set(
  'css html javascript api web page site browser code property element elements attribute method function tag feature interface support how what when why which does with for from into the and not use using make get set all can are you'.split(
    ' ',
  ),
)

/** Whether a word says what is meant: not "with", "element" or "page". */
const isTelling = (word: string) => word.length > 2 && !general.has(word)

/** Whether a hit has a third of the words that say what is meant, or more. */
function isAbout(q: string, found: FoundHit): boolean {
  const { _highlightResult: marks } = found.hit
  const wanted = new Set(wordsIn(q).filter(isTelling))
  const matched = new Set(leaves(marks).flatMap((leaf) => leaf.matchedWords))
  const telling = [...wanted].filter((word) => matched.has(word)).length
  // Words in attributes without highlights.
  const others = Math.max(0, wordCount(found) - matched.size)
  return telling + others > 0 && (telling + others) * 3 >= wanted.size
}
