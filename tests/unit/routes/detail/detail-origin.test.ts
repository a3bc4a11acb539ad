import { expect, test } from 'vitest'

import { readSearchPlace } from '#routes/detail/search-place.ts'

test.each([
  ['/search?q=grid', 'Everything', 'grid'],
  ['/search', 'Everything', ''],
  ['/features?q=contain&baseline=newly&page=2', 'Features', 'contain'],
  ['/compat?q=:has()&path=CSS', 'Compat', ':has()'],
  ['/specs', 'Specs', ''],
  ['/releases?q=chrome+140', 'Releases', 'chrome 140'],
])('%s is a place to go back to', (address, words, q) => {
  expect(readSearchPlace(address)).toEqual({ address, words, q })
})

test('what an address does not know is left out of it', () => {
  expect(readSearchPlace('/search?q=%20grid&page=3&x=y')).toEqual({
    address: '/search?q=+grid',
    words: 'Everything',
    q: 'grid',
  })
  expect(readSearchPlace('/features?baseline=bogus#x')?.address).toBe('/features')
})

test.each([
  '',
  '?q=grid',
  '/',
  '/about',
  '/features/grid',
  '/searching?q=a',
  'features?q=a',
  'https://evil.example/search?q=a',
  '//evil.example/search',
  'javascript:alert(1)',
])('%j is none', (address) => {
  expect(readSearchPlace(address)).toBeUndefined()
})
