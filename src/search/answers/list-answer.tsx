import { useMemo } from 'react'

import { useDays } from '#search/state/days.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'

import { AnswerLines } from './answer-lines.tsx'
import { answerIn } from './ask-answer.ts'
import { thingLists } from './thing-requests.ts'

/** The answer to the text of a list, from the hits of its page: no query is sent for it. */
export function HitsAnswer({ text }: { readonly text: string }) {
  const { today } = useDays()
  const { list } = useListState()
  const { hits } = useResultsState()
  const lines = useMemo(() => {
    const known = thingLists.find((id) => id === list.id)
    return known === undefined ? [] : answerIn(text, { list: known, hits }, today)
  }, [text, list, hits, today])
  return <AnswerLines lines={lines} />
}
