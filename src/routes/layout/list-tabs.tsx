import { Link, useLocation } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { formatCount } from '#lib/format-count.ts'
import { clipBytes } from '#lib/query-text.ts'
import { paths } from '#routes/paths.ts'
import { searchedViewAt } from '#search/address/search-state.ts'
import { listHref } from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import { type CountedText, useSearchServices } from '#search/state/search-services.ts'
import { useStoreLater, useStoreOfResults } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'

import styles from './layout.module.css'

/**
 * Links to the search across lists and to each list, with the number of results for the current
 * query. Links keep the query and, for lists, the visitor's browsers. Counts are updated when
 * typing pauses; until then the previous ones stay, dimmed, so that nothing moves.
 */
export function ListTabs() {
  const { searchBox, counted } = useSearchServices()
  const parts = useStoreOfResults(targets)
  const q = clipBytes(useStoreLater(searchBox.text))
  const { query, counts } = useStoreOfResults(counted)
  const { pathname, search } = useLocation()
  const isSearched = searchedViewAt(pathname) !== undefined
  const isOld = query !== q
  const hasCounts = q.trim() !== ''
  const known = !hasCounts || (isOld && !isSearched) ? {} : counts
  return (
    <nav aria-label="Lists" data-old={isOld || undefined}>
      <ul className={styles.links}>
        <Tab
          path={views.everything.path}
          label="Everything"
          short="All"
          href={paths.everythingWith(q)}
          hasCount={hasCounts}
          count={sumOf(known)}
          counted={query}
        />
        {lists.map((list) => (
          <Tab
            key={list.id}
            path={list.path}
            label={list.tab}
            href={listHref(list, { q, browsers: parts?.browsersFor(list, search) ?? '' })}
            hasCount={hasCounts}
            count={known[list.id]}
            counted={query}
          />
        ))}
      </ul>
    </nav>
  )
}

type TabProps = {
  readonly path: string
  readonly label: string
  /** Replaces the label in a narrow window. */
  readonly short?: string
  readonly href: string
  /** Whether to reserve room for a count. */
  readonly hasCount: boolean
  readonly count: number | undefined
  readonly counted: string
}

/** A link to one view; the current view's link keeps its address unchanged. */
function Tab({ path, label, short, href, hasCount, count, counted }: TabProps) {
  const { pathname, search } = useLocation()
  const isHere = path === pathname
  const figure = count === undefined ? undefined : formatCount(count)
  return (
    <li>
      <Link
        className={styles.tab}
        to={isHere ? path + search : href}
        aria-current={isHere ? 'page' : undefined}
        title={figure && `${figure} for “${counted.trim()}”`}
      >
        <span data-short={short}>
          <span>{label}</span>
        </span>
        {hasCount && (
          <span className={styles.tabCount} aria-hidden="true">
            {figure}
          </span>
        )}
      </Link>
    </li>
  )
}

function sumOf(counts: CountedText['counts']): number | undefined {
  const numbers = lists.flatMap(({ id }) => counts[id] ?? [])
  return numbers.length < lists.length ? undefined : numbers.reduce((sum, count) => sum + count, 0)
}
