import { lists } from '#search/lists/all.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import { readHits } from '#search/rows/found-hit.ts'
import { areAllCorrected } from '#search/rows/strong-hits.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import { countOf } from '#search/transport/list-query.ts'
import { everyWord, hasSeveralWords } from '#search/transport/relaxed-queries.ts'
import type { SearchRequest } from '#search/transport/search-client.ts'

import { strictResults } from './everything-requests.ts'

/** Words beyond these are not asked for. */
const MOST = 4

const askedWords = (q: string): readonly string[] =>
  [...new Set(q.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, MOST)

/** Whether no record has every word of a text, or only with typing errors. */
export function hasNoWhole(q: string, results: readonly QueryResult[]): boolean {
  const strict = strictResults(results)
  const whole = lists.flatMap((list, place) => {
    const known = readHits(list, results[place]?.hits ?? [])
    const ids = new Set(strict[place]?.hits?.filter(isIndexRecord).map(({ objectID }) => objectID))
    return known.filter(({ hit }) => ids.has(hit.objectID))
  })
  const isNone = strict.every((result) => countOf(result) === 0)
  return hasSeveralWords(q) && (isNone || areAllCorrected(whole))
}

/** The queries for `readUnknownWords`; none for a text without words. */
export function unknownWordRequests(q: string): readonly SearchRequest[] {
  return askedWords(q).flatMap((query) =>
    lists.map(({ id }) => ({
      indexName: id,
      query,
      ...everyWord,
      typoTolerance: false,
      hitsPerPage: 0,
      analytics: false,
    })),
  )
}

/** The words of a text that no record of any list has, in their order. */
export function readUnknownWords(q: string, results: readonly QueryResult[]): readonly string[] {
  const counts = results.map(countOf)
  return askedWords(q).filter((_, place) =>
    counts.slice(place * lists.length, (place + 1) * lists.length).every((count) => count === 0),
  )
}
