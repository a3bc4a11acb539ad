import { Link } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { BookmarkIcon } from '#ui/text/icon.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { Removal } from './use-removal.ts'

import styles from './saved.module.css'

/** How to save something, while nothing is saved; and the undo button after the last entry was removed. */
export function SavedEmpty({ removal: { text, undo } }: { readonly removal: Removal }) {
  return (
    <div className={styles.empty}>
      {text !== undefined && (
        <Notice action={<Button onClick={undo}>Undo</Button>}>
          Removed: <bdi>{text}</bdi>
        </Notice>
      )}
      <p>
        Nothing is saved yet. Press the mark{' '}
        <span className={styles.mark}>
          <BookmarkIcon filled={false} />
        </span>{' '}
        beside a feature, or “Save” on the page of a feature, a compat entry, a specification or a
        release, or over a list with the words and filters that you come back to.
      </p>
      <p>
        When you look in here again, you see what has changed since: what became Baseline, which
        browser caught up, what your searches find now.
      </p>
      <ul className={styles.ways}>
        <li>
          <Link to={paths.features}>All features</Link>
        </li>
        <li>
          <Link to={paths.featuresWith({ sort: 'newest' })}>Newly available features</Link>
        </li>
        <li>
          <Link to={paths.featuresWith({ facets: { blocker: ['Safari'] } })}>
            Missing only in Safari
          </Link>
        </li>
      </ul>
    </div>
  )
}
