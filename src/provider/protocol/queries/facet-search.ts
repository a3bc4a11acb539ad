import { badRequest } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { readFaceting } from '../parameters/index-shape.ts'
import { toQuestion } from './engine-request.ts'
import { readRequestFilter } from './request-filter.ts'
import { runFacetSearch } from './run-search.ts'
import { type SearchRequest, valuesOf } from './search-answer.ts'

/** Searches the values of a facet among the records that the rest of the request matches. */
export function answerFacetSearch(request: SearchRequest, facet: string): JsonObject {
  const started = performance.now()
  const values = valuesOf(request)
  const declared = readFaceting(values.get('attributesForFaceting'))
  if (!declared.some(({ attribute, searchable }) => attribute === facet && searchable)) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const question = toQuestion(values, readRequestFilter(values, request.call.grant), {
    offset: 0,
    length: 0,
  })
  const facetHits = runFacetSearch(request, question, {
    facet,
    facetQuery: values.get('facetQuery'),
    maxFacetHits: values.get('maxFacetHits'),
    preTag: values.get('highlightPreTag'),
    postTag: values.get('highlightPostTag'),
  })
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - started),
  }
}
