import { viewPaths } from '#contracts/paths.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { answerRequests } from '#search/answers/answer-requests.ts'
import { everythingRequests } from '#search/everything/everything-requests.ts'
import { askedSearches } from '#search/questions/asked-searches.ts'
import { questionRequests } from '#search/questions/question-search.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'

/** The first requests of the search across lists, for the early script. */
export const first: FirstRequests = {
  requests: ({ search, today }) => {
    const q = parseSearchHref(viewPaths.everything + search)?.state.q ?? ''
    if (q.trim() === '') return []
    const words = everythingRequests(q, platformAttributes(search).join())
    return [...words, ...questionRequests(askedSearches(q, today)), ...answerRequests(q, today)]
  },
}
