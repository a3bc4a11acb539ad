import { markedParts } from '#search/state/marked-parts.ts'
import type { Highlights } from '#search/transport/highlights.ts'
import { leaves, matchedWords } from '#search/transport/highlights.ts'
import type { MarkedPart } from '#ui/text/marked-text.tsx'

/** The runs of an attribute; `plain` where the provider highlighted nothing. */
export function highlighted(
  highlights: Highlights,
  attribute: string,
  plain: string,
): readonly MarkedPart[] {
  const [leaf] = leaves(highlights?.[attribute])
  return markedParts(leaf?.value ?? plain)
}

/**
 * The runs of the values of a list attribute that match, and then of the other `items`. The provider returns only the values
 * that matched, so an item that is among them is known by its text.
 */
export function highlightedItems(
  highlights: Highlights,
  attribute: string,
  items: readonly string[],
): readonly (readonly MarkedPart[])[] {
  const marked = leaves(highlights?.[attribute]).map(({ value }) => markedParts(value))
  const others = items.filter((item) => !marked.some((parts) => textOf(parts) === item))
  return [...marked, ...others.map((item) => markedParts(item))]
}

/** Attributes by whether a row shows them. */
export type MatchPlaces = {
  readonly shown: readonly string[]
  /** Those that it does not show, the most telling first, each with the words for it: "other names". */
  readonly hidden: Readonly<Record<string, string>>
  /** What is searched and never marked: it would be too much, or says nothing in the words of the query. "Related words". */
  readonly rest?: string
}

/** A match that a row does not show. */
export type HiddenMatch = {
  /** "other names". */
  readonly place: string
  /** Absent where only the place is known. */
  readonly value?: readonly MarkedPart[]
}

/**
 * Where a hit matched that its row does not show: the value that has the most words of the query that the row itself
 * lacks. A hit without any match was found by the rest. Undefined where the row shows all that matched.
 *
 * @param highlights of all attributes, shown and hidden
 */
export function hiddenMatch(
  highlights: Highlights,
  { shown, hidden, rest }: MatchPlaces,
): HiddenMatch | undefined {
  const seen = matchedWords(highlights, shown)
  const candidates = Object.entries(hidden).flatMap(([attribute, place]) =>
    leaves(highlights?.[attribute]).map((leaf) => ({
      place,
      leaf,
      unseen: leaf.matchedWords.filter((word) => !seen.has(word)).length,
    })),
  )
  const most = Math.max(0, ...candidates.map(({ unseen }) => unseen))
  const best = candidates.find(({ unseen }) => unseen > 0 && unseen === most)
  if (best !== undefined) return { place: best.place, value: markedParts(best.leaf.value) }
  const isFoundByRest = highlights !== undefined && seen.size === 0
  return isFoundByRest && rest !== undefined ? { place: rest } : undefined
}

function textOf(parts: readonly MarkedPart[]): string {
  return parts.map(({ value }) => value).join('')
}
