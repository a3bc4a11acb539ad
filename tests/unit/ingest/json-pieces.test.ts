import { expect, test } from 'vitest'

import { jsonInPieces } from '#ingest/json-pieces.ts'

const many = Array.from({ length: 2000 }, (_, index) => ({ index, text: 'x'.repeat(200) }))

test.each([
  ['an empty object', {}],
  ['an empty array', []],
  ['null', null],
  ['a text', 'a "text"\n'],
  ['a flat object', { a: 1, b: [true, null, 'x'], c: {} }],
  ['objects below objects', { a: { b: { c: { d: [1, { e: undefined, f: 2 }] } } }, g: [] }],
  ['a long array', many],
  ['long arrays below objects', { one: { two: many, three: many.slice(0, 17) }, four: 4 }],
])('the pieces of %s are together what JSON.stringify returns', (_, value) => {
  expect([...jsonInPieces(value)].join('')).toBe(JSON.stringify(value))
})

test('a large value is split into several pieces of limited length', () => {
  const pieces = [...jsonInPieces({ records: { features: many } })]
  expect(pieces.length).toBeGreaterThan(3)
  for (const piece of pieces) expect(piece.length).toBeLessThan(200_000)
})
