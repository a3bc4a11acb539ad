import { Link } from 'react-router-dom'

import { useStore } from '#search/state/search-services.ts'
import { singleKeys } from '#search/state/single-keys.ts'
import { ArrowLeftIcon } from '#ui/text/icon.tsx'

import { readSearchPlace } from './search-place.ts'

import styles from './detail.module.css'

/** The list view that a detail view belongs to. */
export type DetailList = {
  readonly address: string
  /** "Features". */
  readonly label: string
}

type DetailCrumbProps = {
  readonly list: DetailList
  /** The address of the search that led here: "/features?q=contain&page=2", "/search?q=grid". */
  readonly from: string | undefined
}

/** Back to the very search that led here, or to the whole list. */
export function DetailCrumb({ list, from = '' }: DetailCrumbProps) {
  const hasSingleKeys = useStore(singleKeys)
  const { address, label, q } = readSearchPlace(from) ?? { ...list, q: '' }
  return (
    <Link
      to={address}
      className={styles.crumb}
      data-print="no"
      aria-keyshortcuts={hasSingleKeys ? 'u' : undefined}
    >
      <ArrowLeftIcon />
      {q === '' ? (
        label
      ) : (
        <span>
          {label} matching “<bdi>{q}</bdi>”
        </span>
      )}
    </Link>
  )
}
