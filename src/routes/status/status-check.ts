import { useCallback, useEffect, useState } from 'react'
import { content } from 'virtual:content'

import { useProvider } from '#search/transport/client-context.ts'
import { classifyFailure, type SearchFailure } from '#search/transport/failure.ts'
import type { PageProvider } from '#search/transport/search-client.ts'
import { useRequest } from '#search/transport/use-request.ts'

import { type IndexState, readIndexStates, statusRequests } from './status-data.ts'

export type StatusFinding = {
  /** Epoch milliseconds. */
  readonly at: number
  /** Duration in milliseconds. */
  readonly took: number
  /** Null if the check succeeded. */
  readonly failure: SearchFailure | null
  /** From the last successful check: kept while the provider is down. */
  readonly indices: readonly IndexState[]
}

export type ProviderCheck = {
  /** The number of the latest check, from 1. */
  readonly number: number
  /** The result of the latest finished check; null before the first. */
  readonly finding: StatusFinding | null
  readonly isChecking: boolean
  /** Whether the current check has taken longer than five seconds. */
  readonly isLate: boolean
  readonly again: () => void
}

/** Longer than a working provider takes over a slow connection; the check itself has no timeout. */
const patience = { late: 5000 }

/** Sends an uncached request on mount, on demand, and when the network is back. */
export function useProviderCheck(): ProviderCheck {
  const provider = useProvider()
  const send = useCallback(() => check(provider), [provider])
  const { phase, answer, again: sendAgain } = useRequest(send, patience)
  const [number, setNumber] = useState(1)
  const [finding, setFinding] = useState<StatusFinding | null>(null)
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

/** The indices that the page was built with; their sorted replicas contain the same records. */
const indexNames = Object.keys(content.summary.counts)

type Answer = Omit<StatusFinding, 'indices'> & { readonly indices?: readonly IndexState[] }

/** Never rejects: a failure is a result of the check. */
async function check(provider: PageProvider): Promise<Answer> {
  const started = performance.now()
  const ended = () => ({ at: Date.now(), took: performance.now() - started })
  try {
    const { results } = await provider.search({ requests: statusRequests(indexNames) })
    return { ...ended(), failure: null, indices: readIndexStates(indexNames, results) }
  } catch (error) {
    return { ...ended(), failure: classifyFailure(error) }
  }
}
