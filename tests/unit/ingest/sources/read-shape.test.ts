import * as v from 'valibot'
import { expect, test } from 'vitest'

import { SourceError } from '#ingest/sources/errors.ts'
import { readEach, readShape, objectOf } from '#ingest/sources/read-shape.ts'

const value: unknown = JSON.parse('{"list":[{"name":"a"},{"name":1}],"__proto__":{"n":1}}')
const data = { value, at: 'data' }

test('a key called __proto__ is read as an entry', () => {
  const entries = new Map(readEach(v.unknown(), data))
  expect(entries.get('__proto__')).toEqual({ n: 1 })
})

test.each([
  [
    'a property',
    () => readShape(v.object({ list: v.array(v.object({ name: v.string() })) }), data),
    'data.list.1.name: Invalid type: Expected string but received 1',
  ],
  ['the value itself', () => readShape(v.string(), data), 'data: Invalid type'],
  ['an entry', () => readEach(v.array(v.unknown()), data), 'data.__proto__: Invalid type'],
  ['a list', () => readEach(v.string(), { value: [], at: 'rows' }), 'rows: Expected an object'],
  [
    'a list of names',
    () => readShape(v.object({ list: objectOf(v.unknown()) }), data),
    'data.list: Expected an object',
  ],
])('%s of another type is refused with its path and the remedy', (_, read, message) => {
  expect(read).toThrow(SourceError)
  expect(read).toThrow(message)
  expect(read).toThrow('npm ci')
})
