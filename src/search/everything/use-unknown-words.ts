import { useEffect, useState } from 'react'

import type { FirstAnswers } from '#contracts/first-answers.ts'
import { REST } from '#search/address/search-box-state.ts'
import { hasSeveralWords } from '#search/companion/relaxed-queries.ts'
import { type SearchedAnswer, strictHits } from '#search/federated/searched-answer.ts'
import { useReading } from '#search/federated/use-reading.ts'
import { areAllCorrected } from '#search/rows/strong-hits.ts'
import { useSearchClient } from '#search/transport/client-context.ts'
import { countOf, readResult } from '#search/transport/list-query.ts'

import { unknownWordRequests } from './unknown-words.ts'

type Known = { readonly of: SearchedAnswer; readonly shown: SearchedAnswer }

/**
 * Nothing has every word, or only with typing errors, and the text is not understood as a question
 * about records.
 */
const isUnanswered = (answer: SearchedAnswer): boolean =>
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
  answer: SearchedAnswer | null,
  first: FirstAnswers | undefined,
): SearchedAnswer | null {
  const client = useSearchClient()
  const read = useReading()
  const [known, setKnown] = useState(() => openedWith(answer, first))
  // A tool is offered for what it understands.
  const isMissing =
    answer !== null &&
    known?.of !== answer &&
    isUnanswered(answer) &&
    read(answer.q)?.tool === undefined
  const asked = isMissing ? answer : null
  useEffect(() => {
    if (asked === null) return undefined
    const of = asked
    let isWanted = true
    async function ask() {
      try {
        const request = { requests: [...unknownWordRequests(of.q)] }
        const found = await client.search<never>(request)
        if (isWanted) setKnown(knownFrom(of, request.requests, found))
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

/** A word is asked for in every list. */
function knownFrom(
  of: SearchedAnswer,
  asked: readonly object[],
  { results }: { readonly results: readonly object[] },
): Known {
  const words = asked.map((one) => String(Reflect.get(one, 'query')))
  const found = new Set(words.filter((_, place) => countOf(readResult(results[place] ?? {})) > 0))
  const unknown = [...new Set(words)].filter((word) => !found.has(word))
  return { of, shown: { ...of, unknown } }
}

/** The words that the view is opened with: the second search of its document. */
function openedWith(
  answer: SearchedAnswer | null,
  first: FirstAnswers | undefined,
): Known | undefined {
  const found = first?.searches.find(({ name }) => name === 'next')
  if (answer === null || found === undefined) return undefined
  return knownFrom(answer, unknownWordRequests(answer.q), found)
}
