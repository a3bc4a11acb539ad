import { markedParts } from '#search/state/marked-parts.ts'
import type { MarkedPart } from '#ui/text/marked-text.tsx'

/** The highlights of a hit; what the provider leaves out was not asked for or did not match. */
export type Highlights = Readonly<Record<string, unknown>> | undefined

type Leaf = {
  readonly value: string
  /** Words of the query that are in it. */
  readonly matchedWords: readonly string[]
}

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
  /** What is searched and comes without highlights, because it would be too much: "the names of its parts". */
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
 * lacks. Undefined where the row shows all that matched.
 *
 * @param hiddenMarked whether the hidden attributes were marked: a hit without any match was then found by the rest.
 */
export function hiddenMatch(
  highlights: Highlights,
  { shown, hidden, rest }: MatchPlaces,
  hiddenMarked: boolean,
): HiddenMatch | undefined {
  const visible = shown.flatMap((attribute) => leaves(highlights?.[attribute]))
  const seen = new Set(visible.flatMap(({ matchedWords }) => matchedWords))
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
  const isFoundByRest = hiddenMarked && highlights !== undefined && seen.size === 0
  return isFoundByRest && rest !== undefined ? { place: rest } : undefined
}

function textOf(parts: readonly MarkedPart[]): string {
  return parts.map(({ value }) => value).join('')
}

/** All texts below an attribute: it can be a list, or have parts of its own. */
export function leaves(value: unknown): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return []
  return isLeaf(value) ? [value] : Object.values(value).flatMap((part) => leaves(part))
}

function isLeaf(value: object): value is Leaf {
  return (
    'value' in value &&
    typeof value.value === 'string' &&
    'matchedWords' in value &&
    Array.isArray(value.matchedWords)
  )
}
