import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createRetriever } from '#provider/protocol/queries/retrieve.ts'

const record = {
  objectID: '1',
  name: 'n',
  cat: { lvl0: 'a', lvl1: 'b' },
  specs: [
    { title: 't', url: 'u' },
    { title: 'v', url: 'w' },
  ],
}

test.each([
  [['*'], [], record],
  [[], [], { objectID: '1' }],
  [['name'], [], { objectID: '1', name: 'n' }],
  [['cat.lvl1'], [], { objectID: '1', cat: { lvl1: 'b' } }],
  [['cat'], [], { objectID: '1', cat: record.cat }],
  [['cat', 'cat.lvl1'], [], { objectID: '1', cat: record.cat }],
  [['specs.title'], [], { objectID: '1', specs: [{ title: 't' }, { title: 'v' }] }],
  [['missing'], [], { objectID: '1' }],
  [['*', '-cat', '-specs'], [], { objectID: '1', name: 'n' }],
  [['-cat', '-specs'], [], { objectID: '1', name: 'n' }],
  [['*', '-cat.lvl0', '-specs'], [], { objectID: '1', name: 'n', cat: { lvl1: 'b' } }],
  [['name', 'cat'], ['cat'], { objectID: '1', name: 'n' }],
  [
    ['*'],
    ['objectID', 'cat', 'specs.url', 'name'],
    {
      objectID: '1',
      specs: [{ title: 't' }, { title: 'v' }],
    },
  ],
])(
  'attributesToRetrieve %j with %j hidden keeps the right attributes',
  (wanted, hidden, expected) => {
    expect(createRetriever({ wanted, hidden })(record)).toEqual(expected)
  },
)

test('attributes named like members of Object are retrieved', () => {
  const odd = JSON.parse('{"objectID":"1","__proto__":{"x":1},"constructor":2}')
  const shown = createRetriever({ wanted: ['__proto__.x', 'constructor'], hidden: [] })(odd)
  expect(JSON.stringify(shown)).toBe('{"objectID":"1","__proto__":{"x":1},"constructor":2}')
  expect(Reflect.get({}, 'x')).toBeUndefined()
})

const names = fc.subarray(['a', 'b', 'c', 'd'])

test('a path is shown exactly if it is wanted and not hidden', () => {
  const flat = { objectID: '1', a: 1, b: 2, c: 3, d: 4 }
  fc.assert(
    fc.property(names, names, (wanted, hidden) => {
      const shown = createRetriever({ wanted, hidden })(flat)
      const expected = wanted.filter((name) => !hidden.includes(name))
      expect(Object.keys(shown).toSorted()).toEqual([...expected, 'objectID'].toSorted())
    }),
  )
})
