import { valuesOf } from './search-answer.ts'
import type { SearchRequest } from './search-answer.ts'

/**
 * Adds the visitor's preferences to a search that requests personalization: the same hits in
 * another order. Searches with `distinct` stay unchanged, because the order would decide which
 * records are kept.
 */
export async function personalized(request: SearchRequest): Promise<SearchRequest> {
  const { context, state } = request
  const values = valuesOf(request)
  const userToken = values.get('userToken')
  if (!values.get('enablePersonalization') || userToken === '') return request
  if (values.get('distinct') > 0 && values.get('attributeForDistinct') !== null) return request
  const impact = values.has('personalizationImpact') ? values.get('personalizationImpact') : null
  const preferences = await context.preferencesOf(state, { userToken, impact })
  return preferences.length === 0 ? request : { ...request, preferences }
}
