import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { suggestionHref } from '#search/palette/suggestion-href.ts'
import { recentSearches } from '#search/state/recent-searches.ts'
import { useSearchServices, useStore } from '#search/state/search-services.ts'
import type { MultiSearchState } from '#search/transport/use-multi-search.ts'
import { NameText } from '#ui/text/name-text.tsx'

import type { HomeRecord } from './home-data.ts'
import { isHomeSuggestion } from './home-data.ts'

import styles from './home.module.css'

/** Recent searches in a line; the popup of the box has all of them. */
const MOST_RECENT = 6

type HomeSearchesProps = {
  /** The answer to `homeRequests`. */
  readonly state: MultiSearchState<HomeRecord>
}

/** What this visitor searched for before, if anything, and what is known best. */
export function HomeSearches({ state }: HomeSearchesProps) {
  const { hrefOf } = useSearchServices()
  const recent = useStore(recentSearches).queries.slice(0, MOST_RECENT)
  const results = state.status === 'results' ? state.results : []
  const popular = results.flatMap(({ hits }) => hits.filter(isHomeSuggestion))
  return (
    <>
      {recent.length > 0 && (
        <Line title="Recent">
          {recent.map((query) => (
            <Item key={query} href={paths.everythingWith(query)} name={query} />
          ))}
        </Line>
      )}
      {popular.length > 0 ? (
        <Line title="Popular">
          {popular.map((hit) => (
            <Item key={hit.objectID} href={suggestionHref(hit, hrefOf)} name={hit.query} />
          ))}
        </Line>
      ) : (
        // Placeholders keep the content below in its place.
        <div className={styles.searches} data-print="no" />
      )}
    </>
  )
}

type LineProps = { readonly title: string; readonly children: ReactNode }

/** One line, however much comes into it; what does not fit is scrolled to. */
function Line({ title, children }: LineProps) {
  const titleId = useId()
  return (
    <div className={styles.searches} data-print="no">
      <span id={titleId}>{title}</span>
      <ul className={styles.searchList} aria-labelledby={titleId}>
        {children}
      </ul>
    </div>
  )
}

type ItemProps = { readonly href: string; readonly name: string }

function Item({ href, name }: ItemProps) {
  return (
    <li className={styles.search}>
      <Link to={href}>
        <NameText value={name} />
      </Link>
    </li>
  )
}
