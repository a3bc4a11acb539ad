import { Link } from 'react-router-dom'

import { readWords } from '#search/url-state.ts'
import { ArrowLeftIcon } from '#ui/icon.tsx'

import { paths } from './paths.ts'

import styles from './feature.module.css'

type FeatureCrumbProps = {
  /** The query string of the list that led here: "?q=contain&page=2". */
  readonly from: string | undefined
}

/** Back to the very search that led here, or to all features. */
export function FeatureCrumb({ from = '' }: FeatureCrumbProps) {
  const q = readWords(from)
  return (
    <Link to={`${paths.features}${from}`} className={styles.crumb}>
      <ArrowLeftIcon />
      {q === '' ? (
        'Features'
      ) : (
        <span>
          Features matching “<bdi>{q}</bdi>”
        </span>
      )}
    </Link>
  )
}
