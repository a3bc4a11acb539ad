import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { textPositionOf } from '#provider/protocol/indices/settings.ts'
import { parameters } from '#provider/protocol/parameters/parameters.ts'

test.each([
  ['zadaz', '{"zadaz":1}', 'line:1 column:8'],
  ['b', '{"a":{"b":1},"b":2}', 'line:1 column:16'],
  ['b', '{"a":"b","b":2}', 'line:1 column:12'],
  ['b', '{"a":["b",":"],\n\n "b": 2}', 'line:3 column:4'],
  ['b', '{"a\\"b":1, "b":2}', 'line:1 column:14'],
  ['é', '{"\\u00e9":1}', 'line:1 column:9'],
])('the key %s in %s ends at %s', (key, text, position) => {
  expect(textPositionOf(key, text)).toBe(position)
})

test('the position of a key in one line is the end of its literal', () => {
  const json = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 })
  fc.assert(
    fc.property(json, fc.nat(), (object, pick) => {
      const keys = Object.keys(object)
      const at = pick % keys.length
      const before = Object.fromEntries(Object.entries(object).slice(0, at))
      const key = keys[at] ?? ''
      // The text up to the key: all members before it, with a comma for the closing bracket.
      const head = JSON.stringify(before).slice(0, -1) + (at > 0 ? ',' : '')
      const column = (head + JSON.stringify(key)).length
      expect(textPositionOf(key, JSON.stringify(object))).toBe(`line:1 column:${column}`)
    }),
  )
})

const withDefault = Object.entries(parameters).filter(([, { fallback }]) => fallback !== null)

test.each(withDefault)('the parameter %s accepts its default', (name, { parse, fallback }) => {
  expect(parse(fallback, name)).toEqual(fallback)
})

test('a parameter without effect states the reason', () => {
  const reasons = Object.values(parameters).flatMap(({ inert }) => inert ?? [])
  expect(reasons.length).toBeGreaterThan(10)
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([])
})
