import type { SearchResponse } from 'algoliasearch/lite'
import { useEffect, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { clipBytes } from '#lib/query-text.ts'
import { TYPING_PAUSE } from '#search/address/search-box-state.ts'
import type { AskedAnswer } from '#search/answers/ask-answer.ts'
import { useAnswers } from '#search/answers/load-answers.ts'
import type { AskedQuestion } from '#search/questions/ask-question.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import { useDays } from '#search/state/days.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { useShortVerdicts } from '#search/targets/use-short-verdicts.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

import { emptyQueryRequests, recordAttributes, wordRequests } from './requests.ts'

export type PaletteAsked = {
  /** The text that `results` answers; empty: the options for an empty box. */
  readonly answered: string
  /** The newest results, in the order of the requests; perhaps those of an earlier text. */
  readonly results: readonly SearchResponse<IndexRecord>[] | undefined
  /** `answered` read as a question; its results follow those for the words. */
  readonly question: AskedQuestion | undefined
  /** What `answered` asks about a thing; its results are the last ones. */
  readonly thing: AskedAnswer | undefined
  readonly isSettled: boolean
  /** No answer for three seconds. */
  readonly isLate: boolean
  readonly failure: SearchFailure | null
}

/** Requests the popup's content once for each key press; the newest answer wins. */
export function usePaletteAnswer(text: string, isWanted: boolean): PaletteAsked {
  const query = text.trim() === '' ? '' : clipBytes(text)
  const isChecked = useIsChecked()
  const readQuestion = useReadQuestion(isChecked)
  const [asked, setAsked] = useState(query)
  const [last, setLast] = useState<LastAnswer>(nothing)
  const question = readQuestion(asked)
  const { today } = useDays()
  const thing = useAnswers()?.askAnswer(asked, today)
  const state = useMultiSearch<IndexRecord>(
    isWanted ? requestsFor(asked, isChecked, [question, thing]) : null,
  )
  const isPending = state.status === 'loading'

  // While the last request is pending, the next one waits for a pause in typing.
  if (asked !== query && !isPending) setAsked(query)
  useEffect(() => {
    if (asked === query) return undefined
    const timer = setTimeout(() => setAsked(query), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [asked, query])

  if (state.status === 'results' && state.results !== last.results) {
    setLast({ answered: asked, results: state.results, question, thing })
  }
  return {
    ...last,
    isSettled: last.results !== undefined && last.answered === query,
    isLate: state.status === 'loading' && state.isLate === true,
    failure: state.status === 'error' ? state.error.failure : null,
  }
}

type LastAnswer = Pick<PaletteAsked, 'answered' | 'results' | 'question' | 'thing'>

const nothing = { answered: '', results: undefined, question: undefined, thing: undefined } as const

/** Reads a text as a question; undefined if it is none, or while the grammar loads. */
type ReadQuestion = (text: string) => AskedQuestion | undefined

function useReadQuestion(isChecked: boolean): ReadQuestion {
  const { today } = useDays()
  const questions = useQuestions()
  const attributes = (list: Parameters<typeof recordAttributes>[0]) =>
    recordAttributes(list, isChecked)
  return (text) => questions?.askQuestion(text, { today, attributes })
}

function useIsChecked(): boolean {
  const isLoaded = useStore(targets) !== undefined
  return useShortVerdicts() !== undefined && isLoaded
}

function requestsFor(
  query: string,
  isChecked: boolean,
  asked: readonly (AskedQuestion | AskedAnswer | undefined)[],
) {
  return query === ''
    ? emptyQueryRequests()
    : [...wordRequests(query, isChecked), ...asked.flatMap((one) => one?.requests ?? [])]
}
