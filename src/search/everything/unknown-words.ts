import { lists } from '#search/lists/all.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import { everyWord, hasSeveralWords } from '#search/transport/relaxed-queries.ts'
import type { SearchRequest } from '#search/transport/search-client.ts'

import { strictResults } from './everything-requests.ts'

/** Words beyond these are not asked for. */
const MOST = 4

/** Whether no record has every word of a text. */
export const hasNoWhole = (q: string, results: readonly Pick<QueryResult, 'hits'>[]): boolean =>
  hasSeveralWords(q) && strictResults(results).every(({ hits }) => hits?.length === 0)

const counted = { ...everyWord, typoTolerance: false, hitsPerPage: 0, analytics: false } as const

/** The queries for the words of a text, each in every list; none for a text without words. */
export function unknownWordRequests(q: string): readonly SearchRequest[] {
  const words = [...new Set(q.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, MOST)
  return words.flatMap((query) =>
    lists.map(({ id }) => Object.assign({ indexName: id, query }, counted)),
  )
}
