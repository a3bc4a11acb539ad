import type { InitialResults } from 'instantsearch.js'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import {
  Configure,
  Index,
  InstantSearch,
  InstantSearchSSRContext,
  InstantSearchSSRProvider,
  useInstantSearch,
} from 'react-instantsearch'

import { visitorParams } from '#search/state/consent.ts'
import type { VisitDay } from '#search/state/days.ts'
import type { SearchClient } from '#search/transport/search-client.ts'
import { createTypedTexts, type TypedTexts } from '#search/transport/typed-texts.ts'

import type { AnsweredText } from './searched-answer.ts'
import { queryId, queryIds, readyQuery, type SearchedQuery } from './searched-queries.ts'

export type FederatedSearchProps = {
  /** Never rejects. */
  readonly client: Pick<SearchClient, 'search'>
  /** As typed. */
  readonly text: string
  /** The queries for the text, prepared by `prepareRequests`; none ask nothing. */
  readonly queries: readonly SearchedQuery[]
  readonly visit: VisitDay
  /** The results that the view is opened with: nothing is searched for until the queries change. */
  readonly opened?: InitialResults | undefined
  /** Called with each answer that is newer than the last one. */
  readonly onAnswer: (answered: AnsweredText) => void
}

/**
 * Searches all lists with an InstantSearch of its own, which has an index for each query. It renders
 * nothing. Each index stays mounted, because the library searches once more when one is removed; an
 * index without a name is not searched.
 */
export const FederatedSearch = memo(function FederatedSearch({
  client,
  text,
  queries,
  visit,
  opened,
  onAnswer,
}: FederatedSearchProps) {
  const [initialResults] = useState(opened)
  const [texts] = useState(createTypedTexts)
  const byId = new Map(
    queries.map((query) => [query.id, readyQuery(query, visit, visitorParams(false))]),
  )
  const asked = byId.get(queryId.suggestions)?.params['query']
  useLayoutEffect(() => texts.note(asked, text), [texts, asked, text])
  const search = (
    <InstantSearch searchClient={client} insights={false} future={future}>
      {queryIds.map((id) => (
        <Index key={id} indexName="" indexId={id}>
          <Parameters query={byId.get(id)} />
        </Index>
      ))}
      <NewestAnswer texts={texts} onAnswer={onAnswer} />
    </InstantSearch>
  )
  return initialResults === undefined ? (
    // In the first view the library would otherwise use the instance of the page, which the context holds.
    <InstantSearchSSRContext value={null}>{search}</InstantSearchSSRContext>
  ) : (
    <InstantSearchSSRProvider initialResults={initialResults}>{search}</InstantSearchSSRProvider>
  )
})

/** Results in the form in which the library renders them without a search. */
export function openedResults(
  queries: readonly SearchedQuery[],
  results: InitialResults[string]['results'] = [],
): InitialResults {
  return Object.fromEntries(
    queries.map(({ id, indexName, params }, place) => [
      id,
      { state: { index: indexName, ...params }, results: results.slice(place, place + 1) },
    ]),
  )
}

const future = { preserveSharedStateOnUnmount: true }

function Parameters({ query }: { readonly query: SearchedQuery | undefined }) {
  return <Configure {...(query && { index: query.indexName, ...query.params })} />
}

type NewestAnswerProps = Pick<FederatedSearchProps, 'onAnswer'> & { readonly texts: TypedTexts }

function NewestAnswer({ texts, onAnswer }: NewestAnswerProps) {
  // Errors inside the library are not thrown at the window.
  const { scopedResults } = useInstantSearch({ catchError: true })
  const newest = scopedResults.find(({ indexId }) => indexId === queryId.suggestions)?.results
  const told = useRef(newest)
  useLayoutEffect(() => {
    if (!newest || newest === told.current) return
    told.current = newest
    const results = new Map(scopedResults.map((one) => [one.indexId, one.results ?? {}]))
    onAnswer({ text: texts.of(newest.query), results })
  }, [scopedResults, newest, texts, onAnswer])
  return null
}
