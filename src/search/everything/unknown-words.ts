import { lists } from '#search/lists/all.ts'
import { countOf, readResult } from '#search/transport/list-query.ts'
import { everyWord } from '#search/transport/relaxed-queries.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

/** Words beyond these are not asked for. */
const MOST = 4

/**
 * The words of a text that no record of any list has, in their order. Rejects as the client does.
 */
export async function unknownWords(
  q: string,
  client: Pick<SearchClient, 'search'>,
): Promise<readonly string[]> {
  const words = [...new Set(q.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, MOST)
  if (words.length === 0) return []
  const requests = words.flatMap((query) =>
    lists.map(({ id }) => ({
      indexName: id,
      query,
      ...everyWord,
      typoTolerance: false,
      hitsPerPage: 0,
      analytics: false,
    })),
  )
  const { results } = await client.search<never>({ requests })
  const counts = results.map((result) => countOf(readResult(result)))
  return words.filter((_, place) =>
    counts.slice(place * lists.length, (place + 1) * lists.length).every((count) => count === 0),
  )
}
