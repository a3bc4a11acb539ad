import { useEffect, useMemo, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { clipBytes } from '#lib/query-text.ts'
import { createStore } from '#lib/store.ts'
import { TYPING_PAUSE } from '#search/address/search-box-state.ts'
import type { FederatedSearchProps } from '#search/federated/federated-search.tsx'
import {
  type AnsweredText,
  type EmptyTextAnswer,
  readAnswer,
  readEmptyText,
  type SearchedAnswer,
} from '#search/federated/searched-answer.ts'
import {
  emptyTextQueries,
  queryId,
  searchedQueries,
  suggestionsRequest,
} from '#search/federated/searched-queries.ts'
import { useReading } from '#search/federated/use-reading.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'
import { useConnection, useSearchServices } from '#search/state/search-services.ts'
import { useStore } from '#search/state/use-store.ts'
import { targetsText } from '#search/targets/targets-text.ts'
import { useProvider, useSearchClient } from '#search/transport/client-context.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'
import { type MultiSearchState, useMultiSearch } from '#search/transport/use-multi-search.ts'

export type PaletteAsked = {
  /**
   * The newest answer, perhaps to an earlier text. Only its suggestions while other indices are
   * loaded into this browser.
   */
  readonly answer: SearchedAnswer | undefined
  /** The options for an empty box, if these were asked for last. */
  readonly rest: EmptyTextAnswer | undefined
  /** Whether the newest answer is to the text. */
  readonly isSettled: boolean
  /** No answer for three seconds. */
  readonly isLate: boolean
  readonly failure: SearchFailure | null
  /** For the `<FederatedSearch>` of the popup. */
  readonly search: FederatedSearchProps
}

/** Asks for the popup's content once for each key press; the newest answer wins. */
export function usePaletteAnswer(text: string, isWanted: boolean): PaletteAsked {
  const query = text.trim() === '' ? '' : clipBytes(text)
  const client = useSearchClient()
  const { visit } = useSearchServices()
  const [connection] = useState(() => new RetryingSearchClient(client))
  useEffect(() => connection.start(), [connection])
  const { phase, failure } = useConnection(connection)
  const read = useReading()
  const [asked, setAsked] = useState<string>()
  const [last, setLast] = useState<LastAnswer>()
  const isPending = asked !== undefined && last?.text !== asked && failure === null
  const suggested = useSuggested(isWanted ? query : '')

  // While the last request is pending, the next one waits for a pause in typing.
  if (isWanted && asked !== query && !isPending) setAsked(query)
  useEffect(() => {
    if (!isWanted || asked === query) return undefined
    const timer = setTimeout(() => setAsked(query), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [isWanted, asked, query])

  const isSettled = last !== undefined && !last.isPart && last.text === query
  const part = !isSettled && suggested.status === 'results' ? suggested.results[0] : undefined
  if (part !== undefined && part !== last?.results.get(queryId.suggestions))
    setLast({ text: query, results: new Map([[queryId.suggestions, part]]), isPart: true })

  const extra = platformAttributes(`${asked} ${useStore(targetsText)}`).join()
  const queries = useMemo(
    () =>
      asked === undefined
        ? []
        : asked === ''
          ? emptyTextQueries
          : searchedQueries(asked, read(asked), extra),
    [asked, read, extra],
  )
  const answer = useMemo(
    () => (last && last.text !== '' ? readAnswer(last, read(last.text)) : undefined),
    [last, read],
  )
  const rest = useMemo(() => (last?.text === '' ? readEmptyText(last) : undefined), [last])
  // After a failure, old options would look like options for the new text.
  const shown = failure === null ? { answer, rest } : none
  const search = { client: connection.client, text: asked ?? '', queries, visit, onAnswer: setLast }
  return { ...shown, isSettled, isLate: phase === 'late', failure, search }
}

/** With whether suggestions answer alone until the other indices are there. */
type LastAnswer = AnsweredText & { readonly isPart?: true }

const none = { answer: undefined, rest: undefined }

const loadsNothing = createStore('')

/** Asks for suggestions alone while the provider in this browser loads an index: theirs is the smallest. */
function useSuggested(query: string): MultiSearchState<IndexRecord> {
  const { loading = loadsNothing } = useProvider()
  const isLoading = useStore(loading) !== ''
  return useMultiSearch(isLoading && query !== '' ? [suggestionsRequest(query)] : null)
}
