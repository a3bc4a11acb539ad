import { useCallback } from 'react'

import type { AskedText } from '#search/answers/ask-text.ts'
import { useAnswers } from '#search/answers/load-answers.ts'
import { useDays } from '#search/state/days.ts'

/** What a text asks for; undefined while the grammar loads: then it is words alone. */
export type AskText = (text: string) => AskedText | undefined

/** The same function until the grammar has loaded, and from then on. */
export function useReading(): AskText {
  const answers = useAnswers()
  const { today } = useDays()
  return useCallback((text) => answers?.askText(text, today), [answers, today])
}
