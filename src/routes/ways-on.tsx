import { Link } from 'react-router-dom'

import { Closest } from './closest.tsx'
import { paths } from './paths.ts'

import styles from './not-found.module.css'

type WaysOnProps = {
  /** What to look for instead of what is not there; may be empty. */
  readonly words: string
}

/** The nearest features, a search, and the ways home. */
export function WaysOn({ words }: WaysOnProps) {
  return (
    <>
      <Closest words={words} />
      <h2 className={styles.heading}>Ways on</h2>
      <ul className={styles.list}>
        {words !== '' && (
          <li>
            <Link to={paths.featuresWith({ q: words })}>
              Search features for “<bdi>{words}</bdi>”
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.features}>All features</Link>
        </li>
        <li>
          <Link to={paths.home}>Home</Link>
        </li>
      </ul>
    </>
  )
}
