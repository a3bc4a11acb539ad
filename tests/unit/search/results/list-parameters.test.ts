import * as fc from 'fast-check'
import type { InstantSearch, Widget } from 'instantsearch.js'
import instantsearch from 'instantsearch.js'
import {
  connectHitsPerPage,
  connectPagination,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
} from 'instantsearch.js/es/connectors'
import { describe, expect, test } from 'vitest'

import { toUiState } from '#search/address/ui-state.ts'
import type { ListState } from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { pageSizes } from '#search/lists/list-definition.ts'
import { connectListParameters } from '#search/results/list-parameters.ts'
import { anyStateOf } from '#tests/unit/search/list-state-arbitrary.ts'

const nothing = () => {}

/** The library's widgets that the list's own widget replaces. */
const libraryWidgets = (list: ListDefinition): readonly Widget[] => [
  connectSearchBox(nothing)({}),
  connectPagination(nothing)({}),
  connectSortBy(nothing)({
    items: Object.values(list.sorts).map(({ index }) => ({ value: index, label: index })),
  }),
  connectHitsPerPage(nothing)({
    items: pageSizes.map((value) => ({
      value,
      label: String(value),
      default: value === pageSizes[0],
    })),
  }),
  ...Object.values(list.ranges).map(({ attribute }) => connectRange(nothing)({ attribute })),
]

/** Starts the library with a state, with the list's first facet besides the widgets. */
function start(list: ListDefinition, state: ListState, widgets: readonly Widget[]): InstantSearch {
  const indexName = list.sorts.relevance.index
  const library = instantsearch({
    indexName,
    searchClient: { search: async () => new Promise<never>(nothing) },
    initialUiState: { [indexName]: toUiState(list, state) },
    insights: false,
  })
  const [attribute = ''] = Object.values(list.facets).map((facet) => facet.attribute)
  library.addWidgets([...widgets, connectRefinementList(nothing)({ attribute })])
  library.start()
  return library
}

/**
 * Percentages that are not in force: the page does not show their values, so they are not counted.
 */
function uncountedOf(list: ListDefinition, { ranges }: ListState): readonly string[] {
  return Object.entries(list.ranges)
    .filter(([key, { kind }]) => kind === 'percent' && ranges[key] === undefined)
    .map(([, { attribute }]) => attribute)
}

/** The parameters, and the state that the library derives from them, in terms common to both. */
function termsOf(list: ListDefinition, library: InstantSearch) {
  const { index, query, page, hitsPerPage, numericRefinements, disjunctiveFacets } =
    library.mainIndex.getHelper()?.state ?? {}
  const ui = library.getUiState()[list.sorts.relevance.index] ?? {}
  const { view: _, cols: __, browsers: ___, day: ____, ...shared }: Record<string, unknown> = ui
  return {
    asked: {
      index,
      query,
      page,
      hitsPerPage,
      ranges: Object.entries(numericRefinements ?? {}).filter(
        ([, ends]) => Object.keys(ends).length > 0,
      ),
      facets: disjunctiveFacets?.toSorted(),
    },
    state: Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== undefined)),
  }
}

describe.each(lists)('$id', (list) => {
  const [attribute = ''] = Object.values(list.facets).map((facet) => facet.attribute)

  test('the widget of a list sends the parameters of the widgets of the library, counts no unused percentage, and keeps the same state', () => {
    fc.assert(
      fc.property(anyStateOf(list), (state) => {
        const own = start(list, state, [connectListParameters(nothing)({ list })])
        const theirs = start(list, state, libraryWidgets(list))
        const uncounted = uncountedOf(list, state)
        const expected = () => {
          const { asked, ...rest } = termsOf(list, theirs)
          const facets = asked.facets?.filter((facet) => !uncounted.includes(facet))
          return { ...rest, asked: { ...asked, facets } }
        }
        expect(termsOf(list, own)).toEqual(expected())
        // Refined in the helper, as a filter does, which resets the page.
        for (const { mainIndex } of [own, theirs]) {
          mainIndex.getHelper()?.toggleFacetRefinement(attribute, 'a value')
        }
        expect(termsOf(list, own)).toEqual(expected())
        expect(termsOf(list, own).asked.page).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  test('the terms that the search has no parameter for stay in the state', () => {
    fc.assert(
      fc.property(anyStateOf(list), (state) => {
        const library = start(list, state, [connectListParameters(nothing)({ list })])
        library.mainIndex.getHelper()?.toggleFacetRefinement(attribute, 'a value')
        const { view, cols, browsers, day } = toUiState(list, state)
        expect(library.getUiState()[list.sorts.relevance.index]).toMatchObject(
          JSON.parse(JSON.stringify({ view, cols, browsers, day })),
        )
      }),
      { numRuns: 20 },
    )
  })
})
