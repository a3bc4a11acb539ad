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
 * Where a hit matched that its row does not show: the names by which it is also found. Undefined where the row
 * itself shows a match, and where no name explains it.
 */
export function hiddenMatch(highlights: Highlights): readonly MarkedPart[] | undefined {
  const isShown = ['name', 'description'].some((attribute) =>
    leaves(highlights?.[attribute]).some(isMatch),
  )
  if (isShown) return undefined
  const names = ['aliases', 'primary'].flatMap((attribute) => leaves(highlights?.[attribute]))
  const best = names.find((leaf) => leaf.matchLevel === 'full') ?? names.find(isMatch)
  return best === undefined ? undefined : markedParts(best.value)
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
