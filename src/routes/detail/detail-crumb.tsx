import { Link } from 'react-router-dom'

import type { ListDefinition } from '#search/lists/list-definition.ts'
import { useStore } from '#search/state/search-services.ts'
import { singleKeys } from '#search/state/single-keys.ts'
import { ArrowLeftIcon } from '#ui/text/icon.tsx'

import { readSearchPlace } from './detail-origin.ts'

import styles from './detail.module.css'

type DetailCrumbProps = {
  /** The list that the record belongs to. */
  readonly list: ListDefinition
  /** The address of the search that led here: "/features?q=contain&page=2", "/search?q=grid". */
  readonly from: string | undefined
}

/** Back to the search that led here, or to the whole list. */
export function DetailCrumb({ list, from = '' }: DetailCrumbProps) {
  const hasSingleKeys = useStore(singleKeys)
  const whole = { address: list.path, label: list.tab, q: '' }
  const { address, label, q } = readSearchPlace(from) ?? whole
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
