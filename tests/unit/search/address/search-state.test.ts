import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import {
  formatSearchHref,
  parseSearchHref,
  withText,
  searchedViewAt,
} from '#search/address/search-state.ts'
import { lists } from '#search/lists/all.ts'
import { codePoint } from '#tests/support/code-point.ts'

test.each([
  ['/features?q=grid&baseline=newly&sort=az&page=3', '/features?q=flex&baseline=newly&sort=az'],
  ['/compat?path=CSS', '/compat?q=flex&path=CSS'],
  ['/specs', '/specs?q=flex'],
  ['/releases?nonsense=1', '/releases?q=flex'],
  ['/search?q=grid', '/search?q=flex'],
])('%s with another text is %s', (href, expected) => {
  const search = parseSearchHref(href)
  expect(search && formatSearchHref(withText(search, 'flex'))).toBe(expected)
})

test.each(['/', '/features/grid', '/about?q=x', '/searching'])('%s searches nothing', (href) => {
  expect(parseSearchHref(href)).toBeUndefined()
  expect(searchedViewAt(href.split('?')[0]!)).toBeUndefined()
})

test.each([...lists.map(({ path }) => path), '/search'])(
  'any query string of %s is read, and written as an address that reads the same',
  (path) => {
    assert(
      property(string({ unit: codePoint }), (query) => {
        const search = parseSearchHref(`${path}?${query}`)!
        expect(parseSearchHref(formatSearchHref(search))).toEqual(search)
      }),
    )
  },
)
