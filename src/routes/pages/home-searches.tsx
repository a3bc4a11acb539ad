import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router-dom'

import { lazyAfterLoad } from '#routes/layout/lazy-after-load.tsx'
import { paths } from '#routes/paths.ts'
import { recentSearches } from '#search/state/recent-searches.ts'
import { useStore } from '#search/state/use-store.ts'
import { NameText } from '#ui/text/name-text.tsx'

import styles from './home.module.css'

/** The number of recent searches in a line; the popup of the box lists all of them. */
const MOST_RECENT = 6

/** The visitor's recent searches. Room is reserved, because the server cannot render them. */
export function HomeSearches() {
  return (
    <div className={styles.recent}>
      <SearchLine
        title="Recent"
        searches={useStore(recentSearches).queries.slice(0, MOST_RECENT)}
      />
    </div>
  )
}

type SearchLineProps = { readonly title: string; readonly searches: readonly string[] }

function SearchLine({ title, searches }: SearchLineProps) {
  if (searches.length === 0) return null
  return (
    <Line title={title}>
      {searches.map((query) => (
        <Item key={query} href={paths.everythingWith(query)} name={query} />
      ))}
    </Line>
  )
}

const RecommendedFeatures = lazyAfterLoad(
  (parts) => parts.RecommendedFeatures,
  () => null,
)

const MOST_TRENDING = 6

/**
 * Popular queries, and trending features if the provider offers them. These load after the page,
 * so their line is reserved.
 */
export function HomeVisitors({ searches }: Pick<SearchLineProps, 'searches'>) {
  return (
    <div className={styles.visitors}>
      <SearchLine title="Popular" searches={searches} />
      <RecommendedFeatures most={MOST_TRENDING}>
        {(features) =>
          features.length > 0 && (
            <Line title="Trending">
              {features.map(({ objectID, name }) => (
                <Item key={objectID} href={paths.feature(objectID)} name={name} />
              ))}
            </Line>
          )
        }
      </RecommendedFeatures>
    </div>
  )
}

type LineProps = { readonly title: string; readonly children: ReactNode }

/** A single line; overflow scrolls. */
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
