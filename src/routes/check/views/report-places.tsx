import { useState } from 'react'

import type { CodePlace } from '#check/analysis/index.ts'
import { placeWords, type ReportItem } from '#check/report/index.ts'
import { pluralize } from '#lib/format-count.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'

import styles from '#routes/check/check.module.css'
import row from '#search/rows/result-row.module.css'

/** The places of a use with their code: the first at once, the others on demand. */
export function ReportPlaces({ item }: { readonly item: ReportItem }) {
  const [isOpen, setOpen] = useState(false)
  const { places, count } = item
  if (places.length === 0) {
    return (
      <p
        className={`${row.match} ${styles.places}`}
      >{`Used in ${pluralize(count, 'place', 'places')}`}</p>
    )
  }
  const rest = places.slice(FIRST_PLACES)
  return (
    <div className={`${row.match} ${styles.places}`}>
      <PlaceList places={places.slice(0, FIRST_PLACES)} />
      {rest.length > 0 && (
        <Disclosure label={pluralize(rest.length, 'more place', 'more places')} onToggle={setOpen}>
          {isOpen && <PlaceList places={rest.slice(0, MOST_PLACES)} />}
        </Disclosure>
      )}
    </div>
  )
}

const FIRST_PLACES = 3

/** More would make the page slow; the files to download hold all. */
const MOST_PLACES = 500

function PlaceList({ places }: { readonly places: readonly CodePlace[] }) {
  return (
    <ul className={styles.placeList}>
      {places.map((place) => (
        <li
          key={`${place.file} ${place.line} ${place.column ?? ''} ${place.certainty}`}
          className={styles.place}
        >
          <span>{`${place.file}, ${placeWords(place)}`}</span>
          <MarkedCode place={place} />
        </li>
      ))}
    </ul>
  )
}

/** The line of code with the use marked; nothing where the code does not stand in the file. */
function MarkedCode({ place: { code, mark } }: { readonly place: CodePlace }) {
  if (code === undefined || mark === undefined) return null
  const [before, after] = [code.slice(0, mark.start), code.slice(mark.end)]
  return (
    <code className={styles.code}>
      {before !== '' && <span>{before}</span>}
      <mark>{code.slice(mark.start, mark.end)}</mark>
      {after !== '' && <span>{after}</span>}
    </code>
  )
}
