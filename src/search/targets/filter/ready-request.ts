import type { SearchParamsObject } from 'algoliasearch/lite'

import { acceptedOn, datedFacets } from '#catalogue/dated-facets.ts'
import { orderOnDay } from '#catalogue/releases/on-day.ts'
import { everyTextParameters, prepareText, strictTextParameters } from '#language/index.ts'
import type { VisitDay } from '#search/state/days.ts'
import { type SearchRequest, uncounted, type ViewRequest } from '#search/transport/search-client.ts'

import { browsersFilter, prepareBrowsers } from './browsers-filter.ts'
import { joinFilters } from './filter-text.ts'

/**
 * Loads what `readyRequest` needs for some queries. Undefined if there is nothing to wait for.
 *
 * @throws TargetsUnavailable if the code that reads browsers cannot be loaded
 */
export function prepareRequests(requests: readonly ViewRequest[]): Promise<unknown> | undefined {
  const waits = requests.flatMap(({ query = '', browsers = '' }) => [
    prepareText(query) ?? [],
    prepareBrowsers(browsers) ?? [],
  ])
  const waited = waits.flat()
  return waited.length === 0 ? undefined : Promise.all(waited)
}

/**
 * A query of a view as it is sent: the text in the words of the index, conditions on browsers as a
 * filter, and values of facets as on the day of the visit. A parameter of the query itself takes
 * precedence. Lists set the same with the widgets of `search/widgets/`.
 *
 * @param visitor the parameters about the visitor
 */
export function readyRequest(
  request: ViewRequest,
  visit: VisitDay,
  visitor: SearchParamsObject = uncounted,
): SearchRequest {
  const { browsers = '', facetFilters, ...own } = request
  const { indexName, query, hitsPerPage } = own
  const isStrict = 'removeWordsIfNoResults' in own || 'restrictSearchableAttributes' in own
  const ofText =
    query !== undefined && (isStrict ? strictTextParameters : everyTextParameters)(query, indexName)
  const filters = joinFilters([
    own.filters,
    ofText ? ofText.filters : undefined,
    browsersFilter(indexName, browsers),
  ])
  return {
    ...visitor,
    ...ofText,
    ...(indexName === 'releases' &&
      hitsPerPage !== 0 && { optionalFilters: orderOnDay(query ?? '', visit) }),
    ...own,
    ...(ofText && { query: ofText.query }),
    ...(filters !== undefined && { filters }),
    ...(Array.isArray(facetFilters) && {
      facetFilters: facetFilters.map((group) => acceptedIn(group, visit)),
    }),
  }
}

type FacetFilters = NonNullable<ViewRequest['facetFilters']>

/** A condition such as "missing:safari", or a group of which one has to hold, by the day. */
function acceptedIn(condition: FacetFilters, visit: VisitDay): FacetFilters {
  if (typeof condition !== 'string') return condition.flatMap((one) => acceptedIn(one, visit))
  const facet = datedFacets.find((name) => condition.startsWith(`${name}:`))
  if (facet === undefined) return condition
  const accepted = acceptedOn(visit.today, visit.datedValues[facet] ?? [])
  return accepted(condition.slice(facet.length + 1)).map((value) => `${facet}:${value}`)
}
