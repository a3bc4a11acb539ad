import { expect, test } from 'vitest'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import { sortSaved, parseOrder } from '#routes/saved/saved-text.ts'
import { subgrid } from '#tests/support/subgrid.ts'

const item = (name: string, baseline: BaselineStatus) => ({
  name,
  fact: {
    kind: 'record',
    list: 'features',
    hit: { ...subgrid, name, baseline, engines: 3 },
  } as const,
})
const items = [
  item('Popover', 'newly'),
  item('<dialog>', 'widely'),
  { name: 'zzz', fact: { kind: 'missing' } as const },
  item('Array 10', 'limited'),
  item('Array 9', 'widely'),
  { name: 'aaa', fact: undefined },
]

test.each([
  ['newest', 'Popover, <dialog>, zzz, Array 10, Array 9, aaa'],
  ['name', 'aaa, Array 9, Array 10, <dialog>, Popover, zzz'],
  ['baseline', 'Array 9, <dialog>, Popover, Array 10, aaa, zzz'],
] as const)('in the order %s they are %s', (order, names) => {
  expect(
    sortSaved(items, order)
      .map(({ name }) => name)
      .join(', '),
  ).toBe(names)
})

test.each([null, '', 'age', 'constructor', 'toString'])(
  'the stored text %j is read as no order',
  (text) => {
    expect(parseOrder(text)).toBe('newest')
  },
)

test('an order is read by its name', () => {
  expect(parseOrder('baseline')).toBe('baseline')
})
