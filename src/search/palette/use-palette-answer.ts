import type { SearchResponse } from 'algoliasearch/lite'
import { useEffect, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { clipBytes } from '#lib/query-text.ts'
import { createStore } from '#lib/store.ts'
import { TYPING_PAUSE } from '#search/address/search-box-state.ts'
import type { AskedAnswer } from '#search/answers/ask-answer.ts'
import { useAnswers } from '#search/answers/load-answers.ts'
import type { AskedQuestion } from '#search/questions/ask-question.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import { useDays } from '#search/state/days.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { useShortVerdicts } from '#search/targets/use-short-verdicts.ts'
import { useProvider } from '#search/transport/client-context.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import type { MultiSearchState } from '#search/transport/use-multi-search.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

import {
  emptyQueryRequests,
  recordAttributes,
  suggestionsRequest,
  wordRequests,
} from './requests.ts'

export type PaletteAsked = {
  /** The text that `results` answers; empty: the options for an empty box. */
  readonly answered: string
  /**
   * The newest results, in the order of the requests; perhaps those of an earlier text. Only the
   * first while other indices are loaded into this browser.
   */
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
  const suggested = useSuggested(isWanted ? query : '')

  // While the last request is pending, the next one waits for a pause in typing.
  if (asked !== query && !isPending) setAsked(query)
  useEffect(() => {
    if (asked === query) return undefined
    const timer = setTimeout(() => setAsked(query), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [asked, query])

  const isAnswered = asked === query && state.status === 'results'
  if (!isAnswered && suggested.status === 'results') {
    if (suggested.results !== last.results)
      setLast({ ...nothing, answered: query, results: suggested.results, isPart: true })
  } else if (state.status === 'results' && state.results !== last.results) {
    setLast({ answered: asked, results: state.results, question, thing, isPart: false })
  }
  return {
    ...last,
    isSettled: !last.isPart && last.results !== undefined && last.answered === query,
    isLate: state.status === 'loading' && state.isLate === true,
    failure: state.status === 'error' ? state.error.failure : null,
  }
}

type LastAnswer = Pick<PaletteAsked, 'answered' | 'results' | 'question' | 'thing'> & {
  /** Whether suggestions answer alone until the other indices are there. */
  readonly isPart: boolean
}

const nothing: LastAnswer = {
  answered: '',
  results: undefined,
  question: undefined,
  thing: undefined,
  isPart: false,
}

const loadsNothing = createStore('')

/** Asks for suggestions alone while the provider in this browser loads an index: theirs is the smallest. */
function useSuggested(query: string): MultiSearchState<IndexRecord> {
  const { loading = loadsNothing } = useProvider()
  const isLoading = useStore(loading) !== ''
  return useMultiSearch(isLoading && query !== '' ? [suggestionsRequest(query)] : null)
}

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
