import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import { askedSearches } from './asked-searches.ts'
import type { QuestionAnswer } from './question-answer.ts'
import { readQuestionAnswer } from './question-answer.ts'
import type { QuestionSearch } from './question-search.ts'
import { questionRequests, questionSearches } from './question-search.ts'
import { readQuestion } from './read-question.ts'
import { askedTool, offeredTools, toolsNamed } from './tools.ts'

/** A question on its way: queries that travel with those for the words, and what their results answer. */
export type AskedQuestion = {
  readonly requests: readonly MultiSearchRequest[]
  /** @param results those of `requests`, in the same order. */
  readonly read: (results: readonly QueryResult[]) => QuestionAnswer | undefined
}

type AskOptions = {
  /** `YYYY-MM-DD`, the visitor's day. */
  readonly today: string
  /** The attributes that a hit is shown by; absent: those of its list. */
  readonly attributes?: (list: ListDefinition) => readonly string[]
}

/** What the words of a list say as well: one release by its name, and an area, which is a filter beside the results. */
const saidByWords: ReadonlySet<string> = new Set(['release', 'area'])

/** The searches that a list offers for its words; none where the words find the same. */
export function offersOf(text: string, today: string): readonly QuestionSearch[] {
  const question = readQuestion(text, today)
  if (askedTool(text, today) !== undefined) return []
  const isOffer = question?.intents.some(({ kind }) => !saidByWords.has(kind)) === true
  return isOffer ? questionSearches(question) : []
}

/** Asks what a text means, beside searching for its words; undefined where it is no question. */
export function askQuestion(
  text: string,
  { today, attributes }: AskOptions,
): AskedQuestion | undefined {
  const searches = askedSearches(text, today)
  if (searches.length === 0) return undefined
  return {
    requests: questionRequests(searches, attributes),
    read: (results) => readQuestionAnswer(searches, results),
  }
}

export { correctedQuery, literalQuery } from './corrected-query.ts'
export { askedTool, offeredTools, toolsNamed }
