import type { ReactNode } from 'react'

import { withIndex } from '#lib/with-index.ts'

/** A run of text; `isHighlighted` if it matched the query, as in react-instantsearch. */
export type MarkedPart = { readonly value: string; readonly isHighlighted: boolean }

type MarkedTextProps = {
  readonly value: string | readonly MarkedPart[]
}

/** Text with its matches in `<mark>`. Never HTML: React renders every part as text. */
export function MarkedText({ value }: MarkedTextProps) {
  return typeof value === 'string' ? value : shownParts(value)
}

/** A function instead of a component, because a list of results has hundreds of them. */
export function shownParts(parts: readonly MarkedPart[]): ReactNode {
  return withIndex(parts).map(({ place, item: { value, isHighlighted } }) =>
    isHighlighted ? <mark key={place}>{value}</mark> : value,
  )
}
