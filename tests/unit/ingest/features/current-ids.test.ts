import { expect, test } from 'vitest'

import { currentIds } from '#ingest/features/current-ids.ts'

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
