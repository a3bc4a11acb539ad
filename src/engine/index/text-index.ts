import type { Characters } from '#engine/text/normalize.ts'
import type { IndexShape, StoredRecord } from '#engine/types.ts'

import { attributeOf, isWhole } from './place-code.ts'
import { rankMask } from './rank-mask.ts'
import { readTokens, type SearchedAttribute, type TokenStream } from './token-stream.ts'
import { offsetsOf, type Uint32List } from './typed-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The words of all records, stored twice: by word (which records contain it) for matching, and by
 * record (which words occur where) for ranking. Flat arrays of numbers take at most 13 bytes per
 * word and no object per record or word.
 */
export type TextIndex = {
  readonly attributes: readonly SearchedAttribute[]
  readonly words: Vocabulary
  /** Word number → offset of its records in `postings`; one longer than `words`. */
  readonly postingStart: Uint32Array
  /** Record numbers, ascending and unique for each word. */
  readonly postings: Uint32Array
  /** By posting, where the word occurs in the record; see `rank-mask.ts`. */
  readonly postingRanks: Uint8Array
  /** Record number → offset of its tokens; one longer than the number of records. */
  readonly tokenStart: Uint32Array
  /** Word numbers. */
  readonly tokenWords: Uint32Array
  /** The place of each token, ascending within a record; see `place-code.ts`. */
  readonly tokenPlaces: Uint32Array
}

export function recordCount(text: TextIndex): number {
  return text.tokenStart.length - 1
}

type Sorting = { readonly words: Vocabulary; readonly numbers: Uint32Array }

/** Sorts words and maps numbers in order of appearance to numbers in sorted order. */
function sortVocabulary(seen: ReadonlyMap<string, number>): Sorting {
  const words = [...seen.keys()].toSorted()
  const numbers = new Uint32Array(words.length)
  for (const [place, word] of words.entries()) numbers[seen.get(word) ?? 0] = place
  return { words, numbers }
}

function renumber(list: Uint32List, numbers: Uint32Array): Uint32Array {
  const words = list.takeArray()
  for (let at = 0; at < words.length; at++) words[at] = numbers[words[at] ?? 0] ?? 0
  return words
}

type Forward = Pick<TextIndex, 'attributes' | 'tokenStart' | 'tokenWords' | 'tokenPlaces'> & {
  readonly wordCount: number
}

/** Word number → number of records that contain it. */
function countRecords({ tokenStart, tokenWords, wordCount }: Forward): Uint32Array {
  const counts = new Uint32Array(wordCount)
  const lastRecord = new Uint32Array(wordCount)
  for (let record = 0; record + 1 < tokenStart.length; record++) {
    const end = tokenStart[record + 1] ?? 0
    for (let at = tokenStart[record] ?? 0; at < end; at++) {
      const word = tokenWords[at] ?? 0
      if (lastRecord[word] === record + 1) continue
      lastRecord[word] = record + 1
      counts[word] = (counts[word] ?? 0) + 1
    }
  }
  return counts
}

type Inverted = Pick<TextIndex, 'postingStart' | 'postings' | 'postingRanks'>

function invert(forward: Forward): Inverted {
  const { attributes, tokenStart, tokenWords, tokenPlaces, wordCount } = forward
  const postingStart = offsetsOf(countRecords(forward))
  const ranks = Uint32Array.from(attributes, ({ rank }) => rank)
  const size = postingStart[wordCount] ?? 0
  const [postings, postingRanks] = [new Uint32Array(size), new Uint8Array(size)]
  /** Word number → offset after its last posting so far. */
  const next = postingStart.slice(0, wordCount)
  for (let record = 0; record + 1 < tokenStart.length; record++) {
    const end = tokenStart[record + 1] ?? 0
    for (let token = tokenStart[record] ?? 0; token < end; token++) {
      const word = tokenWords[token] ?? 0
      const place = tokenPlaces[token] ?? 0
      let at = next[word] ?? 0
      if (at > (postingStart[word] ?? 0) && postings[at - 1] === record) at -= 1
      postings[at] = record
      postingRanks[at] =
        (postingRanks[at] ?? 0) | rankMask(ranks[attributeOf(place)] ?? 0, isWhole(place))
      next[word] = at + 1
    }
  }
  return { postingStart, postings, postingRanks }
}

/** Builds the text index of records, given in ranking order. */
export function buildTextIndex(
  records: Iterable<StoredRecord>,
  shape: IndexShape,
  characters: Characters,
): TextIndex {
  const stream: TokenStream = readTokens(records, shape, characters)
  const { words, numbers } = sortVocabulary(stream.seen)
  const tokenWords = renumber(stream.words, numbers)
  const tokens = {
    attributes: stream.attributes,
    tokenStart: stream.starts.takeArray(),
    tokenWords,
    tokenPlaces: stream.places.takeArray(),
  }
  return { words, ...tokens, ...invert({ ...tokens, wordCount: words.length }) }
}
