import { expect, test } from 'vitest'

import { regionOf } from '#catalogue/targets/places.ts'

test.each([
  ['us', 'US'],
  ['DE', 'DE'],
  ['alt-as', 'asia'],
  ['ALT-NA', 'north-america'],
  ['alt-ww', undefined],
  ['usa', undefined],
])('the place “%s” of a query is the region %s', (place, region) => {
  expect(regionOf(place)).toBe(region)
})
