import { views } from '#contracts/views.ts'
import type { FirstAddress, FirstRequests } from '#routes/first-of-view.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { askText } from '#search/answers/ask-text.ts'
import { hasSeveralWords } from '#search/companion/relaxed-queries.ts'
import { unknownWordRequests } from '#search/everything/unknown-words.ts'
import {
  questionIds,
  requestOf,
  searchedQueries,
  type SearchedQuery,
  strictIds,
} from '#search/federated/searched-queries.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'

/** The first requests of the search across lists, for the server. */
export const everythingFirst: FirstRequests = {
  requests: (address) => queriesOf(address).map(requestOf),
  next: (results, address) => {
    const q = textOf(address)
    const counts = new Map(
      queriesOf(address).map(({ id }, place) => [id, results[place]?.nbHits ?? 0]),
    )
    const isFound = (id: string) => (counts.get(id) ?? 0) > 0
    const isAnswered = askText(q, address.today).tool !== undefined || questionIds.some(isFound)
    const mayBeWhole = !hasSeveralWords(q) || strictIds.some(isFound)
    return isAnswered || mayBeWhole ? [] : unknownWordRequests(q)
  },
}

function queriesOf(address: FirstAddress): readonly SearchedQuery[] {
  const { search, today } = address
  const q = textOf(address)
  if (q.trim() === '') return []
  return searchedQueries(q, askText(q, today), platformAttributes(search).join())
}

const textOf = ({ search }: FirstAddress): string =>
  parseSearchHref(views.everything.path + search)?.state.q ?? ''
