import { startTransition, useEffect, useRef, useState } from 'react'

import type { FirstAnswers } from '#contracts/first-answers.ts'
import { firstAnswerTo } from '#contracts/first-answers.ts'
import { isAsAgreed } from '#search/state/consent.ts'
import { useDays } from '#search/state/days.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useFirstAnswers } from '#search/transport/client-context.ts'

import type { ShownAnswer } from './ask-everything.ts'
import { askEverything, everythingSearch } from './ask-everything.ts'
import { useUnknownWords } from './use-unknown-words.ts'

/**
 * Returns the results of all lists for a query; an empty query sends nothing. The last answer stays
 * until the next one arrives, and no answer replaces one to a later query. `useConnectionState` has
 * the failures.
 *
 * @param extra an additional attribute to retrieve; empty for none
 */
export function useEverything(q: string, extra = ''): ShownAnswer | null {
  const { searchClient, countingClient } = useSearchServices()
  const { today } = useDays()
  const first = useFirstAnswers()
  const [opened] = useState(() => first && openedWith(first, q, { extra, today }))
  const [answer, setAnswer] = useState<ShownAnswer | null>(opened?.shown ?? null)
  const turns = useRef({ asked: 0, shown: 0 })
  useEffect(() => {
    if (q.trim() === '') return
    if (opened?.shown.q === q && opened.isDone && turns.current.asked === 0) {
      countingClient.resume(opened.request, opened.answer)
      return
    }
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
  }, [searchClient, countingClient, opened, q, extra, today])
  return useUnknownWords(answer, first)
}

type Terms = Parameters<typeof everythingSearch>[1]

/** The answer that the view is opened with, if there is one. */
function openedWith(first: FirstAnswers, q: string, terms: Terms) {
  const { request, read } = everythingSearch(q, terms)
  const answer = firstAnswerTo(first, request)
  return answer && { request, answer, shown: read(answer), isDone: isAsAgreed(first) }
}
