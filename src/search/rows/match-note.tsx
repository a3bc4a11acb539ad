import { use, createContext } from 'react'

import { MarkedText } from '#ui/text/marked-text.tsx'

import type { Highlights, MatchPlaces } from './highlight.ts'
import { hiddenMatch } from './highlight.ts'

import styles from './result-row.module.css'

type MatchNoteProps = { readonly highlights: Highlights; readonly places: MatchPlaces }

/** "Matched in other names: masonry": why a row is there that does not show it by itself. */
export function MatchNote({ highlights, places }: MatchNoteProps) {
  const match = hiddenMatch(highlights, places, use(HiddenMarked))
  if (match === undefined) return null
  const { place, value } = match
  return (
    <p className={styles.match}>
      Matched in {place}
      {value !== undefined && (
        <>
          : <MarkedText value={value} />
        </>
      )}
    </p>
  )
}

/**
 * Whether the answer marks what matched in attributes that rows do not show. It is not the query: all rows would be
 * rendered for each letter.
 */
export const HiddenMarked = createContext(false)
