import { Link, useLocation } from 'react-router-dom'

import { clipBytes } from '#lib/query-text.ts'
import { lists } from '#search/lists/all.ts'
import { useSearchServices, useStore } from '#search/search-services.ts'
import { defaultState, formatListState } from '#search/url-state.ts'

import styles from './layout.module.css'

/** The lists, each with the number of results for what stands in the box: the query goes along from one to the next. */
export function ListTabs() {
  const { pathname, search } = useLocation()
  const { queryText, listCounts } = useSearchServices()
  const q = clipBytes(useStore(queryText.text))
  const counts = useStore(listCounts.counts)
  return (
    <nav className={styles.tabs} aria-label="Lists">
      <ul className={styles.tabList}>
        {lists.map((list) => {
          const isHere = list.path === pathname
          const count = q === '' ? undefined : counts[list.id]?.toLocaleString('en')
          return (
            <li key={list.id}>
              <Link
                className={styles.tab}
                to={list.path + (isHere ? search : formatListState(list, { ...defaultState, q }))}
                aria-current={isHere ? 'page' : undefined}
                title={count && `${count} for “${q.trim()}”`}
              >
                {list.tab}
                {count !== undefined && (
                  <span className={styles.tabCount} aria-hidden="true">
                    {count}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
