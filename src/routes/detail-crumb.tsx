import { Link } from 'react-router-dom'

import { ArrowLeftIcon } from '#ui/icon.tsx'

import styles from './detail.module.css'

/** The list view that a detail view belongs to. */
export type DetailList = {
  readonly address: string
  /** "Features". */
  readonly words: string
}

type DetailCrumbProps = {
  readonly list: DetailList
  /** The query string of the list that led here: "?q=contain&page=2". */
  readonly from: string | undefined
}

/** Back to the very search that led here, or to the whole list. */
export function DetailCrumb({ list: { address, words }, from = '' }: DetailCrumbProps) {
  const q = new URLSearchParams(from).get('q')?.trim() ?? ''
  return (
    <Link to={`${address}${from}`} className={styles.crumb}>
      <ArrowLeftIcon />
      {q === '' ? (
        words
      ) : (
        <span>
          {words} matching “<bdi>{q}</bdi>”
        </span>
      )}
    </Link>
  )
}
