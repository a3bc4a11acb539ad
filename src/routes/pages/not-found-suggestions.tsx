import { Link, useLocation } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { listOf, lists } from '#search/lists/all.ts'
import { listHref } from '#search/state/url-state.ts'

import { DidYouMean } from './did-you-mean.tsx'

import styles from './not-found.module.css'

type NotFoundSuggestionsProps = {
  /** What to look for instead of what is not there; may be empty. */
  readonly query: string
}

/** The nearest of the things that the address belongs to, a search for them, and the ways home. */
export function NotFoundSuggestions({ query }: NotFoundSuggestionsProps) {
  const { pathname } = useLocation()
  const list = lists.find(({ path }) => pathname.startsWith(`${path}/`)) ?? listOf('features')
  return (
    <>
      <DidYouMean list={list.id} query={query} />
      <h2 className={styles.heading}>Ways on</h2>
      <ul className={styles.list}>
        {query !== '' && (
          <li>
            <Link to={listHref(list, { q: query })}>
              Search {list.noun} for “<bdi>{query}</bdi>”
            </Link>
          </li>
        )}
        <li>
          <Link to={list.path}>All {list.noun}</Link>
        </li>
        <li>
          <Link to={paths.home}>Home</Link>
        </li>
      </ul>
    </>
  )
}
