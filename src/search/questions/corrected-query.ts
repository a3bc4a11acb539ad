import { subjectOf } from '#language/index.ts'
import { vocabulary } from '#language/vocabulary.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { wordsIn } from '#lib/query-text.ts'
import { type Highlights, leaves } from '#search/transport/highlights.ts'
import { markedParts } from '#search/transport/marked-parts.ts'

type MarkedHit = { readonly _highlightResult?: Highlights }

/** The word lengths from which a provider tolerates one typo, and two. */
const FORGIVING = [4, 8] as const

/**
 * The correction of a misspelled query: "container query" for "contianer qurey". A provider does
 * not return it, but the hits reveal it by their highlighted words. A word that is the start of
 * none of these, but within the tolerated number of typos of one, was corrected to it. Browsers,
 * versions and other words of questions are never misspelled names.
 *
 * @param unknown the words that no record has; absent if every word is one
 * @returns undefined if nothing was corrected
 */
export function correctedQuery(
  q: string,
  hits: readonly MarkedHit[],
  unknown?: readonly string[],
): string | undefined {
  const typed = wordsIn(subjectOf(q).asked)
  const marked = countsOf(hits.flatMap(markedWords))
  const isTyped = (word: string) => typed.some((other) => word.startsWith(other))
  if (typed.every((word) => marked.has(word))) return undefined
  const others = [...marked].filter(([word]) => !isTyped(word)).toSorted(([, a], [, b]) => b - a)
  const isMarked = (word: string) => [...marked.keys()].some((other) => other.startsWith(word))
  const isName = (word: string) => unknown?.every((other) => other.toLowerCase() !== word) === true
  const words = typed.map((word) =>
    isMarked(word) || isKnown(word) || isName(word)
      ? word
      : (others.find(([other]) => isNear(word, other))?.[0] ?? word),
  )
  return words.some((word, place) => word !== typed[place]) ? words.join(' ') : undefined
}

/** Whether a word has a meaning in questions, or a number: "es2025" is not "es2015". */
const isKnown = (word: string): boolean => /\d/.test(word) || vocabulary.has(word)

/** The query that finds the words as typed: providers do not correct quoted words. */
export function literalQuery(q: string): string {
  return wordsIn(q)
    .map((word) => `"${word}"`)
    .join(' ')
}

function markedWords({ _highlightResult: marks }: MarkedHit): readonly string[] {
  return leaves(marks).flatMap(({ value }) =>
    markedParts(value).flatMap((part) => (part.isHighlighted ? wordsIn(part.value) : [])),
  )
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function isNear(typed: string, word: string): boolean {
  return editDistance(typed, word) <= FORGIVING.filter((length) => typed.length >= length).length
}
