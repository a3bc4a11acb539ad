import { useMemo } from 'react'

import { AnswerLines } from '#search/answers/answer-lines.tsx'
import { useAnswers } from '#search/answers/load-answers.ts'
import { thingLists } from '#search/answers/thing-requests.ts'
import { useDays } from '#search/state/days.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'

/** The answer to the text of a list, from the hits of its page: no query is sent for it. */
export function ListAnswer() {
  const { today } = useDays()
  const { list, state } = useListState()
  const { hits, answered, isOld } = useResultsState()
  const answers = useAnswers()
  const text = isOld ? answered : state.q
  const lines = useMemo(() => {
    const known = thingLists.find((id) => id === list.id)
    return known === undefined ? [] : (answers?.answerIn(text, { list: known, hits }, today) ?? [])
  }, [answers, text, list, hits, today])
  return <AnswerLines lines={lines} />
}
