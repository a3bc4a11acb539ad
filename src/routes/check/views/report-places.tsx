import { useState } from 'react'

import { placesOfRow, placeWords, type ItemRow, type RowPlace } from '#check/report/index.ts'
import { pluralize } from '#lib/format-count.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'

import styles from '#routes/check/check.module.css'
import row from '#search/rows/result-row.module.css'

/** The places of a row with their code: the first at once, the others on demand. */
export function ReportPlaces({ items }: { readonly items: ItemRow }) {
  const [isOpen, setOpen] = useState(false)
  const { places, count } = placesOfRow(items)
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

function PlaceList({ places }: { readonly places: readonly RowPlace[] }) {
  return (
    <ul className={styles.placeList}>
      {places.map((place) => (
        <li
          key={`${place.file} ${place.line} ${place.column ?? ''} ${place.certainty}`}
          className={styles.place}
        >
          <span>{`${place.file}, ${placeWords(place)}`}</span>
          <MarkedCode pieces={place.pieces} />
        </li>
      ))}
    </ul>
  )
}

/** The line of code with the uses marked; nothing where the code does not stand in the file. */
function MarkedCode({ pieces }: Pick<RowPlace, 'pieces'>) {
  if (pieces.length === 0) return null
  return (
    <code className={styles.code}>
      {pieces.map(({ text, isUse, start }) =>
        isUse ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
      )}
    </code>
  )
}
