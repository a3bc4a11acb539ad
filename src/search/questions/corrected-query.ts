import { editDistance } from '#lib/edit-distance.ts'
import { markedParts } from '#search/state/marked-parts.ts'
import { leaves } from '#search/transport/highlights.ts'
import type { Highlights } from '#search/transport/highlights.ts'

type MarkedHit = { readonly _highlightResult?: Highlights }

/** From this number of letters on a provider forgives one error, and from the second on two. */
const FORGIVING = [4, 8] as const

/**
 * What a query with typing errors was taken for: "container query" for "contianer qurey". A provider does not tell; the
 * hits do, by the words that are marked in them. A word that begins none of these, and differs from one of them by no
 * more errors than a provider forgives, was corrected to it.
 *
 * @returns undefined where nothing was corrected.
 */
export function correctedQuery(q: string, hits: readonly MarkedHit[]): string | undefined {
  const typed = wordsOf(q)
  const marked = countsOf(hits.flatMap(markedWords))
  const isTyped = (word: string) => typed.some((other) => word.startsWith(other))
  if (typed.every((word) => marked.has(word))) return undefined
  const others = [...marked].filter(([word]) => !isTyped(word)).toSorted(([, a], [, b]) => b - a)
  const isMarked = (word: string) => [...marked.keys()].some((other) => other.startsWith(word))
  const words = typed.map((word) =>
    isMarked(word) ? word : (others.find(([other]) => isNear(word, other))?.[0] ?? word),
  )
  return words.some((word, place) => word !== typed[place]) ? words.join(' ') : undefined
}

/** The query that finds the words as they are typed: a provider corrects nothing in quotation marks. */
export function literalQuery(q: string): string {
  return wordsOf(q)
    .map((word) => `"${word}"`)
    .join(' ')
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function markedWords({ _highlightResult: marks }: MarkedHit): readonly string[] {
  return leaves(marks).flatMap(({ value }) =>
    markedParts(value).flatMap((part) => (part.isHighlighted ? wordsOf(part.value) : [])),
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
