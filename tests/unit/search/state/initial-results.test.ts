import type { InitialResults } from 'instantsearch.js'
import { describe, expect, test } from 'vitest'

import { firstSearch } from '#early/first-search.ts'
import { lists } from '#search/lists/all.ts'
import { initialResults, searchParameters } from '#search/state/initial-results.ts'
import { openList, uiStateAt } from '#tests/support/library-list.ts'
import { addressesOf } from '#tests/support/list-addresses.ts'

/** The number of addresses per list. */
const ADDRESSES = 60

const silent = { search: () => new Promise<never>(() => {}) }

const withoutEmpty = (table: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    Object.entries(table).filter(([, value]) => Object.keys(Object(value)).length > 0),
  )

/** What parameters say of results, without the order of attributes and without empty filters. */
function meaningOf(state: NonNullable<InitialResults[string]['state']>) {
  return {
    index: state.index,
    query: state.query,
    page: state.page,
    hitsPerPage: state.hitsPerPage,
    maxValuesPerFacet: state.maxValuesPerFacet,
    facets: state.facets?.toSorted() ?? [],
    disjunctiveFacets: state.disjunctiveFacets?.toSorted(),
    refinements: withoutEmpty(state.disjunctiveFacetsRefinements),
    numericRefinements: withoutEmpty(state.numericRefinements),
    hierarchicalFacets: (state.hierarchicalFacets ?? []).map((facet) =>
      // Defaults of the library.
      Object.assign({ rootPath: null, showParentLevel: true }, facet),
    ),
    hierarchicalRefinements: withoutEmpty(state.hierarchicalFacetsRefinements),
  }
}

describe.each(lists)('$id', (list) => {
  test('the parameters of any address mean what the state of the library means', () => {
    for (const href of addressesOf(list, ADDRESSES)) {
      const library = openList(list, href, silent)
      const own = searchParameters(list, uiStateAt(list, href))
      const { state } = library.mainIndex.getHelper()!
      expect([href, meaningOf(own)]).toEqual([href, meaningOf(state)])
      library.dispose()
    }
  })
})

const result = { hits: [], nbHits: 0, page: 0, nbPages: 0, query: 'grid', params: '' }

test('the results of a list are those of its own search, with its parameters', () => {
  const href = '/features?q=grid&sort=newest'
  const request = [...firstSearch(href)!]
  const searches = [
    { request, answer: { results: [result] } },
    { request, answer: { results: [{ ...result, nbHits: 9 }] } },
  ]
  const first = { href, today: '2026-11-27', isOfVisitor: false, searches, files: {} }
  const list = lists.find(({ id }) => id === 'features')
  expect(initialResults(first)).toEqual({
    features: { state: searchParameters(list!, uiStateAt(list!, href)), results: [result] },
  })
})

test.each([
  ['a list without an answer', '/features'],
  ['the search of everything', '/search?q=grid'],
  ['a record', '/features/subgrid'],
])('%s has no initial results', (_, href) => {
  const request = { requests: [{ indexName: 'features' }] }
  const searches = [{ request, answer: { results: [result] } }]
  expect(
    initialResults({ href, today: '2026-11-27', isOfVisitor: false, searches, files: {} }),
  ).toEqual({})
})

test('a page without first answers has no initial results', () => {
  expect(initialResults(undefined)).toEqual({})
})
