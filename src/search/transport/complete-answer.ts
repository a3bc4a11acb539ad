import { type Check, isListOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'

import type { SearchParams } from './search-client.ts'

const isAnything: Check<unknown> = (_value): _value is unknown => true

/** Any other number makes the library create an array of invalid length. */
const isCount: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** What the library and every list read of a result. Lists check their hits themselves. */
const isResult = isShape({
  hits: isListOf(isAnything),
  nbHits: isCount,
  nbPages: isCount,
  page: isCount,
  query: isText,
  facets: isOptional(isTableOf(isTableOf(isCount))),
})

const isFacetResult = isShape({ facetHits: isListOf(isShape({ value: isText, count: isCount })) })

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
  if (Reflect.get(query, 'type') === 'facet') return isFacetResult(result)
  if (!isResult(result)) return false
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
