import { useEffect, useState } from 'react'

import type * as Module from './ask-question.ts'

type Questions = typeof Module

/** The grammar, on its way from the start of the view; undefined where it does not arrive. Words are then words. */
export const questionsLoading: Promise<Questions | undefined> = import('./ask-question.ts').catch(
  () => undefined,
)

let loaded: Questions | undefined

/** The grammar, as soon as it is there. */
export function useQuestions(): Questions | undefined {
  const [questions, setQuestions] = useState(loaded)
  useEffect(() => {
    async function follow() {
      loaded = await questionsLoading
      setQuestions(loaded)
    }
    void follow()
  }, [])
  return questions
}
