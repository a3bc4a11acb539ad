import type { MarkedPart } from '#ui/marked-text.tsx'

import { markedParts } from './marked-parts.ts'

/** The highlights of a hit; what the provider leaves out was not asked for or did not match. */
export type Highlights = Readonly<Record<string, unknown>> | undefined

type Leaf = { readonly value: string; readonly matchLevel: string }

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
 * The runs of each value of a list attribute. The provider returns only the values that matched, so they are found by
 * their text.
 */
export function highlightedItems(
  highlights: Highlights,
  attribute: string,
  items: readonly string[],
): readonly (readonly MarkedPart[])[] {
  const marked = leaves(highlights?.[attribute]).map(({ value }) => markedParts(value))
  return items.map((item) => marked.find((parts) => textOf(parts) === item) ?? markedParts(item))
}

/** Attributes by whether a row shows them. */
export type MatchPlaces = { readonly shown: readonly string[]; readonly hidden: readonly string[] }

/**
 * Where a hit matched that its row does not show: the names by which it is also found. Undefined where the row
 * itself shows a match, and where no name explains it.
 */
export function hiddenMatch(
  highlights: Highlights,
  { shown, hidden }: MatchPlaces,
): readonly MarkedPart[] | undefined {
  if (shown.some((attribute) => leaves(highlights?.[attribute]).some(isMatch))) return undefined
  const names = hidden.flatMap((attribute) => leaves(highlights?.[attribute]))
  const best = names.find((leaf) => leaf.matchLevel === 'full') ?? names.find(isMatch)
  return best === undefined ? undefined : markedParts(best.value)
}

function textOf(parts: readonly MarkedPart[]): string {
  return parts.map(({ value }) => value).join('')
}

function isMatch(leaf: Leaf): boolean {
  return leaf.matchLevel !== 'none'
}

function leaves(value: unknown): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item))
  return isLeaf(value) ? [value] : []
}

function isLeaf(value: unknown): value is Leaf {
  if (typeof value !== 'object' || value === null) return false
  return (
    'value' in value &&
    typeof value.value === 'string' &&
    'matchLevel' in value &&
    typeof value.matchLevel === 'string'
  )
}
