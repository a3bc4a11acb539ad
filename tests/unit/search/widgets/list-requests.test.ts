import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { splitValue } from '#catalogue/dated-values.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { fromUiState, toUiState } from '#search/address/ui-state.ts'
import { lists } from '#search/lists/all.ts'
import { featuresList } from '#search/lists/features.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { Request } from '#search/transport/list-query.ts'
import { listParameters, sentRequests } from '#search/widgets/list-requests.ts'
import { openList, visit } from '#tests/support/library-list.ts'
import { addressesOf } from '#tests/support/list-addresses.ts'
import { anyStateOf } from '#tests/unit/search/list-state-arbitrary.ts'

/** The number of addresses per list. */
const ADDRESSES = 60

const silent = { search: () => new Promise<never>(() => {}) }

/** The search that the library sends at an address, with the widgets of the list. */
function askedByLibrary(list: ListDefinition, href: string): Promise<Request[]> {
  return new Promise((resolve) => {
    openList(list, href, {
      search: (requests: Request[]) => {
        resolve(requests)
        return new Promise<never>(() => {})
      },
    })
  })
}

function stateAt(href: string) {
  const search = parseSearchHref(href)
  if (!search?.list) throw new Error(`${href} is no address of a list.`)
  return search.state
}

describe.each(lists)('$id', (list) => {
  test('the requests of a state are those of the started library, without statistics', async () => {
    const addresses = addressesOf(list, ADDRESSES)
    expect(new Set(addresses).size).toBeGreaterThan(ADDRESSES / 2)
    for (const href of addresses) {
      const own = sentRequests(listParameters(list, stateAt(href), visit))
      expect(own.every(({ params }) => params?.analytics === false)).toBe(true)
      const asked = await askedByLibrary(list, href)
      // The library leaves its counting queries out of statistics itself.
      Object.assign(asked[0]?.params ?? {}, { analytics: false })
      expect([href, own]).toEqual([href, asked])
    }
  })

  test('the library keeps every state that an address can have', () => {
    fc.assert(
      fc.property(anyStateOf(list), (state) => {
        // The library trims the path of a tree, and no value ends like a period.
        fc.pre(state.tree.every((level) => level.trim() === level))
        fc.pre(
          Object.values(state.facets)
            .flat()
            .every((value) => splitValue(value)[1] === ''),
        )
        const library = openList(list, toUiState(list, state), silent)
        const ui = library.getUiState()[list.id] ?? {}
        expect(fromUiState(list, ui)).toEqual(fromUiState(list, toUiState(list, state)))
        library.dispose()
      }),
      { numRuns: 40 },
    )
  })
})

test('a chosen value also accepts what the data announces for the day of the visit', () => {
  const state = stateAt('/features?missing=safari')
  const day = {
    today: '2026-11-28',
    turnDays: [],
    datedValues: { missing: ['safari -30000', 'safari 30000-', 'chrome -30000'] },
  }
  const [own] = sentRequests(listParameters(featuresList, state, day))
  expect(own?.params?.facetFilters).toEqual([['missing:safari', 'missing:safari -30000']])
})

test('the status of a past day is a condition on days, and stays chosen', () => {
  const href = '/features?baseline=newly&asof=2024-01-01'
  const [own] = sentRequests(listParameters(featuresList, stateAt(href), visit))
  expect(own?.params?.facetFilters).toBeUndefined()
  expect(own?.params?.filters).toContain('available.newly')
  const library = openList(featuresList, href, silent)
  const helper = library.mainIndex.getHelper()
  expect(library.getUiState()['features']?.refinementList).toEqual({ baseline: ['newly'] })
  // As a filter of the library does.
  helper?.toggleFacetRefinement('baseline', 'widely')
  expect(library.getUiState()['features']?.refinementList).toEqual({
    baseline: ['newly', 'widely'],
  })
})
