import type { SearchParamsObject, SearchResponse, SearchResult } from 'algoliasearch/lite'
import { useInstantSearchContext } from 'react-instantsearch'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { useList } from '#search/state/list-context.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

/** The most that a provider returns at once. */
const MOST_HITS = 1000

/** A query as the client takes it, with the full name of its index. */
export type FullQuery = SearchParamsObject & { readonly indexName: string }

type ExportRequest = {
  readonly client: SearchClient
  readonly query: FullQuery
  readonly attributes: readonly string[]
  /** How many results can be paged through: what an index allows, or all there are. */
  readonly reachable: number
}

export type ExportedHits = { readonly hits: readonly IndexRecord[]; readonly total: number }

/**
 * The query of the list, by the library's own account: words, filters and order are those of the results, whatever
 * filters the list has. A function, because it is asked for at the moment of the export.
 */
export function useFullQuery(): () => FullQuery {
  const { mainIndex } = useInstantSearchContext()
  const { id } = useList()
  return () => {
    for (const widget of mainIndex.getWidgets()) {
      const helper = 'getIndexId' in widget && widget.getIndexId() === id && widget.getHelper()
      if (helper) return { ...helper.getQuery(), indexName: helper.state.index }
    }
    throw new Error(`No index "${id}" on the page to export from.`)
  }
}

/**
 * All results that can be reached, in one request. It goes past what stands between the library and the client, so the
 * page shows nothing of it, not even its failure, which is the caller's. Rejects with the client's errors.
 */
export async function fetchHits(request: ExportRequest): Promise<ExportedHits> {
  const { client, query, attributes, reachable } = request
  const pages = Math.max(1, Math.ceil(reachable / MOST_HITS))
  const { results } = await client.search<IndexRecord>({
    requests: Array.from({ length: pages }, (_, page) => ({
      ...query,
      page,
      hitsPerPage: MOST_HITS,
      attributesToRetrieve: [...attributes],
      attributesToHighlight: [],
      facets: [],
      // Nobody has searched for anything.
      analytics: false,
    })),
  })
  const answers = results.filter(hasHits)
  return {
    hits: answers.flatMap(({ hits }) => hits),
    total: answers[0]?.nbHits ?? 0,
  }
}

function hasHits<Hit>(result: SearchResult<Hit>): result is SearchResponse<Hit> {
  return 'hits' in result
}
