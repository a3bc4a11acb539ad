import { useEffect, useRef, useState } from 'react'

import { useSearchServices } from '#search/state/search-services.ts'
import { readResult } from '#search/transport/query-result.ts'

import type { EverythingAnswer } from './everything-answer.ts'
import { readEverything } from './everything-answer.ts'
import { everythingRequests } from './everything-requests.ts'

/**
 * What all lists have for a query, by one POST; for an empty one nothing is asked. The last answer stays until the next
 * one comes, and no answer replaces one to a later query. What goes wrong is said by the state of the link.
 */
export function useEverything(q: string): EverythingAnswer | null {
  const { link, prefix } = useSearchServices()
  const [answer, setAnswer] = useState<EverythingAnswer | null>(null)
  const turns = useRef({ asked: 0, shown: 0 })
  useEffect(() => {
    if (q.trim() === '') return
    const turn = (turns.current.asked += 1)
    async function ask() {
      const { results } = await link.client.search({ requests: everythingRequests(q, prefix) })
      if (turn < turns.current.shown) return
      turns.current.shown = turn
      setAnswer(readEverything(q, results.map(readResult)))
    }
    void ask()
  }, [link, prefix, q])
  return answer
}
