import type { SearchResponse } from 'algoliasearch/lite'
import { useEffect, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { clipBytes } from '#lib/query-text.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import { classifyFailure } from '#search/transport/failure.ts'
import { SlowSearchError, useMultiSearch } from '#search/transport/use-multi-search.ts'

import { emptyQueryRequests, wordRequests } from './requests.ts'

/** How it stands with the answer to what is in the box. */
export type PaletteAsked = {
  /** The words that `results` answer; empty: what is offered before anything is typed. */
  readonly answered: string
  /** The newest there are, in the order of the requests; perhaps those of an earlier text. */
  readonly results: readonly SearchResponse<IndexRecord>[] | undefined
  /** Whether they are those of the text. */
  readonly isSettled: boolean
  /** No answer for three seconds. */
  readonly isLate: boolean
  readonly failure: SearchFailure | null
}

/** A provider that has not answered one key by the next is asked when the typing pauses. Milliseconds. */
const TYPING_PAUSE = 120
const LATE = 3000

/** Asks for what the popup shows for a text, while it is wanted: each key once, and the newest answer wins. */
export function usePaletteAnswer(text: string, isWanted: boolean): PaletteAsked {
  const query = text.trim() === '' ? '' : clipBytes(text)
  const [asked, setAsked] = useState(query)
  const [last, setLast] = useState<Pick<PaletteAsked, 'answered' | 'results'>>(nothing)
  const state = useMultiSearch<IndexRecord>(isWanted ? requestsFor(asked) : null)
  const isPending = state.status === 'loading'

  if (asked !== query && !isPending) setAsked(query)
  useEffect(() => {
    if (asked === query) return undefined
    const timer = setTimeout(() => setAsked(query), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [asked, query])

  if (state.status === 'results' && state.results !== last.results) {
    setLast({ answered: asked, results: state.results })
  }
  const isLate = useLate(isPending ? asked : null)
  return {
    ...last,
    isSettled: last.results !== undefined && last.answered === query,
    isLate,
    failure: state.status === 'error' ? failureOf(state.error) : null,
  }
}

const nothing = { answered: '', results: undefined } as const

function requestsFor(query: string) {
  return query === '' ? emptyQueryRequests() : wordRequests(query)
}

function failureOf(error: Error): SearchFailure {
  return error instanceof SlowSearchError ? { kind: 'slow' } : classifyFailure(error)
}

/** Whether the same question has been open for long; null: none is. */
function useLate(open: string | null): boolean {
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (open === null) return undefined
    const timer = setTimeout(() => setLate(open), LATE)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [open])
  return open !== null && late === open
}
