import { useCallback } from 'react'

import { useAnswers } from '#search/answers/load-answers.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import { useDays } from '#search/state/days.ts'

import type { TextReading } from './searched-answer.ts'
import { searchedQueries, type SearchedQuery } from './searched-queries.ts'

/** Reads a text as a question, and as what asks about a thing; as words alone while the grammar loads. */
export type ReadText = (text: string) => TextReading

/** The same function until the grammar has loaded, and from then on. */
export function useReading(): ReadText {
  const questions = useQuestions()
  const answers = useAnswers()
  const { today } = useDays()
  return useCallback(
    (text) => ({
      question: questions?.askQuestion(text, today),
      thing: answers?.askAnswer(text, today),
    }),
    [questions, answers, today],
  )
}

/** @param extra an additional attribute to retrieve; empty for none */
export function queriesOf(
  text: string,
  reading: TextReading,
  extra = '',
): readonly SearchedQuery[] {
  const { question, thing } = reading
  return searchedQueries(text, { question: question?.requests, things: thing?.requests, extra })
}
