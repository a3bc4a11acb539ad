import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { searchHead } from '#contracts/view-head.ts'
import { views } from '#contracts/views.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { Everything, useEverythingAnnouncements } from '#search/everything/everything.tsx'
import { useEverything } from '#search/everything/use-everything.ts'
import { FederatedSearch } from '#search/federated/federated-search.tsx'
import { FIRST_RESULT, RESULTS_ID } from '#search/state/focus-targets.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import { EverythingStart } from './everything-start.tsx'

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
