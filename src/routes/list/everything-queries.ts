import { viewPaths } from '#contracts/paths.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { answerRequests } from '#search/answers/answer-requests.ts'
import { everythingRequests } from '#search/everything/everything-requests.ts'
import { hasNoWhole, unknownWordRequests } from '#search/everything/unknown-words.ts'
import { askedSearches } from '#search/questions/asked-searches.ts'
import { questionRequests } from '#search/questions/question-search.ts'
import { askedTool } from '#search/questions/tools.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'

/** The first requests of the search across lists, for the early script. */
export const first: FirstRequests = {
  requests: ({ search, today }) => {
    const q = textOf(search)
    if (q.trim() === '') return []
    const words = everythingRequests(q, platformAttributes(search).join())
    return [...words, ...questionRequests(askedSearches(q, today)), ...answerRequests(q, today)]
  },
  next: (results, { search, today }) => {
    const q = textOf(search)
    const ofWords = everythingRequests(q).length
    const ofQuestion = results.slice(ofWords, ofWords + askedSearches(q, today).length)
    const isAnswered =
      askedTool(q, today) !== undefined || ofQuestion.some(({ nbHits = 0 }) => nbHits > 0)
    return isAnswered || !hasNoWhole(q, results) ? [] : unknownWordRequests(q)
  },
}

const textOf = (search: string): string =>
  parseSearchHref(viewPaths.everything + search)?.state.q ?? ''
