import { type Highlights, leaves, matchedWords } from '#search/transport/highlights.ts'
import { markedParts } from '#search/transport/marked-parts.ts'
import type { MarkedPart } from '#ui/text/marked-text.tsx'

/** The highlighted runs of an attribute; `plain` unmarked if the provider highlighted nothing. */
export function highlighted(
  highlights: Highlights,
  attribute: string,
  plain: string,
): readonly MarkedPart[] {
  const [leaf] = leaves(highlights?.[attribute])
  return markedParts(leaf?.value ?? plain)
}

/**
 * The matching values of a list attribute, then the other `items`. The provider returns only values
 * that matched.
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

export type MatchPlaces = {
  readonly shown: readonly string[]
  /** Attributes that the row does not show, the most telling first, with their labels. */
  readonly hidden: Readonly<Record<string, string>>
  /** The label of attributes that are searched but never highlighted: "Related words". */
  readonly rest?: string
}

export type HiddenMatch = {
  readonly place: string
  /** Absent if only the place is known. */
  readonly value?: readonly MarkedPart[]
}

/**
 * A match in attributes that the row does not show: the value with the most query words missing
 * from the row. A hit without any highlighted match was found by the `rest`. Undefined if the row
 * shows all matched words.
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
