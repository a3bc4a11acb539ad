import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'

import type { FirstAnswers } from '#contracts/first-answers.ts'
import { REST } from '#search/address/search-box-state.ts'
import { hasSeveralWords } from '#search/companion/relaxed-queries.ts'
import { type FederatedSearchProps, openedResults } from '#search/federated/federated-search.tsx'
import {
  type AnsweredText,
  readAnswer,
  type SearchedAnswer,
  strictHits,
} from '#search/federated/searched-answer.ts'
import { searchedQueries, type SearchedQuery } from '#search/federated/searched-queries.ts'
import { useReading } from '#search/federated/use-reading.ts'
import { fitsRow } from '#search/rows/found-row.tsx'
import { areAllCorrected } from '#search/rows/strong-hits.ts'
import { agreement } from '#search/state/consent.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useFirstAnswers, useSearchClient } from '#search/transport/client-context.ts'
import { countOf, readResult } from '#search/transport/list-query.ts'

import { unknownWordRequests } from './unknown-words.ts'

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

type Known = { readonly of: SearchedAnswer; readonly shown: SearchedAnswer }

/**
 * Nothing has every word, or only with typing errors, and the text is not understood as a question
 * about records.
 */
const isUnanswered = (answer: SearchedAnswer): boolean =>
  (answer.total === 0 || areAllCorrected(strictHits(answer))) &&
  answer.question === undefined &&
  answer.lines.length === 0 &&
  hasSeveralWords(answer.q)

/**
 * Adds the words that no record has to an answer without a record that has every word as typed. They are
 * asked for once typing pauses, unless the view is opened with them; a failure is ignored, because
 * the answer is complete without them.
 */
function useUnknownWords(
  answer: SearchedAnswer | null,
  first: FirstAnswers | undefined,
): SearchedAnswer | null {
  const client = useSearchClient()
  const read = useReading()
  const [known, setKnown] = useState(() => openedWords(answer, first))
  // A tool is offered for what it understands.
  const isMissing =
    answer !== null &&
    known?.of !== answer &&
    isUnanswered(answer) &&
    read(answer.q)?.tool === undefined
  const asked = isMissing ? answer : null
  useEffect(() => {
    if (asked === null) return undefined
    const of = asked
    let isWanted = true
    async function ask() {
      try {
        const request = { requests: [...unknownWordRequests(of.q)] }
        const found = await client.search<never>(request)
        if (isWanted) setKnown(knownFrom(of, request.requests, found))
      } catch {
        // The page says without them that nothing has every word.
      }
    }
    const timer = setTimeout(() => void ask(), REST)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, client])
  return known !== undefined && known.of === answer ? known.shown : answer
}

/** A word is asked for in every list. */
function knownFrom(
  of: SearchedAnswer,
  asked: readonly object[],
  { results }: { readonly results: readonly object[] },
): Known {
  const words = asked.map((one) => String(Reflect.get(one, 'query')))
  const found = new Set(words.filter((_, place) => countOf(readResult(results[place] ?? {})) > 0))
  const unknown = [...new Set(words)].filter((word) => !found.has(word))
  return { of, shown: { ...of, unknown } }
}

/** The words that the view is opened with: the second search of its document. */
function openedWords(
  answer: SearchedAnswer | null,
  first: FirstAnswers | undefined,
): Known | undefined {
  const found = first?.searches.find(({ name }) => name === 'next')
  if (answer === null || found === undefined) return undefined
  return knownFrom(answer, unknownWordRequests(answer.q), found)
}
