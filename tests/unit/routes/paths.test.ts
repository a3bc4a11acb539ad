import { expect, test } from 'vitest'

import { paths } from '#routes/paths.ts'

test('an id can hold anything and stays one segment of the address', () => {
  expect(paths.feature('subgrid')).toBe('/features/subgrid')
  expect(paths.feature('//evil')).toBe('/features/%2F%2Fevil')
  expect(paths.feature('a?b#c')).toBe('/features/a%3Fb%23c')
})

test('the list in a given state has one address', () => {
  expect(paths.featuresWith({})).toBe('/features')
  expect(paths.featuresWith({ q: ':has()' })).toBe('/features?q=:has()')
  expect(paths.featuresWith({ facets: { blocker: ['Safari'], area: ['Web APIs'] } })).toBe(
    '/features?area=Web+APIs&blocker=safari',
  )
  expect(paths.featuresWith({ sort: 'newest', ranges: { year: { min: 2026 } } })).toBe(
    '/features?year=2026..&sort=newest',
  )
})
