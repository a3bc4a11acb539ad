import type { ReactNode } from 'react'

import { withIndex } from '#lib/with-index.ts'

/** A run of text; `isHighlighted` where it matched the query. The shape react-instantsearch's parts have. */
export type MarkedPart = { readonly value: string; readonly isHighlighted: boolean }

type MarkedTextProps = {
  /** Plain text, or its runs with the matches marked. */
  readonly value: string | readonly MarkedPart[]
}

/** Text with its matches in `<mark>`. Never HTML: every run is text to React. */
export function MarkedText({ value }: MarkedTextProps) {
  return typeof value === 'string' ? value : shownParts(value)
}

/**
 * The runs alone, for parts that already know that they are runs. A function and no component: a list of results has
 * hundreds of them.
 */
export function shownParts(parts: readonly MarkedPart[]): ReactNode {
  return withIndex(parts).map(({ place, item: { value, isHighlighted } }) =>
    isHighlighted ? <mark key={place}>{value}</mark> : value,
  )
}
