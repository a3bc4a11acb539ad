import { useEffect, useState } from 'react'

import type { FirstAnswers, SearchAnswer } from '#contracts/first-answers.ts'
import { firstAnswerTo } from '#contracts/first-answers.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import { areAllCorrected } from '#search/rows/strong-hits.ts'
import { useDays } from '#search/state/days.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { REST } from '#search/transport/counting-search-client.ts'
import { readResult } from '#search/transport/list-query.ts'
import { hasSeveralWords } from '#search/transport/relaxed-queries.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

import type { ShownAnswer } from './ask-everything.ts'
import { strictHits } from './everything-answer.ts'
import { readUnknownWords, unknownWordRequests } from './unknown-words.ts'

type Services = { readonly client: Pick<SearchClient, 'search'> }
type Known = { readonly of: ShownAnswer; readonly shown: ShownAnswer }

/**
 * Nothing has every word, or only with typing errors, and the text is not understood as a question
 * about records.
 */
const isUnanswered = (answer: ShownAnswer): boolean =>
  (answer.total === 0 || areAllCorrected(strictHits(answer))) &&
  answer.question === undefined &&
  answer.lines.length === 0 &&
  hasSeveralWords(answer.q)

/**
 * Adds the words that no record has to an answer without a record that has every word as typed. They are
 * asked for once typing pauses, unless the view is opened with them; a failure is ignored, because
 * the answer is complete without them.
 */
export function useUnknownWords(
  answer: ShownAnswer | null,
  first: FirstAnswers | undefined,
): ShownAnswer | null {
  const { client }: Services = useSearchServices().searchClient
  const { today } = useDays()
  const questions = useQuestions()
  const [known, setKnown] = useState(() => openedWith(answer, first))
  // A tool is offered for what it understands.
  const isMissing =
    answer !== null &&
    known?.of !== answer &&
    isUnanswered(answer) &&
    !questions?.askedTool(answer.q, today)
  const asked = isMissing ? answer : null
  useEffect(() => {
    if (asked === null) return undefined
    const of = asked
    let isWanted = true
    async function ask() {
      try {
        const found = await client.search<never>(searchFor(of))
        if (isWanted) setKnown(knownFrom(of, found))
      } catch {
        // The page says without them that nothing has every word.
      }
    }
    const timer = setTimeout(() => void ask(), REST)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, client])
  return known !== undefined && known.of === answer ? known.shown : answer
}

const searchFor = ({ q }: ShownAnswer) => ({ requests: [...unknownWordRequests(q)] })

function knownFrom(of: ShownAnswer, { results }: SearchAnswer): Known {
  return { of, shown: { ...of, unknown: readUnknownWords(of.q, results.map(readResult)) } }
}

function openedWith(
  answer: ShownAnswer | null,
  first: FirstAnswers | undefined,
): Known | undefined {
  if (answer === null || !isUnanswered(answer)) return undefined
  const found = firstAnswerTo(first, searchFor(answer))
  return found && knownFrom(answer, found)
}
