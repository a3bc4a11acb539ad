/** A slice of a sorted word list: `from` included, `to` not. */
export type WordSlice = { readonly from: number; readonly to: number }

/** Words sorted by UTF-16 code units, each once: all words with one prefix are neighbours. */
export type Vocabulary = readonly string[]

/** The number of words that come before `word`. */
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

/** The first word at or after `from` that does not begin with `prefix`; `from` must be past all smaller words. */
export function prefixEnd(words: Vocabulary, prefix: string, from: number): number {
  let low = from
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '').startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return low
}

/** The slice of words that begin with `prefix`. */
export function prefixSlice(words: Vocabulary, prefix: string): WordSlice {
  const from = lowerBound(words, prefix)
  return { from, to: prefixEnd(words, prefix, from) }
}
