import { useCallback, useEffect, useState } from 'react'
import { content } from 'virtual:content'

import { useProvider } from '#search/transport/client-context.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import { classifyFailure } from '#search/transport/failure.ts'
import type { Provider } from '#search/transport/search-client.ts'
import { useRequest } from '#search/transport/use-request.ts'

import type { IndexState } from './status-data.ts'
import { readIndexStates, statusRequests } from './status-data.ts'

/** What a check found out, and when. */
export type Finding = {
  /** Epoch milliseconds. */
  readonly at: number
  /** Milliseconds until it was known. */
  readonly took: number
  /** Null: all is well. */
  readonly failure: SearchFailure | null
  /** Of the last check that was answered: they stand while the provider is down. */
  readonly indices: readonly IndexState[]
}

export type ProviderCheck = {
  /** The number of the newest check, from 1. */
  readonly number: number
  /** What the newest check that is over found; null before the first is. */
  readonly finding: Finding | null
  readonly isChecking: boolean
  /** The check has been without an answer for five seconds. */
  readonly isLate: boolean
  readonly again: () => void
}

/** Longer than a good provider takes over a bad connection; the check has no end but the answer. */
const patience = { late: 5000 }

/** Checks the provider by a real request, past the client's cache: at once, on demand, and when the network is back. */
export function useProviderCheck(): ProviderCheck {
  const provider = useProvider()
  const send = useCallback(() => check(provider), [provider])
  const { phase, answer, again: sendAgain } = useRequest(send, patience)
  const [number, setNumber] = useState(1)
  const [finding, setFinding] = useState<Finding | null>(null)
  if (answer !== undefined && answer.at !== finding?.at) {
    setFinding({ ...answer, indices: answer.indices ?? finding?.indices ?? [] })
  }
  const again = useCallback(() => {
    setNumber((last) => last + 1)
    sendAgain()
  }, [sendAgain])
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])
  const isChecking = phase !== 'idle'
  return {
    number,
    finding,
    isChecking,
    isLate: phase === 'late',
    again: () => {
      if (!isChecking) again()
    },
  }
}

/** The indices that the page was built with; their sorted copies hold the same records. */
const indexNames = Object.keys(content.summary.counts)

type Answer = Omit<Finding, 'indices'> & { readonly indices?: readonly IndexState[] }

/** Never rejects: a failure is what a check finds. */
async function check(provider: Provider): Promise<Answer> {
  const started = performance.now()
  const ended = () => ({ at: Date.now(), took: performance.now() - started })
  try {
    const { results } = await provider.search({ requests: statusRequests(indexNames) })
    return { ...ended(), failure: null, indices: readIndexStates(indexNames, results) }
  } catch (error) {
    return { ...ended(), failure: classifyFailure(error) }
  }
}
