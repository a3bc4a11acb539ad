import type { Characters } from '../text/normalize.ts'
import type { IndexShape, StoredRecord } from '../types.ts'
import { readTokens, type SearchedAttribute, type TokenStream } from './token-stream.ts'
import { offsetsOf, type Uint32List } from './typed-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The words of all records twice: by word (which records contain it) to match, and by record (which words occur
 * where) to rank. Flat arrays of numbers take at most 12 bytes per word and no object per record or word.
 */
export type TextIndex = {
  readonly attributes: readonly SearchedAttribute[]
  readonly words: Vocabulary
  /** Word number → offset of its records in `postings`; one longer than `words`. */
  readonly postingStart: Uint32Array
  /** Record numbers, ascending and unique for each word. */
  readonly postings: Uint32Array
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

/** Sorts words and maps each number in order of appearance to its number in sorted order. */
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

type Forward = Pick<TextIndex, 'tokenStart' | 'tokenWords'> & { readonly wordCount: number }

/** Visits each pair of record and word once, records ascending. */
function visitPairs(forward: Forward, visit: (record: number, word: number) => void): void {
  const { tokenStart, tokenWords, wordCount } = forward
  const lastRecord = new Uint32Array(wordCount)
  for (let record = 0; record + 1 < tokenStart.length; record++) {
    const end = tokenStart[record + 1] ?? 0
    for (let at = tokenStart[record] ?? 0; at < end; at++) {
      const word = tokenWords[at] ?? 0
      if (lastRecord[word] === record + 1) continue
      lastRecord[word] = record + 1
      visit(record, word)
    }
  }
}

function invert(forward: Forward): Pick<TextIndex, 'postingStart' | 'postings'> {
  const counts = new Uint32Array(forward.wordCount)
  visitPairs(forward, (_record, word) => {
    counts[word] = (counts[word] ?? 0) + 1
  })
  const postingStart = offsetsOf(counts)
  const next = postingStart.slice()
  const postings = new Uint32Array(postingStart[forward.wordCount] ?? 0)
  visitPairs(forward, (record, word) => {
    const at = next[word] ?? 0
    postings[at] = record
    next[word] = at + 1
  })
  return { postingStart, postings }
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
  const tokenStart = stream.starts.takeArray()
  return {
    attributes: stream.attributes,
    words,
    ...invert({ tokenStart, tokenWords, wordCount: words.length }),
    tokenStart,
    tokenWords,
    tokenPlaces: stream.places.takeArray(),
  }
}
