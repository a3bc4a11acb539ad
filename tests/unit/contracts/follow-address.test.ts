import { expect, test } from 'vitest'

import { feedOfPage, followHref, followedPart } from '#contracts/follow-address.ts'

test.each([
  ['/features', '', '/features'],
  ['/features', '?q=a&page=2&sort=az&view=table&cols=name&size=50', '/features?q=a'],
  ['/features/subgrid', '?targets=widely', '/features/subgrid?targets=widely'],
  ['/features/subgrid', '?q=a&targets=widely', '/features/subgrid?targets=widely'],
  ['/specs/css-grid-2', '?q=a', '/specs/css-grid-2'],
  ['/set', '?f=a,b', '/set?f=a,b'],
  // Kept as written: another form would be another feed.
  ['/compat', '?q=a%20b+c&pages=1', '/compat?q=a%20b+c&pages=1'],
])('%s%s is followed as %s', (pathname, search, href) => {
  expect(followedPart(pathname, search)).toBe(href)
})

test('the ending is added to the path, before the query string', () => {
  expect(followHref('/features?q=what?', 'atom')).toBe('/features.atom?q=what?')
  expect(followHref('/set?f=a', 'json')).toBe('/set/feed.json?f=a')
  expect(feedOfPage('/specs/css-grid-2', '').path).toBe('/specs/css-grid-2.atom')
})
