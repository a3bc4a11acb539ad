import { useEffect, useRef, useState } from 'react'

import { useSearchServices } from '#search/state/search-services.ts'
import { readResult } from '#search/transport/query-result.ts'

import type { EverythingAnswer } from './everything-answer.ts'
import { readEverything } from './everything-answer.ts'
import { everythingRequests } from './everything-requests.ts'

/**
 * What all lists have for a query, by one POST; an empty query sends nothing. The last answer stays until the next one
 * arrives, and no answer replaces one to a later query. `useConnectionState` has the failures.
 */
export function useEverything(q: string): EverythingAnswer | null {
  const { searchClient } = useSearchServices()
  const [answer, setAnswer] = useState<EverythingAnswer | null>(null)
  const turns = useRef({ asked: 0, shown: 0 })
  useEffect(() => {
    if (q.trim() === '') return
    const turn = (turns.current.asked += 1)
    async function ask() {
      const { results } = await searchClient.client.search({ requests: everythingRequests(q) })
      if (turn < turns.current.shown) return
      turns.current.shown = turn
      setAnswer(readEverything(q, results.map(readResult)))
    }
    void ask()
  }, [searchClient, q])
  return answer
}
