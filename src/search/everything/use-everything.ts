import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'

import type { FirstAnswers } from '#contracts/first-answers.ts'
import { type FederatedSearchProps, openedResults } from '#search/federated/federated-search.tsx'
import {
  type AnsweredText,
  readAnswer,
  type SearchedAnswer,
} from '#search/federated/searched-answer.ts'
import { searchedQueries, type SearchedQuery } from '#search/federated/searched-queries.ts'
import { useReading } from '#search/federated/use-reading.ts'
import { fitsRow } from '#search/rows/found-row.tsx'
import { agreement } from '#search/state/consent.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useFirstAnswers } from '#search/transport/client-context.ts'

import { useUnknownWords } from './use-unknown-words.ts'

type Everything = {
  readonly answer: SearchedAnswer | null
  /** For the `<FederatedSearch>` of the view. */
  readonly search: FederatedSearchProps
}

/**
 * Returns the results of all lists for a query; an empty query asks nothing. The last answer stays
 * until the next one arrives, and no answer replaces one to a later query. `useConnectionState` has
 * the failures.
 *
 * @param href the address of the view: path and query string
 */
export function useEverything(q: string, href: string): Everything {
  const { searchClient, counted, visit } = useSearchServices()
  const first = useFirstAnswers()
  const read = useReading()
  const extra = platformAttributes(href).join()
  const queries = useMemo(
    () => (q.trim() === '' ? [] : searchedQueries(q, read(q), extra)),
    [q, read, extra],
  )
  const [opened] = useState(() => openedWith(first, { q, href, queries }))
  const [answered, setAnswered] = useState<AnsweredText | undefined>(opened?.answered)
  const isFirst = answered === undefined
  const onAnswer = useCallback(
    (next: AnsweredText) => {
      // A transition, because it renders the whole view.
      if (isFirst) startTransition(() => setAnswered(next))
      else setAnswered(next)
    },
    [isFirst],
  )
  const answer = useMemo(
    () => answered && readAnswer(answered, read(answered.text), fitsRow),
    [answered, read],
  )
  useEffect(() => {
    if (answer) counted.set({ query: answer.q, counts: answer.counts })
  }, [counted, answer])
  return {
    answer: useUnknownWords(answer ?? null, first),
    search: {
      client: searchClient.client,
      text: q,
      queries,
      visit,
      opened: opened?.initial,
      onAnswer,
    },
  }
}

type View = {
  readonly q: string
  readonly href: string
  readonly queries: readonly SearchedQuery[]
}

/** The answer that the view is opened with, if there is one. */
function openedWith(first: FirstAnswers | undefined, { q, href, queries }: View) {
  const ofView =
    first?.href === href ? first.searches.find(({ name }) => name === 'first') : undefined
  const found = ofView?.results ?? []
  if (queries.length === 0 || found.length !== queries.length) return undefined
  const byId = new Map(queries.map(({ id }, place) => [id, found[place] ?? {}]))
  return {
    answered: { text: q, results: byId },
    // A visitor who has agreed to more than the server assumed searches again.
    initial: agreement() === undefined ? openedResults(queries, [...found]) : undefined,
  }
}
