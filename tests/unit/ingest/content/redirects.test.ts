import { expect, test } from 'vitest'

import { loadCatalogue } from '#ingest/cache.ts'

const { content, records } = await loadCatalogue()
const { features, specs } = content.redirects

test.each([
  ['masonry', ['grid-lanes']],
  ['single-color-gradients', ['gradients', 'conic-gradients']],
  ['text-wrap-style', ['text-wrap', 'text-wrap-balance', 'text-wrap-pretty']],
  ['css-subgrid', ['subgrid']],
])('the feature id %s leads to %j', (id, targets) => {
  expect(features[id]).toEqual(targets)
})

test.each([
  ['css-grid', ['css-grid-2']],
  ['IndexedDB', ['IndexedDB-3']],
])('the specification %s leads to %j', (name, targets) => {
  expect(specs[name]).toEqual(targets)
})

test('no id of a live record is redirected, and every redirect ends at one', () => {
  const check = (redirects: typeof features, live: ReadonlySet<string>) => {
    expect(Object.keys(redirects).filter((id) => live.has(id))).toEqual([])
    expect(
      Object.values(redirects)
        .flat()
        .filter((id) => !live.has(id)),
    ).toEqual([])
  }
  check(features, new Set(records.features.map(({ objectID }) => objectID)))
  check(specs, new Set(records.specs.map(({ objectID }) => objectID)))
})

test('a caniuse id that is the id of another feature does not redirect', () => {
  expect(features).not.toHaveProperty('notifications')
  expect(features).not.toHaveProperty('streams')
})
