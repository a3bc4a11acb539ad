import { createContext, startTransition, useEffect, useMemo, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { REST } from '#search/address/search-box-state.ts'
import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { type ListResults, type ShownList, useList } from '#search/state/list-context.ts'
import { nothingCounted, useSearchServices } from '#search/state/search-services.ts'
import { isAnswered } from '#search/state/use-results-state.ts'
import { countOf, readResult } from '#search/transport/list-query.ts'
import { type MultiSearchState, useMultiSearch } from '#search/transport/use-multi-search.ts'

import { type CompanionFindings, companionQueries } from './companion-queries.ts'

/** Milliseconds to delay an answer without results, so that suggestions appear together with it. */
const HOLD = 500

export type Companion = {
  /** What is known of the newest answer; undefined until then. */
  readonly findings: Companion['last']
  /** What was known last, and of which text. */
  readonly last: (CompanionFindings & { readonly q: string }) | undefined
  /** Whether the newest answer waits for suggestions. */
  readonly isHeld: boolean
}

/** Provided by `ListSearch`. */
export const CompanionContext = createContext<Companion>({
  findings: undefined,
  last: undefined,
  isHeld: false,
})

type Answer = Pick<ListResults, 'results'> & { readonly state: ListState }

/**
 * Follows a search of a list with one more request, once typing pauses: the number of results in the
 * other lists, whether any record has every word, and highlights of attributes that rows do not show.
 * If nothing was found, the request leaves at once and includes suggestions. A failure is ignored,
 * because the results are complete without it.
 */
export function useCompanion({ results: { results, status }, state }: ShownList): Companion {
  const list = useList()
  const isSettled = status === 'idle' && isAnswered(results)
  const [answer, setAnswer] = useState<Answer | null>(isSettled ? { results, state } : null)
  // The state may already be that of the next search.
  if (isSettled && answer?.results !== results) setAnswer({ results, state })
  const isEmpty = answer !== null && countOf(answer.results) === 0
  // A newer search brings an answer of its own. Without a text there is nothing to ask.
  const isRested = useLater(answer, REST, isSettled) || isEmpty || answer?.state.q === ''
  const queries = useMemo(
    () => (isRested && answer ? queriesAfter(list, answer) : null),
    [list, answer, isRested],
  )
  const requests = queries && queries.requests.length > 0 ? queries.requests : null
  const found = useMultiSearch(requests, 'companion')
  const findings = useFindings(queries, found)
  const [last, setLast] = useState(findings)
  if (findings !== undefined && findings !== last) setLast(findings)
  const isOver = useLater(answer, HOLD, true)
  useCounts(findings, found.status === 'error')
  const isHeld = isEmpty && findings === undefined && !isOver
  return useMemo(() => ({ findings, last, isHeld }), [findings, last, isHeld])
}

type Queries = ReturnType<typeof queriesAfter>

function queriesAfter(list: ListDefinition, { state, results }: Answer) {
  const { _rawResults: all } = results
  const queries = companionQueries({ list, state, results: all.map(readResult) })
  return { q: state.q, ...queries }
}

function useFindings(
  queries: Queries | null,
  found: MultiSearchState<IndexRecord>,
): Companion['last'] {
  const results = found.status === 'results' ? found.results : undefined
  return useMemo(() => {
    if (queries === null) return undefined
    const { q, requests, read } = queries
    if (requests.length === 0) return { q, ...read([]) }
    return results && { q, ...read(results.map(readResult)) }
  }, [queries, results])
}

/**
 * Whether a value has been the same for a time in milliseconds; the first value has. The time starts
 * again with each value, and stands still unless it runs.
 */
function useLater(value: unknown, wait: number, isRunning: boolean): boolean {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => startTransition(() => setRested(value)), wait)
    return () => clearTimeout(timer)
  }, [value, wait, isRunning])
  return rested === value
}

/** Passes the counts to the tabs. An older number would be taken for one of a new text. */
function useCounts(findings: Companion['last'], hasFailed: boolean): void {
  const { counted } = useSearchServices()
  useEffect(() => {
    if (findings !== undefined) counted.set({ query: findings.q, counts: findings.counts })
    else if (hasFailed) counted.set(nothingCounted)
  }, [counted, findings, hasFailed])
}
