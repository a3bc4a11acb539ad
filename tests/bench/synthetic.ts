import type { CompatRecord } from '#catalogue/compat/record.ts'

/** Numbers from 0 to below 1, the same for the same seed: mulberry32 (Tommy Ettinger, public domain). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One copy in five has a word that no other record has: a vocabulary that grows as a real one does. */
const SHARE_WITH_NEW_WORD = 0.2

/** A word of some letters, spelt from a number. */
function spell(number: number): string {
  return Array.from(number.toString(26), (digit) =>
    String.fromCharCode(97 + Number.parseInt(digit, 26)),
  ).join('')
}

/** Puts another word in the place of one of a text. */
function replaceWord(text: string, word: string, random: () => number): string {
  const words = text.split(' ')
  const at = Math.floor(random() * words.length)
  return words.with(at, (words[at] ?? '').slice(0, 3) + word).join(' ')
}

/**
 * `count` records: the given ones, and then copies of them with other numbers and here and there another word.
 * Made one after the other, the same every time.
 */
export function* syntheticRecords(
  originals: readonly CompatRecord[],
  count: number,
): Generator<CompatRecord> {
  const random = createRandom(20)
  for (let number = 0; number < count; number += 1) {
    const original = originals[number % originals.length]
    if (original === undefined) return
    if (number < originals.length) yield original
    else yield copyOf(original, number, random)
  }
}

function copyOf(original: CompatRecord, number: number, random: () => number): CompatRecord {
  const copy = {
    ...original,
    objectID: `${original.objectID}~${number}`,
    weight: Math.floor(original.weight * random() * 1000),
  }
  if (random() >= SHARE_WITH_NEW_WORD) return copy
  return { ...copy, description: replaceWord(original.description ?? '', spell(number), random) }
}
