import type { QueryResult } from '#search/transport/list-query.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import { askedSearches } from './asked-searches.ts'
import { qualifiedSearch } from './qualifiers.ts'
import { type QuestionAnswer, readQuestionAnswer } from './question-answer.ts'
import { questionRequests, type QuestionSearch, questionSearches } from './question-search.ts'
import { readQuestion } from './read-question.ts'
import { askedTool, offeredTools, toolsNamed } from './tools.ts'

/** A question: queries to send with those for the words, and the reader of their results. */
export type AskedQuestion = {
  readonly requests: readonly MultiSearchRequest[]
  /** @param results those of `requests`, in the same order */
  readonly read: (results: readonly QueryResult[]) => QuestionAnswer | undefined
}

/** Intents that a search for the words satisfies too: a release by name, or an area. */
const saidByWords: ReadonlySet<string> = new Set(['release', 'area'])

/** The searches that a list offers for a query; none if the words find the same. */
export function offersOf(text: string, today: string): readonly QuestionSearch[] {
  const qualified = qualifiedSearch(text, today)
  if (qualified !== undefined) return [qualified]
  const question = readQuestion(text, today)
  if (askedTool(text, today) !== undefined) return []
  const isOffer = question?.intents.some(({ kind }) => !saidByWords.has(kind)) === true
  return isOffer ? questionSearches(question) : []
}

/** @param today the visitor's day, `YYYY-MM-DD` */
export function askQuestion(text: string, today: string): AskedQuestion | undefined {
  const searches = askedSearches(text, today)
  if (searches.length === 0) return undefined
  return {
    requests: questionRequests(searches),
    read: (results) => readQuestionAnswer(searches, results),
  }
}

export { withTyped } from './qualifiers.ts'
export { qualifierOffer } from './qualifier-offer.ts'
export { QualifierValues } from './qualifier-values-section.tsx'
export { correctedQuery, literalQuery } from './corrected-query.ts'
export { askedTool, offeredTools, toolsNamed }
