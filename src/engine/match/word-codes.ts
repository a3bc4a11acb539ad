import type { WordSlice } from '#engine/index/vocabulary.ts'

/**
 * A map from word numbers to codes, stored as ranges of words with the same code: a term matches a
 * few ranges of a vocabulary that may have a million words.
 */
export type WordCodes = {
  /** First word number of each range, ascending, without overlap. */
  readonly from: Uint32Array
  /** Exclusive. */
  readonly to: Uint32Array
  readonly codes: Uint8Array
}

type CodeRange = WordSlice & { readonly code: number }

/** Creates the codes of ranges without overlap and of single words, whose codes take precedence. */
export function createCodes(
  ranges: readonly CodeRange[],
  single: ReadonlyMap<number, number>,
): WordCodes {
  const cuts = [...single.keys()].toSorted((a, b) => a - b)
  const alone = Array.from(single, ([from, code]) => ({ from, to: from + 1, code }))
  const all = [...alone, ...ranges.flatMap((range) => without(range, cuts))].toSorted(
    (a, b) => a.from - b.from,
  )
  return {
    from: Uint32Array.from(all, ({ from }) => from),
    to: Uint32Array.from(all, ({ to }) => to),
    codes: Uint8Array.from(all, ({ code }) => code),
  }
}

/** The code of a word; 0 for none. */
export function codeOf({ from, to, codes }: WordCodes, word: number): number {
  let low = 0
  let high = from.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((from[middle] ?? 0) <= word) low = middle + 1
    else high = middle
  }
  return low > 0 && word < (to[low - 1] ?? 0) ? (codes[low - 1] ?? 0) : 0
}

/** The parts of a range between the words with separate codes. */
function without({ from, to, code }: CodeRange, cuts: readonly number[]): readonly CodeRange[] {
  const inside = cuts.filter((cut) => cut >= from && cut < to)
  const begins = [from, ...inside.map((cut) => cut + 1)]
  return begins
    .map((begin, at) => ({ from: begin, to: inside[at] ?? to, code }))
    .filter((part) => part.from < part.to)
}
