import { expect, test } from 'vitest'

import { facetSizes, sizedFacets } from '#ingest/content/summary.ts'
import { lists } from '#search/lists/all.ts'

test('values are counted once each, those of parts too; records without the attribute add none', () => {
  const sizes = facetSizes({
    features: [
      { spec: ['a', 'b'], groups: { lvl0: ['x'] }, newlyMonth: '2026-09' },
      { spec: ['b'], groups: {}, newlyMonth: '2026-08' },
      { newlyMonth: '2026-09' },
    ],
    compat: [{ kind: 'CSS property' }],
    specs: [],
  })
  expect(sizes).toEqual({
    features: {
      newlyMonth: 2,
      'groups.lvl0': 1,
      spec: 2,
      org: 0,
      snapshot: 0,
      positions: 0,
      wanted: 0,
      interop: 0,
    },
    compat: { kind: 1, specs: 0 },
    specs: { status: 0, groups: 0 },
  })
})

test.each(lists)(
  'the sizes of $id are those of its closed filters whose values it does not know',
  ({ id, facets, tree, open }) => {
    const closed = Object.entries(facets)
      .filter(([name, { values }]) => !open.includes(name) && values === undefined)
      .map(([, { attribute }]) => attribute)
    const levels = tree === undefined || open.includes(tree.key) ? [] : [tree.attributes[0]]
    expect(new Set(sizedFacets[id])).toEqual(new Set([...closed, ...levels]))
  },
)
