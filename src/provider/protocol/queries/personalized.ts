import { valuesOf } from './search-answer.ts'
import type { SearchRequest } from './search-answer.ts'

/**
 * The search with what its visitor prefers, if it asks for that: the same hits in another order. With `distinct` the order
 * would decide which records are kept, so it stays.
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
