import * as v from 'valibot'

import { tableOf } from '#lib/schema.ts'

import type { SearchParams } from './search-client.ts'

/** Any other number makes the library create an array of invalid length. */
const count = v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0)

/** What the library and every list read of a result. Lists check their hits themselves. */
const resultSchema = v.object({
  hits: v.custom<readonly unknown[]>(Array.isArray),
  nbHits: count,
  nbPages: count,
  page: count,
  query: v.string(),
  facets: v.optional(tableOf(tableOf(count))),
})

const facetResultSchema = v.object({ facetHits: v.array(v.object({ value: v.string(), count })) })

export function isComplete(answer: object, params: SearchParams): boolean {
  const queries: readonly object[] = Array.isArray(params) ? params : params.requests
  const results: unknown = Reflect.get(answer, 'results')
  return (
    Array.isArray(results) &&
    results.length === queries.length &&
    queries.every((query, place) => answers(query, results[place]))
  )
}

function answers(query: object, result: unknown): boolean {
  if (Reflect.get(query, 'type') === 'facet') return v.is(facetResultSchema, result)
  if (!v.is(resultSchema, result)) return false
  const { hits, nbHits, facets } = result
  if (hits.length > nbHits) return false
  // An answer without results may omit the counts.
  return nbHits === 0 || facets !== undefined || !asksForFacets(query)
}

/** In the older form of a query its parameters are nested in `params`. */
function asksForFacets(query: object): boolean {
  const { params = query }: { readonly params?: object } = query
  const { facets = [] }: { readonly facets?: readonly string[] } = params
  return facets.length > 0
}
