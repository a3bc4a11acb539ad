import { useEffect } from 'react'
import { useLocation, Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { searchHead } from '#contracts/view-head.ts'
import { views } from '#contracts/views.ts'
import { formatCount } from '#lib/format-count.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { Everything, useEverythingAnnouncements } from '#search/everything/everything.tsx'
import { useEverything } from '#search/everything/use-everything.ts'
import { FederatedSearch } from '#search/federated/federated-search.tsx'
import { lists } from '#search/lists/all.ts'
import { FIRST_RESULT, RESULTS_ID } from '#search/state/focus-targets.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import styles from './everything-start.module.css'

/** The search across lists: `/search`. */
export function EverythingView() {
  const { pathname, search: queryString } = useLocation()
  const { address } = useSearchServices()
  const { search } = address.at(pathname + queryString)
  const q = search?.state.q ?? ''
  const query = q.trim()
  const { answer, search: asked } = useEverything(q, pathname + queryString)
  useEverythingAnnouncements(query !== '' && answer?.q === q ? answer : null)
  const hasTargets = queryString.includes('targets=')
  useHead({
    ...searchHead(views.everything.head, query),
    canonical: paths.everythingWith(query),
  })
  useEffect(() => {
    const here = address.read().search
    // `TargetsFollower` corrects addresses with browsers, whose valid values it knows.
    if (here?.list === null && !hasTargets) address.correct(here)
  }, [address, hasTargets])
  return (
    <>
      <SkipLink target={RESULTS_ID} first={FIRST_RESULT}>
        Skip to results
      </SkipLink>
      <FederatedSearch {...asked} />
      <Everything q={q} answer={answer} start={<EverythingStart />} />
    </>
  )
}

export { everythingLoading } from '#search/everything/everything.tsx'

const examples = ['AbortController', ':has()', 'chrome 140', 'css-grid-2', 'display: grid'] as const

function EverythingStart() {
  return (
    <>
      <p className={styles.lead}>
        Search everything at once; exact names come first. For example:{' '}
        {examples.map((q, place) => (
          <span key={q}>
            {place > 0 && <span>, </span>}
            <Link to={paths.everythingWith(q)}>
              <code>{q}</code>
            </Link>
          </span>
        ))}
        <span>.</span>
      </p>
      <ul className={styles.lists}>
        {lists.map(({ id, path, title, remark }) => (
          <li key={id} className={styles.item}>
            <Link to={path} className={styles.name}>
              {title}
            </Link>
            <span className={styles.count}>{formatCount(content.summary.counts[id] ?? 0)}</span>
            <span className={styles.remark}>{remark}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
