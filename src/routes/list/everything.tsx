import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { searchHead, viewHeads } from '#catalogue/view-heads.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { Everything } from '#search/everything/everything.tsx'
import { RESULTS_ID } from '#search/state/element-ids.ts'
import { parseEverything } from '#search/state/everything-state.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import { EverythingStart } from './everything-start.tsx'

/** Everything at once: `/search`. */
export function EverythingView() {
  const { search } = useLocation()
  const { address } = useSearchServices()
  const { q } = parseEverything(search)
  const query = q.trim()
  useHead({
    ...searchHead(viewHeads.everything, query),
    canonical: paths.everythingWith(query),
  })
  useEffect(() => {
    const here = address.read()
    if (here.pathname !== paths.everything) return
    address.correct(paths.everythingWith(parseEverything(here.search).q))
  }, [address])
  return (
    <>
      <SkipLink target={RESULTS_ID}>Skip to results</SkipLink>
      <Everything q={q} start={<EverythingStart />} />
    </>
  )
}
