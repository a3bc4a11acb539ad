import { expect, test } from 'vitest'

import { redirects } from '#ingest/content/redirects.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { readExcerpt } from '#tests/support/excerpt.ts'

const excerpt = await readExcerpt()
const { features, specs } = redirects(excerpt.features, excerpt.specs, new Map())
const real = await loadCatalogue()

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

test('a caniuse id that is the id of another feature does not redirect', () => {
  expect(features).not.toHaveProperty('notifications')
  expect(features).not.toHaveProperty('streams')
})

test('an id that was renamed twice leads to the live feature, and one whose feature is gone nowhere', () => {
  const former = new Map([
    ['first', ['second']],
    ['second', ['subgrid']],
    ['lost', ['gone']],
  ])
  const found = redirects({ ...excerpt.features, former }, [], new Map())
  expect(found.features).toMatchObject({ first: ['subgrid'], second: ['subgrid'] })
  expect(found.features).not.toHaveProperty('lost')
})

/** Redirected IDs that are live, and targets that are not. */
function wrongIn(found: typeof features, live: ReadonlySet<string>): readonly string[] {
  const redirected = Object.keys(found).filter((id) => live.has(id))
  const lost = Object.values(found).flatMap((ids) => ids.filter((id) => !live.has(id)))
  return [...redirected, ...lost]
}

test.each(['features', 'specs'] as const)(
  'no id of a live record of %s is redirected, and every redirect ends at one',
  (index) => {
    const live = new Set(real.records[index].map(({ objectID }) => objectID))
    expect(wrongIn(real.content.redirects[index], live)).toEqual([])
  },
)
