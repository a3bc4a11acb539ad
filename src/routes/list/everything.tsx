import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { searchHead, viewHeads } from '#catalogue/view-heads.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { Everything } from '#search/everything/everything.tsx'
import { FIRST_RESULT, RESULTS_ID } from '#search/state/focus-targets.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import { EverythingStart } from './everything-start.tsx'

/** Everything at once: `/search`. */
export function EverythingView() {
  const { pathname, search: queryString } = useLocation()
  const { address } = useSearchServices()
  const { search } = address.at(pathname + queryString)
  const q = search?.state.q ?? ''
  const query = q.trim()
  const hasTargets = queryString.includes('targets=')
  useHead({
    ...searchHead(viewHeads.everything, query),
    canonical: paths.everythingWith(query),
  })
  useEffect(() => {
    const here = address.read().search
    // `TargetsFollower` sees to an address that names browsers: it knows what may stand there.
    if (here?.list === null && !hasTargets) address.correct(here)
  }, [address, hasTargets])
  return (
    <>
      <SkipLink target={RESULTS_ID} first={FIRST_RESULT}>
        Skip to results
      </SkipLink>
      <Everything q={q} search={queryString} start={<EverythingStart />} />
    </>
  )
}
