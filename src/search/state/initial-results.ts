import type { SearchResponse, SearchResult } from 'algoliasearch/lite'
import type { InitialResults } from 'instantsearch.js'

import type { FirstAnswers } from '#contracts/first-answers.ts'
import type { Store } from '#lib/store.ts'
import { createStore } from '#lib/store.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import type { ListUiState } from '#search/address/ui-state.ts'
import { parseUiRange, toUiState } from '#search/address/ui-state.ts'
import { defaultState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { MOST_VALUES, TREE_SEPARATOR } from '#search/lists/list-definition.ts'

import { countedAttributes } from './filter-queries.ts'

/**
 * The first answer to a list in the form in which the library renders it without a search: the
 * results, and the parameters that tell what each of them counts. Empty without such an answer.
 */
export function initialResults(first: FirstAnswers | undefined): InitialResults {
  const search = first && parseSearchHref(first.href)
  const answered = first?.searches.find(({ request }) => Array.isArray(request))
  if (!search?.list || answered === undefined) return {}
  const { list, state } = search
  const results = answered.answer.results.filter(hasHits)
  return { [list.id]: { state: searchParameters(list, toUiState(list, state)), results } }
}

/** A list searches for no values of facets. */
function hasHits(result: SearchResult): result is SearchResponse {
  return 'hits' in result
}

/** The initial results of the first view, until it is mounted. */
export type OpeningResults = {
  readonly initial: InitialResults
  readonly isOpening: Store<boolean>
  /** Call when the first view is mounted. */
  readonly end: () => void
}

export function createOpeningResults(first: FirstAnswers | undefined): OpeningResults {
  const initial = initialResults(first)
  const isOpening = createStore(true)
  const end = () => {
    // The library would show them again whenever the list mounts.
    for (const index of Object.keys(initial)) delete initial[index]
    isOpening.set(false)
  }
  return { initial, isOpening, end }
}

type SearchParameters = NonNullable<InitialResults[string]['state']>

/** The search parameters of a list, as its widgets set them. */
export function searchParameters(list: ListDefinition, ui: ListUiState): SearchParameters {
  const { query = '', sortBy, page = 1, hitsPerPage = defaultState.size } = ui
  const { refinementList = {}, hierarchicalMenu = {} } = ui
  const { facets, ranges, isTreeCounted } = countedAttributes(list, ui)
  const [name = '', ...lower] = (isTreeCounted && list.tree?.attributes) || []
  const path = hierarchicalMenu[name] ?? []
  return {
    index: sortBy ?? list.sorts.relevance.index,
    query,
    page: page - 1,
    hitsPerPage,
    maxValuesPerFacet: MOST_VALUES,
    disjunctiveFacets: [...facets, ...ranges],
    disjunctiveFacetsRefinements: refinementList,
    numericRefinements: numericRefinements(ui),
    ...(name !== '' && {
      hierarchicalFacets: [{ name, attributes: [name, ...lower], separator: TREE_SEPARATOR }],
      hierarchicalFacetsRefinements: { [name]: path.length > 0 ? [path.join(TREE_SEPARATOR)] : [] },
    }),
  }
}

function numericRefinements({ range = {} }: ListUiState) {
  return Object.fromEntries(
    Object.entries(range).map(([attribute, text]) => {
      const { min, max } = parseUiRange(text) ?? {}
      const ends = {
        ...(min !== undefined && { '>=': [min] }),
        ...(max !== undefined && { '<=': [max] }),
      }
      return [attribute, ends]
    }),
  )
}
