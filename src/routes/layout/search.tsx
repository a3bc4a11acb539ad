import type { ReactNode } from 'react'
import { use, useEffect, useState } from 'react'
import {
  InstantSearch,
  InstantSearchSSRContext,
  InstantSearchSSRProvider,
  useInstantSearch,
} from 'react-instantsearch'

import { useAnnouncer } from '#search/state/announcer.ts'
import type { OpeningResults } from '#search/state/initial-results.ts'
import { createOpeningResults } from '#search/state/initial-results.ts'
import { OpeningContext } from '#search/state/list-context.ts'
import type { SearchServices } from '#search/state/search-services.ts'
import { useStore } from '#search/state/use-store.ts'
import { useFirstAnswers } from '#search/transport/client-context.ts'

type SearchProps = {
  readonly services: SearchServices
  readonly children: ReactNode
}

/**
 * The single InstantSearch of the page. The library renders its children at once only if it has
 * initial results; without an answer they are empty, and lists search when they mount.
 */
export function Search({ services, children }: SearchProps) {
  const first = useFirstAnswers()
  const [results] = useState(() => createOpeningResults(first))
  return (
    <InstantSearchSSRProvider initialResults={results.initial}>
      <InstantSearch
        searchClient={services.searchClient.client}
        routing={{ router: services.router }}
        // Must be `false`: with undefined the library loads a script from a CDN when a response
        // enables insights. Events are sent without the library, because it also reports widgets
        // and options.
        insights={false}
        future={future}
      >
        <LibraryCare />
        <Opening results={results}>{children}</Opening>
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

type OpeningProps = { readonly results: OpeningResults; readonly children: ReactNode }

/**
 * Ends the effect of the initial results once the first view is mounted. The library would add the
 * index of a later list while React renders it, although React may discard that render.
 */
function Opening({ results, children }: OpeningProps) {
  const isOpening = useStore(results.isOpening)
  const opened = use(InstantSearchSSRContext)
  useEffect(() => results.end(), [results])
  return (
    <InstantSearchSSRContext value={isOpening ? opened : null}>
      <OpeningContext value={isOpening}>{children}</OpeningContext>
    </InstantSearchSSRContext>
  )
}

const future = { preserveSharedStateOnUnmount: true }

/** Keeps errors inside the library from being thrown at the window while mounted. */
function LibraryCare() {
  useInstantSearch({ catchError: true })
  useFreshResults()
  return null
}

/** Milliseconds out of sight after which results are outdated. */
const OLD = 30 * 60_000

/** Searches again, without an announcement, when a visitor returns to a tab or a cached page. */
function useFreshResults(): void {
  const { refresh } = useInstantSearch()
  const announcer = useAnnouncer()
  useEffect(() => {
    let left = Date.now()
    const look = () => {
      const now = Date.now()
      if (!document.hidden && now - left > OLD) {
        announcer.keepQuiet()
        refresh()
      }
      left = now
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [announcer, refresh])
}
