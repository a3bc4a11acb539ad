import { useEffect, useState } from 'react'

import type * as Module from './ask-question.ts'

type Questions = typeof Module

let loaded: Questions | undefined

/** The grammar, on its way from the start of the view; undefined where it does not arrive. Words are then words. */
export const questionsLoading: Promise<Questions | undefined> = loadQuestions()

/** The grammar, as soon as it is there. */
export function useQuestions(): Questions | undefined {
  const [questions, setQuestions] = useState(loaded)
  useEffect(() => {
    async function follow() {
      setQuestions(await questionsLoading)
    }
    void follow()
  }, [])
  return questions
}

async function loadQuestions(): Promise<Questions | undefined> {
  try {
    loaded = await import('./ask-question.ts')
  } catch {
    // Words alone are searched for.
  }
  return loaded
}
