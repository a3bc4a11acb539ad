import type { InitialResults } from 'instantsearch.js'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch'

import { createStore } from '#lib/store.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { OpeningContext } from '#search/state/list-context.ts'
import type { SearchServices } from '#search/state/search-services.ts'
import { useStore } from '#search/state/use-store.ts'

type SearchProps = {
  readonly services: SearchServices
  /** The answer to the list that the page is opened with. */
  readonly initialResults: InitialResults | undefined
  readonly children: ReactNode
}

/** The single InstantSearch of the page. */
export function Search({ services, initialResults, children }: SearchProps) {
  const [opening] = useState(() => createOpening(initialResults))
  return (
    <InstantSearchSSRProvider initialResults={opening.results}>
      <InstantSearch
        searchClient={services.searchClient.client}
        routing={{ router: services.router }}
        onStateChange={setState}
        // Must be `false`: with undefined the library loads a script from a CDN when a response
        // enables insights. Events are sent without the library, because it also reports widgets
        // and options.
        insights={false}
        future={future}
      >
        <LibraryCare />
        <Opening opening={opening}>{children}</Opening>
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

/** Hides the results of the provider around it, which a provider without properties would not. */
const noResults = Object.fromEntries([['initialResults', undefined]] as const)

type Opening = ReturnType<typeof createOpening>

/**
 * The initial results of the first view until it is mounted. Without any, they are empty: without a
 * provider the library would render its children only after it has mounted.
 */
function createOpening(initialResults: InitialResults | undefined) {
  const results = { ...initialResults }
  const isOpening = createStore(true)
  const end = () => {
    for (const id of Object.keys(results)) delete results[id]
    isOpening.set(false)
  }
  return { results, isOpening, end }
}

type OpeningProps = Pick<SearchProps, 'children'> & { readonly opening: Opening }

/**
 * Lets only the first view see the initial results. The library shows them whenever the list mounts
 * again (https://github.com/algolia/instantsearch/issues/6258), and beside them it adds a list while
 * React renders it, although React may discard that render.
 */
function Opening({ opening, children }: OpeningProps) {
  const { results, end } = opening
  const isOpening = useStore(opening.isOpening)
  useEffect(() => end(), [end])
  return (
    <InstantSearchSSRProvider {...(isOpening ? { initialResults: results } : noResults)}>
      <OpeningContext value={isOpening}>{children}</OpeningContext>
    </InstantSearchSSRProvider>
  )
}

type StateChange = NonNullable<ComponentProps<typeof InstantSearch>['onStateChange']>

/**
 * Every change goes through the search parameters of all widgets, so that those that follow from
 * others (`search/widgets/`) follow, whichever widget has changed.
 */
const setState: StateChange = ({ uiState, setUiState }) => setUiState(uiState)

const future = { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true }

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
