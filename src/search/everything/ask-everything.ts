import type { AnswerLine } from '#search/answers/answer-line.ts'
import { loadAnswers, loadedAnswers } from '#search/answers/load-answers.ts'
import { lists } from '#search/lists/all.ts'
import { loadedQuestions, loadQuestions } from '#search/questions/load-questions.ts'
import type { ToolOffer } from '#search/questions/tool-offer.ts'
import { fitsRow } from '#search/rows/found-row.tsx'
import type { QueryResult } from '#search/transport/list-query.ts'
import { readResult } from '#search/transport/list-query.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

import type { EverythingAnswer } from './everything-answer.ts'
import { readEverything } from './everything-answer.ts'
import { everythingRequests, namedLists } from './everything-requests.ts'

export type ShownAnswer = EverythingAnswer & {
  /** Number of hits without the attributes of their rows. */
  readonly leftOut: number
  /** The answer to what the query asks about a thing. */
  readonly lines: readonly AnswerLine[]
  /** The set of what the query compares. */
  readonly comparison?: ToolOffer
}

type AskEverythingOptions = {
  /** An additional attribute to retrieve; empty for none. */
  readonly extra: string
  /** The visitor's day, `YYYY-MM-DD`. */
  readonly today: string
  readonly client: Pick<SearchClient, 'search'>
  /** Whether the answer is still wanted once the grammar has loaded. Default: it is. */
  readonly isWanted?: () => boolean
}

/**
 * Searches all lists for a query, and for its meaning as a question, in one POST. Undefined if the
 * answer is no longer wanted. Rejects as the client does.
 */
export async function askEverything(
  q: string,
  { client, isWanted = () => true, ...terms }: AskEverythingOptions,
): Promise<ShownAnswer | undefined> {
  await Promise.all([loadQuestions(), loadAnswers()])
  if (!isWanted()) return undefined
  const { request, read } = everythingSearch(q, terms)
  return read(await client.search(request))
}

type EverythingTerms = Pick<AskEverythingOptions, 'extra' | 'today'>

/** The search of all lists for a query, and how to read its answer. */
export function everythingSearch(q: string, { extra, today }: EverythingTerms) {
  const question = loadedQuestions()?.askQuestion(q, { today })
  const asked = loadedAnswers()?.askAnswer(q, today)
  const words = everythingRequests(q, extra)
  const ofQuestion = question?.requests ?? []
  return {
    request: { requests: [...words, ...ofQuestion, ...(asked?.requests ?? [])] },
    read: ({ results }: { readonly results: readonly object[] }): ShownAnswer => {
      const read = results.map(readResult)
      const shown = showable(read.slice(0, words.length))
      const answered = question?.read(read.slice(words.length))
      const ofThings = read.slice(words.length + ofQuestion.length)
      const lines = asked?.read(ofThings) ?? []
      const comparison = asked?.compare?.(ofThings)
      const found = readEverything(q, shown.results, answered)
      return { ...found, leftOut: shown.leftOut, lines, ...(comparison && { comparison }) }
    },
  }
}

function showable(results: readonly QueryResult[]) {
  const asked = [...lists, ...namedLists]
  const shown = results.map((result, place): QueryResult => {
    const list = asked[place]
    if (list === undefined || result.hits === undefined) return result
    return { ...result, hits: result.hits.filter((hit) => fitsRow(list.id, hit)) }
  })
  // The requests by name are not counted: their hits are also in the results of their lists.
  const before = hitCount(results.slice(0, lists.length))
  return { results: shown, leftOut: before - hitCount(shown.slice(0, lists.length)) }
}

function hitCount(results: readonly QueryResult[]): number {
  return results.reduce((sum, { hits = [] }) => sum + hits.length, 0)
}
