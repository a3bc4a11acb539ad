import { use, createContext } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { HiddenMarks } from '#search/companion/hidden-marks.ts'
import { type Highlights, matchedWords } from '#search/transport/highlights.ts'
import { markedText } from '#ui/text/marked-text.tsx'

import { hiddenMatch, type MatchPlaces } from './highlight.ts'

import styles from './result-row.module.css'

type MatchNoteProps = {
  readonly hit: IndexRecord & { readonly _highlightResult?: Highlights }
  readonly places: MatchPlaces
}

/** "Matched in aliases: masonry". Reserves the line of a row without marks until it is known. */
export function MatchNote({ hit, places }: MatchNoteProps) {
  const source = use(HiddenMarksSource)
  const { objectID, _highlightResult: marks } = hit
  if (source === 'none') return null
  if (source !== 'hit' && !source.has(objectID)) {
    if (matchedWords(marks, places.shown).size > 0) return null
    return (
      <p className={styles.match} aria-hidden="true">
        {'\u00A0'}
      </p>
    )
  }
  const match = hiddenMatch(
    source === 'hit' ? marks : { ...marks, ...source.get(objectID) },
    places,
  )
  if (match === undefined) return null
  const { place, value } = match
  return (
    <p className={styles.match}>
      <span>{`Matched in ${place}`}</span>
      {value !== undefined && (
        <>
          <span>: </span>
          <span>{markedText(value)}</span>
        </>
      )}
    </p>
  )
}

/**
 * Where rows find highlights of attributes that they do not show: in their hits, nowhere, or in
 * this map once it has loaded. The context does not hold the query, which would render every row
 * again for each key press.
 */
export const HiddenMarksSource = createContext<'hit' | 'none' | HiddenMarks>('none')
