import type { SearchableName } from '#catalogue/index.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/** What every request of a detail view has in common. */
export const baseParams = { query: '', attributesToHighlight: [], analytics: false }

/** The most that the provider returns for one query. */
export const MOST_HITS = 1000

type Wanted = {
  readonly indexName: SearchableName
  readonly ids: readonly string[]
  readonly attributes: readonly string[]
}

/** Asks for records by id: a list of one request, or of none where no id can be asked for. */
export function byIds({ indexName, ids, attributes }: Wanted): readonly MultiSearchRequest[] {
  const quotable = Array.from(new Set(ids.filter(isQuotable)))
  if (quotable.length === 0) return []
  return [
    {
      ...baseParams,
      indexName,
      filters: quotable.map((id) => `objectID:"${id}"`).join(' OR '),
      hitsPerPage: quotable.length,
      attributesToRetrieve: [...attributes],
    },
  ]
}

/** Whether an id can stand in quotes inside a filter: all of the data can, what a visitor types may not. */
export function isQuotable(id: string): boolean {
  return /^[\w.@$-]{1,200}$/.test(id)
}
