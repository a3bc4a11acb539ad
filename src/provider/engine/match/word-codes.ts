import type { WordSlice } from '../index/vocabulary.ts'

/**
 * A code for each word of a vocabulary that has one, as neighbouring words of the same code: a term finds a few
 * stretches of a vocabulary that may have a million words.
 */
export type WordCodes = {
  /** Word numbers at which stretches begin, ascending; they do not overlap. */
  readonly from: Uint32Array
  /** Not included. */
  readonly to: Uint32Array
  readonly codes: Uint8Array
}

type Stretch = WordSlice & { readonly code: number }

/** The parts of a stretch between the words that have codes of their own. */
function without({ from, to, code }: Stretch, cuts: readonly number[]): readonly Stretch[] {
  const inside = cuts.filter((cut) => cut >= from && cut < to)
  const begins = [from, ...inside.map((cut) => cut + 1)]
  return begins
    .map((begin, at) => ({ from: begin, to: inside[at] ?? to, code }))
    .filter((part) => part.from < part.to)
}

/** Codes of stretches that do not overlap, but for single words, whose codes go before theirs. */
export function createCodes(
  stretches: readonly Stretch[],
  single: ReadonlyMap<number, number>,
): WordCodes {
  const cuts = [...single.keys()].toSorted((a, b) => a - b)
  const alone = Array.from(single, ([from, code]) => ({ from, to: from + 1, code }))
  const all = [...alone, ...stretches.flatMap((stretch) => without(stretch, cuts))].toSorted(
    (a, b) => a.from - b.from,
  )
  return {
    from: Uint32Array.from(all, ({ from }) => from),
    to: Uint32Array.from(all, ({ to }) => to),
    codes: Uint8Array.from(all, ({ code }) => code),
  }
}

/** The code of a word; 0 if it has none. */
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
