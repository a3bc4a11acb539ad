import { offsetsOf } from './typed-lists.ts'

/** A slice of a sorted word list. `to` is exclusive. */
export type WordSlice = { readonly from: number; readonly to: number }

/** Unique words sorted by UTF-16 code units, so that words with the same prefix are neighbours. */
export type Vocabulary = readonly string[]

/** A vocabulary that can be traversed as a prefix tree. */
export type Dictionary = {
  readonly words: Vocabulary
  /** Word number → length of the prefix shared with the previous word, at most 255. */
  readonly shared: Uint8Array
  /** The minimum of each block of `shared`, to skip a subtree block by block. */
  readonly leastShared: Uint8Array
  /** The UTF-16 code units of each word after its shared prefix. */
  readonly letters: Uint16Array
  /** Word number → offset of its letters; one longer than `words`. */
  readonly letterStart: Uint32Array
}

const BLOCK = 64

/** Contiguous code units are faster to traverse than strings. */
export function createDictionary(words: Vocabulary): Dictionary {
  const shared = Uint8Array.from(words, (word, at) => commonLength(words[at - 1] ?? '', word))
  const letterStart = offsetsOf(
    Uint32Array.from(words, (word, at) => word.length - (shared[at] ?? 0)),
  )
  const letters = new Uint16Array(letterStart[words.length] ?? 0)
  const leastShared = new Uint8Array(Math.ceil(words.length / BLOCK)).fill(255)
  for (const [at, word] of words.entries()) {
    const [depth, start, block] = [shared[at] ?? 0, letterStart[at] ?? 0, Math.floor(at / BLOCK)]
    leastShared[block] = Math.min(leastShared[block] ?? 255, depth)
    for (let place = depth; place < word.length; place++) {
      letters[start + place - depth] = word.charCodeAt(place)
    }
  }
  return { words, shared, leastShared, letters, letterStart }
}

/** The first word after `at` that has another prefix of `depth` letters (1 to 255). */
export function subtreeEnd({ shared, leastShared }: Dictionary, at: number, depth: number): number {
  let end = at + 1
  while (end < shared.length && (shared[end] ?? 0) >= depth) {
    end += 1
    while (end % BLOCK === 0 && (leastShared[end / BLOCK] ?? 0) >= depth) end += BLOCK
  }
  return Math.min(end, shared.length)
}

/** The number of words that sort before `word`. */
export function lowerBound(words: Vocabulary, word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The number of a word, or -1. */
export function wordNumber(words: Vocabulary, word: string): number {
  const at = lowerBound(words, word)
  return words[at] === word ? at : -1
}

/** The first word after `from`, the lower bound of `prefix`, without the prefix. */
function prefixEnd(words: Vocabulary, prefix: string, from: number): number {
  let low = from
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '').startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return low
}

export function prefixSlice(words: Vocabulary, prefix: string): WordSlice {
  const from = lowerBound(words, prefix)
  return { from, to: prefixEnd(words, prefix, from) }
}

function commonLength(a: string, b: string): number {
  const limit = Math.min(a.length, b.length, 255)
  let length = 0
  while (length < limit && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}
