import {
  array,
  constantFrom,
  integer,
  option,
  record,
  sample,
  string,
  tuple,
  uniqueArray,
} from 'fast-check'
import instantsearch from 'instantsearch.js'
import { describe, expect, test } from 'vitest'

import { parseSearchHref } from '#search/address/search-state.ts'
import { toUiState } from '#search/address/ui-state.ts'
import {
  connectFacet,
  connectTree,
  facetParameters,
  treeParameters,
} from '#search/filters/use-filters.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { pageSizes } from '#search/lists/list-definition.ts'
import { firstSearch } from '#search/requests/first-search.ts'
import { connectListParameters } from '#search/results/list-parameters.ts'

/** The number of addresses per list. */
const ADDRESSES = 60

const words = constantFrom('', 'grid', 'how to center a div', '::before', 'é – "x"', 'a:b,c')

/** Values of an address: known ones, and others that no record has. */
function valuesOf(list: ListDefinition, key: string) {
  const known = list.facets[key]?.values?.map(({ code }) => code) ?? ['CSS', 'b', 'a', 'A', '-x']
  return uniqueArray(constantFrom(...known), { maxLength: 3 })
}

function rangeOf({ min, max }: { readonly min: number; readonly max: number }) {
  const end = option(integer({ min, max }), { nil: '' as const })
  return tuple(end, end).map((ends) => ends.join('..'))
}

/** Addresses of a list with combinations of its parameters. */
function addressesOf(list: ListDefinition): readonly string[] {
  const levels = array(constantFrom('CSS', 'Colors', 'x y'), { maxLength: 3 })
  const filters = record(
    Object.fromEntries([
      ...Object.keys(list.facets).map((key) => [key, valuesOf(list, key).map(String)]),
      ...Object.entries(list.ranges).map(([key, { limits }]) => [key, rangeOf(limits)]),
      ...(list.tree ? [[list.tree.key, levels.map(String)]] : []),
      ['q', words],
      ['sort', constantFrom('', ...Object.keys(list.sorts))],
      ['size', constantFrom('', ...pageSizes.map(String))],
      ['page', constantFrom('', '1', '2', '7')],
      ['view', constantFrom('', 'table')],
      ['cols', constantFrom('', ...Object.keys(list.table.columns), 'name')],
      [
        'targets',
        constantFrom('', 'widely', 'chrome 109, safari 15.4', '> 0.5%', 'defaults, node 20'),
      ],
      ['other', string()],
    ]),
    { requiredKeys: [] },
  )
  return sample(filters, { numRuns: ADDRESSES, seed: 7 }).map(
    (pairs) =>
      `${list.path}?${new URLSearchParams(Object.entries(pairs).map(([k, v]) => [k, String(v)]))}`,
  )
}

const nothing = () => {}

/** The search that the library sends at an address, with the widgets of the list. */
async function askedByLibrary(list: ListDefinition, href: string): Promise<unknown> {
  const search = parseSearchHref(href)
  if (search?.list !== list) throw new Error(`${href} is no address of ${list.id}.`)
  return new Promise((resolve) => {
    const indexName = list.sorts.relevance.index
    const library = instantsearch({
      indexName,
      searchClient: {
        search: (requests: unknown) => {
          resolve(requests)
          return new Promise<never>(nothing)
        },
      },
      initialUiState: { [indexName]: toUiState(list, search.state) },
      insights: false,
    })
    const { tree, facets, open } = list
    library.addWidgets([
      ...(tree ? [connectTree(nothing)(treeParameters(tree, open.includes(tree.key)))] : []),
      ...Object.entries(facets).map(([name, facet]) =>
        connectFacet(nothing)(facetParameters(facet, open.includes(name))),
      ),
      connectListParameters(nothing)({ list }),
    ])
    library.start()
  })
}

describe.each(lists)('$id', (list) => {
  test('the first search of any address is letter by letter what the library asks', async () => {
    const addresses = addressesOf(list)
    expect(new Set(addresses).size).toBeGreaterThan(ADDRESSES / 2)
    const asked = await Promise.all(addresses.map((href) => askedByLibrary(list, href)))
    const early = addresses.map((href) => [href, JSON.stringify(firstSearch(href))])
    expect(early).toEqual(addresses.map((href, place) => [href, JSON.stringify(asked[place])]))
  })
})

test('at an address that filters by browsers there is no first search: what they are may have to be loaded', () => {
  expect(firstSearch('/features?targets=widely&can=yes')).toBeUndefined()
  expect(firstSearch('/compat?can=no&targets=chrome+109')).toBeUndefined()
  expect(firstSearch('/features?targets=widely')).toBeDefined()
  expect(firstSearch('/features?can=yes')).toBeDefined()
})

test.each(['/', '/search?q=grid', '/features/subgrid', '/about'])(
  'at %s, which is no list, there is no first search',
  (href) => {
    expect(firstSearch(href)).toBeUndefined()
  },
)
