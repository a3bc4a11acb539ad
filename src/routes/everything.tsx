import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { searchHead, viewHeads } from '#catalogue/view-heads.ts'
import { RESULTS_ID } from '#search/element-ids.ts'
import { parseEverything } from '#search/everything-state.ts'
import { Everything } from '#search/everything.tsx'
import { useSearchServices } from '#search/search-services.ts'
import { SkipLink } from '#ui/skip-link.tsx'

import { EverythingStart } from './everything-start.tsx'
import { useHead } from './head.ts'
import { paths } from './paths.ts'

/** Everything at once: `/search`. */
export function EverythingView() {
  const { search } = useLocation()
  const { address } = useSearchServices()
  const { q } = parseEverything(search)
  const words = q.trim()
  useHead({
    ...searchHead(viewHeads.everything, words),
    canonical: paths.everythingWith(words),
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
