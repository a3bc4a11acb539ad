import { expect, test } from 'vitest'

import { currentAliases, currentIds } from '#ingest/features/current-ids.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'

const ids = {
  features: new Set(['grid', 'flexbox', 'gap']),
  former: new Map([
    ['css-grid', ['grid']],
    ['layout', ['css-grid', 'flexbox']],
    ['a', ['b']],
    ['b', ['a']],
  ]),
}

test.each([
  ['grid', ['grid']],
  ['css-grid', ['grid']],
  ['layout', ['grid', 'flexbox']],
  ['gone', []],
  ['a', []],
])('the id %s means the live features %j', (id, live) => {
  expect(currentIds(id, ids)).toEqual(live)
})

test('curated aliases follow a renamed or split feature, and the move is named', () => {
  const surprises = collectSurprises()
  const aliases = new Map([
    ['grid', ['rows', 'columns']],
    ['css-grid', ['columns', 'tracks']],
    ['layout', ['boxes']],
    ['gone', ['nothing']],
  ])
  expect(currentAliases(aliases, ids, surprises)).toEqual(
    new Map([
      ['grid', ['rows', 'columns', 'tracks', 'boxes']],
      ['flexbox', ['boxes']],
    ]),
  )
  expect(surprises.sentences()).toEqual([
    expect.stringMatching(/^The alias list of css-grid .* goes to grid\.$/),
    expect.stringMatching(/^The alias list of layout .* goes to grid, flexbox\.$/),
    expect.stringMatching(/^The alias list of gone .* goes to no feature\.$/),
  ])
})
