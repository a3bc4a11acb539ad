import { Fragment } from 'react'

import { withIndex } from '#lib/with-index.ts'

/** A run of text; `isHighlighted` if it matched the query, as in react-instantsearch. */
export type MarkedPart = { readonly value: string; readonly isHighlighted: boolean }

/**
 * Text with its matches in `<mark>`, to be alone in an element. Never HTML: React renders every part
 * as text. A function instead of a component, because a list of results has hundreds of them.
 */
export function markedText(value: string | readonly MarkedPart[]) {
  if (typeof value === 'string') return value
  const [first, ...others] = value
  if (first === undefined) return ''
  if (others.length === 0 && !first.isHighlighted) return first.value
  return withIndex(value).map(({ place, item: { value: text, isHighlighted } }) =>
    isHighlighted ? <mark key={place}>{text}</mark> : unmarked(text, place),
  )
}

/** Spaces stay outside of the element: some readers of names trim what an element holds. */
function unmarked(text: string, place: number) {
  const [, before, words, after] = /^( ?)(.*?)( ?)$/su.exec(text) ?? []
  return (
    <Fragment key={place}>
      {before === ' ' && ' '}
      {words !== '' && <span>{words}</span>}
      {after === ' ' && ' '}
    </Fragment>
  )
}
