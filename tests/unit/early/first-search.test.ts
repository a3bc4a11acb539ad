import { describe, expect, test } from 'vitest'

import { firstSearch } from '#early/first-search.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { openList } from '#tests/support/library-list.ts'
import { addressesOf } from '#tests/support/list-addresses.ts'

/** The number of addresses per list. */
const ADDRESSES = 60

/** The search that the library sends at an address, with the widgets of the list. */
function askedByLibrary(list: ListDefinition, href: string): Promise<unknown> {
  return new Promise((resolve) => {
    openList(list, href, {
      search: (requests: unknown) => {
        resolve(requests)
        return new Promise<never>(() => {})
      },
    })
  })
}

describe.each(lists)('$id', (list) => {
  test('the first search of any address is letter by letter what the library asks', async () => {
    const addresses = addressesOf(list, ADDRESSES)
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
