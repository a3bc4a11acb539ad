import * as v from 'valibot'

import { lists } from '#search/lists/all.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { type Answered, plainQueries } from '#search/transport/search-client.ts'

export type HitSource = {
  readonly index: string
  readonly queryID: string
  /** From 1, over all pages. */
  readonly position: number
}

export type SeenHit = RecordPlace & HitSource

const trackedSchema = v.object({
  queryID: v.string(),
  page: v.optional(v.number()),
  hitsPerPage: v.optional(v.number()),
  hits: v.array(v.object({ objectID: v.string() })),
})

/** The hits that events can name: those of counted queries, which have a `queryID`. */
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
    if (list === undefined || analytics === false || !v.is(trackedSchema, result)) return []
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

/** Whether an answer belongs to a view: the popup's first query is not counted. */
export function isOfView({ request }: Pick<Answered, 'request'>): boolean {
  return plainQueries(request)[0]?.analytics !== false
}
