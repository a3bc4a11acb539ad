import { expect, test } from 'vitest'

import { readSearchPlace } from '#routes/detail/detail-origin.ts'

test.each([
  ['/search?q=grid', 'Everything', 'grid'],
  ['/search', 'Everything', ''],
  ['/features?q=contain&baseline=newly&page=2', 'Features', 'contain'],
  ['/compat?q=:has()&path=CSS', 'Compatibility', ':has()'],
  ['/specs', 'Specs', ''],
  ['/releases?q=chrome+140', 'Releases', 'chrome 140'],
])('%s is the address of a search', (address, label, q) => {
  expect(readSearchPlace(address)).toEqual({ address, label, q })
})

test('an address of a list loses parameters that the list does not have', () => {
  expect(readSearchPlace('/search?q=%20grid&page=3&x=y')).toEqual({
    address: '/search?q=+grid',
    label: 'Everything',
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
])('%j is the address of no search', (address) => {
  expect(readSearchPlace(address)).toBeUndefined()
})
