import { useEffect, useState } from 'react'

import { useQuestions } from '#search/questions/load-questions.ts'
import { useDays } from '#search/state/days.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { REST } from '#search/transport/counting-search-client.ts'
import { hasSeveralWords } from '#search/transport/relaxed-queries.ts'

import type { ShownAnswer } from './ask-everything.ts'

type Known = { readonly of: ShownAnswer; readonly shown: ShownAnswer }

/** Nothing has every word, and the text is not understood as a question about records. */
const isUnanswered = ({ total, q, question, lines }: ShownAnswer): boolean =>
  total === 0 && question === undefined && lines.length === 0 && hasSeveralWords(q)

/**
 * Adds the words that no record has to an answer without a record that has every word. They are
 * asked for once typing pauses; a failure is ignored, because the answer is complete without them.
 */
export function useUnknownWords(answer: ShownAnswer | null): ShownAnswer | null {
  const { searchClient } = useSearchServices()
  const { today } = useDays()
  const questions = useQuestions()
  const [known, setKnown] = useState<Known | undefined>()
  // A tool is offered for what it understands.
  const isMissing =
    answer !== null && isUnanswered(answer) && !questions?.askedTool(answer.q, today)
  const asked = isMissing ? answer : null
  useEffect(() => {
    if (asked === null) return undefined
    const of = asked
    let isWanted = true
    async function ask() {
      try {
        const { unknownWords } = await import('./unknown-words.ts')
        const words = await unknownWords(of.q, searchClient.client)
        if (isWanted) setKnown({ of, shown: { ...of, unknown: words } })
      } catch {
        // The page says without them that nothing has every word.
      }
    }
    const timer = setTimeout(() => void ask(), REST)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, searchClient])
  return known !== undefined && known.of === answer ? known.shown : answer
}
