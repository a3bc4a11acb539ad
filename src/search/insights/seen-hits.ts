import { isListOf, isNumber, isOptional, isShape, isText } from '#lib/shapes.ts'
import { lists } from '#search/lists/all.ts'
import type { RecordPlace } from '#search/state/links.ts'
import type { Answered } from '#search/transport/search-client.ts'

/** Where a hit was found, in the terms of an event. */
export type HitSource = {
  /** The index that was searched, a replica's name included. */
  readonly index: string
  readonly queryID: string
  /** From 1, over all pages. */
  readonly position: number
}

/** A hit of an answer, and the record that it is. */
export type SeenHit = RecordPlace & HitSource

const isTracked = isShape({
  queryID: isText,
  page: isOptional(isNumber),
  hitsPerPage: isOptional(isNumber),
  hits: isListOf(isShape({ objectID: isText })),
})

/**
 * The hits of an answer that can be named in events: those of queries that are counted, for which the provider gave a
 * `queryID`.
 *
 * @param prefix stands before every index name of the site.
 */
export function seenHits(
  { request, answer }: Omit<Answered, 'sent'>,
  prefix: string,
): readonly SeenHit[] {
  const results: unknown = Reflect.get(answer, 'results')
  return plainQueries(request).flatMap(({ indexName, analytics }, place) => {
    const result: unknown = Array.isArray(results) ? results[place] : undefined
    const list = lists.find(({ sorts }) =>
      Object.values(sorts).some(({ index }) => prefix + index === indexName),
    )
    if (list === undefined || analytics === false || !isTracked(result)) return []
    const { queryID, hits, page = 0, hitsPerPage = hits.length } = result
    return hits.map(({ objectID }, index) => ({
      list: list.id,
      id: objectID,
      index: indexName,
      queryID,
      position: page * hitsPerPage + index + 1,
    }))
  })
}

/** Whether an answer is that of a view: the first query of the search box's popup is for suggestions, and not counted. */
export function isOfView({ request }: Pick<Answered, 'request'>): boolean {
  return plainQueries(request)[0]?.analytics !== false
}

type PlainQuery = { readonly indexName: string; readonly analytics?: boolean | undefined }

/** The queries of a request, in whichever of the client's two forms they were handed over. */
function plainQueries(request: Answered['request']): readonly PlainQuery[] {
  if (!Array.isArray(request)) return request.requests
  return request.map(({ indexName, params, ...rest }) => ({ ...rest, ...params, indexName }))
}
