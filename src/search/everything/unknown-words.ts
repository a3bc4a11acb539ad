import { everyWord } from '#search/companion/relaxed-queries.ts'
import { lists } from '#search/lists/all.ts'
import type { ViewRequest } from '#search/transport/search-client.ts'

/** Words beyond these are not asked for. */
const MOST = 4

const counted = { ...everyWord, typoTolerance: false, hitsPerPage: 0, analytics: false } as const

/** The queries for the words of a text, each in every list; none for a text without words. */
export function unknownWordRequests(q: string): readonly ViewRequest[] {
  const words = [...new Set(q.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, MOST)
  return words.flatMap((query) =>
    lists.map(({ id }) => Object.assign({ indexName: id, query }, counted)),
  )
}
