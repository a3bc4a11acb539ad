import { expect, test } from 'vitest'

import { hrefWith, searchedViewAt } from '#search/state/searched-view.ts'

test.each([
  ['/features', '?q=grid&baseline=newly&sort=az&page=3', '/features?q=flex&baseline=newly&sort=az'],
  ['/compat', '?path=CSS', '/compat?q=flex&path=CSS'],
  ['/specs', '', '/specs?q=flex'],
  ['/releases', '?nonsense=1', '/releases?q=flex'],
  ['/search', '?q=grid', '/search?q=flex'],
])('%s%s is searched for other words at %s', (pathname, search, address) => {
  const view = searchedViewAt(pathname)
  expect(view && hrefWith(view, 'flex', search)).toBe(address)
})

test.each(['/', '/features/grid', '/about', '/searching'])('%s searches nothing', (pathname) => {
  expect(searchedViewAt(pathname)).toBeUndefined()
})
