import { useEffect, useState } from 'react'

import type * as Module from './ask-question.ts'

type Questions = typeof Module

let loaded: Questions | undefined

/** Loads with the view. Undefined if it fails: queries are then words only. */
export const questionsLoading: Promise<Questions | undefined> = loadQuestions()

/** The grammar, if it has loaded. */
export const loadedQuestions = (): Questions | undefined => loaded

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
    // The search works without the grammar.
  }
  return loaded
}
