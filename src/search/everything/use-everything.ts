import { startTransition, useEffect, useRef, useState } from 'react'

import { useDays } from '#search/state/days.ts'
import { useSearchServices } from '#search/state/search-services.ts'

import type { ShownAnswer } from './ask-everything.ts'
import { askEverything } from './ask-everything.ts'

/**
 * Returns the results of all lists for a query; an empty query sends nothing. The last answer stays
 * until the next one arrives, and no answer replaces one to a later query. `useConnectionState` has
 * the failures.
 *
 * @param extra an additional attribute to retrieve; empty for none
 */
export function useEverything(q: string, extra = ''): ShownAnswer | null {
  const { searchClient } = useSearchServices()
  const { today } = useDays()
  const [answer, setAnswer] = useState<ShownAnswer | null>(null)
  const turns = useRef({ asked: 0, shown: 0 })
  useEffect(() => {
    if (q.trim() === '') return
    const turn = (turns.current.asked += 1)
    async function ask() {
      const answered = await askEverything(q, {
        extra,
        today,
        client: searchClient.client,
        isWanted: () => turn === turns.current.asked,
      })
      if (answered === undefined || turn < turns.current.shown) return
      const isFirst = turns.current.shown === 0
      turns.current.shown = turn
      const show = () => setAnswer(answered)
      // A transition, because it renders the whole view.
      if (isFirst) startTransition(show)
      else show()
    }
    void ask()
  }, [searchClient, q, extra, today])
  return answer
}
