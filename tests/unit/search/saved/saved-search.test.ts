import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatListState } from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import { readSearch } from '#search/saved/saved-search.ts'
import { anyStateOf } from '#tests/unit/search/list-state-arbitrary.ts'

test('a search of a list is its words and filters, and one query', () => {
  const address =
    '/features?q=grid+gap&baseline=newly,widely&area=CSS&group=CSS,Layout&usage=90..&sort=az'
  expect(readSearch(address)).toEqual({
    title: 'Features',
    q: 'grid gap',
    terms: [
      'Newly available',
      'Widely available',
      'Area: CSS',
      'Group: CSS › Layout',
      'Usage at least 90\u00A0%',
      'ordered by A–Z',
    ],
    requests: [
      {
        indexName: 'features',
        query: 'grid gap',
        facetFilters: [
          ['baseline:newly', 'baseline:widely'],
          ['areas:CSS'],
          ['groups.lvl1:CSS > Layout'],
        ],
        numericFilters: ['usage>=90'],
        hitsPerPage: 0,
        attributesToRetrieve: [],
        attributesToHighlight: [],
        analytics: false,
      },
    ],
  })
})

test('a value that begins with a hyphen is no negation', () => {
  const [request] = readSearch('/features?spec=-webkit')?.requests ?? []
  expect(request).toHaveProperty('facetFilters', [['spec:\\-webkit']])
})

test('both ends of a range are conditions', () => {
  const [request] = readSearch('/features?year=2018..2024')?.requests ?? []
  expect(request).toHaveProperty('numericFilters', ['newlyYear>=2018', 'newlyYear<=2024'])
})

test('a search of everything counts every list', () => {
  const meaning = readSearch('/search?q=popover')
  expect(meaning).toMatchObject({ title: 'Everything', q: 'popover', terms: [] })
  expect(meaning?.requests.map(({ indexName }) => indexName)).toEqual(lists.map(({ id }) => id))
})

test('a question mark in a query is kept', () => {
  expect(readSearch('/features?q=a?b')).toHaveProperty('q', 'a?b')
})

test.each(['/about', '/features/subgrid', '/', '', '/saved?q=a', 'grid'])(
  '%j is no search',
  (address) => {
    expect(readSearch(address)).toBeUndefined()
  },
)

test.each(lists.map((list) => [list.id, list] as const))(
  'every state of %s can be saved and is understood',
  (_, list) => {
    fc.assert(
      fc.property(anyStateOf(list), (state) => {
        const address = list.path + formatListState(list, state)
        const meaning = readSearch(address)
        expect(meaning?.q).toBe(state.q.trim())
        const filters =
          Object.values(state.facets).flat().length +
          (state.tree.length > 0 ? 1 : 0) +
          Object.keys(state.ranges).length +
          (state.browsers.endsWith('&can=yes') ? 1 : 0) +
          (state.day === '' ? 0 : 1)
        const orders = state.sort === 'relevance' ? 0 : 1
        expect(meaning?.terms).toHaveLength(filters + orders)
      }),
    )
  },
)
