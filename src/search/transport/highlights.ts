import type { IndexRecord } from '#catalogue/define-index.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'

/** The provider omits attributes that were not requested or did not match. */
export type Highlights = Readonly<Record<string, unknown>> | undefined

/** A record with the highlights of its answer. */
export type MarkedRecord = IndexRecord & { readonly _highlightResult?: Highlights }

/** Whether a hit is a record: any highlights of it are those of its answer. */
export const isMarkedRecord = (hit: unknown): hit is MarkedRecord => isIndexRecord(hit)

type Leaf = {
  readonly value: string
  readonly matchedWords: readonly string[]
}

/** All highlighted texts of an attribute, which can be a list or an object. */
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

/** The query words that matched in some attributes. */
export function matchedWords(
  highlights: Highlights,
  attributes: readonly string[],
): ReadonlySet<string> {
  const found = attributes.flatMap((attribute) => leaves(highlights?.[attribute]))
  return new Set(found.flatMap((leaf) => leaf.matchedWords))
}
