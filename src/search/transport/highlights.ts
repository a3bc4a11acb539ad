/** The highlights of a hit; what the provider leaves out was not asked for or did not match. */
export type Highlights = Readonly<Record<string, unknown>> | undefined

/** A text of a hit with the marks in it. */
type Leaf = {
  readonly value: string
  /** Words of the query that are in it. */
  readonly matchedWords: readonly string[]
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

/** The words of the query that matched in some attributes. */
export function matchedWords(
  highlights: Highlights,
  attributes: readonly string[],
): ReadonlySet<string> {
  const found = attributes.flatMap((attribute) => leaves(highlights?.[attribute]))
  return new Set(found.flatMap((leaf) => leaf.matchedWords))
}
