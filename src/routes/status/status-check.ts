import { use, useEffect, useState } from 'react'
import { content } from 'virtual:content'

import { IndexPrefixContext, useProvider } from '#search/transport/client-context.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import { classifyFailure } from '#search/transport/failure.ts'
import type { Provider } from '#search/transport/search-client.ts'

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
  /** What the newest check that is over found; null before the first is. */
  readonly finding: Finding | null
  readonly isChecking: boolean
  /** No answer yet, and it is late. */
  readonly isLate: boolean
  readonly again: () => void
}

/** Longer than a good provider takes over a bad connection. Milliseconds. */
const LATE = 5000

/** Asks the provider by a real request, past the client's memory: at once, on demand, and when the network is back. */
export function useProviderCheck(): ProviderCheck {
  const provider = useProvider()
  const prefix = use(IndexPrefixContext)
  const [attempt, setAttempt] = useState(0)
  const [late, setLate] = useState(-1)
  const [found, setFound] = useState<{ attempt: number; finding: Finding } | null>(null)

  useEffect(() => {
    let wanted = true
    const timer = setTimeout(() => setLate(attempt), LATE)
    const settle = async () => {
      const { indices, ...rest } = await check(provider, prefix)
      clearTimeout(timer)
      if (!wanted) return
      setFound((before) => ({
        attempt,
        finding: { ...rest, indices: indices ?? before?.finding.indices ?? [] },
      }))
    }
    void settle()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [provider, prefix, attempt])

  const isChecking = found?.attempt !== attempt
  useEffect(() => {
    const checkOnline = () => setAttempt(attempt + 1)
    window.addEventListener('online', checkOnline)
    return () => window.removeEventListener('online', checkOnline)
  }, [attempt])

  return {
    finding: found?.finding ?? null,
    isChecking,
    isLate: isChecking && late === attempt,
    again: () => {
      if (!isChecking) setAttempt(attempt + 1)
    },
  }
}

/** The indices that the page was built with; their sorted copies hold the same records. */
const indexNames = Object.keys(content.summary.counts)

type Answer = Omit<Finding, 'indices'> & { readonly indices?: readonly IndexState[] }

async function check(provider: Provider, prefix: string): Promise<Answer> {
  const started = performance.now()
  const ended = () => ({ at: Date.now(), took: performance.now() - started })
  try {
    const { results } = await provider.search({ requests: statusRequests(indexNames, prefix) })
    return { ...ended(), failure: null, indices: readIndexStates(indexNames, results) }
  } catch (error) {
    return { ...ended(), failure: classifyFailure(error) }
  }
}
