import { expect, test } from 'vitest'

import { SourceError } from '#ingest/sources/errors.ts'
import {
  entriesOf,
  itemsOf,
  memberOf,
  numberOf,
  optionalStringOf,
  stringOf,
} from '#ingest/sources/shape.ts'

const value: unknown = JSON.parse('{"list":[{"name":"a"}],"__proto__":{"n":1}}')
const data = { value, at: 'data' }

test('values are reached by their path', () => {
  const [first] = itemsOf(memberOf(data, 'list'))
  expect(stringOf(memberOf(first!, 'name'))).toBe('a')
  expect(first?.at).toBe('data.list[0]')
  expect(itemsOf(memberOf(data, 'absent'))).toEqual([])
  expect(optionalStringOf(memberOf(data, 'absent'))).toBeUndefined()
})

test('a key called __proto__ is read as an entry', () => {
  const entries = new Map(entriesOf(data))
  expect(numberOf(memberOf(entries.get('__proto__')!, 'n'))).toBe(1)
})

test.each([
  ['stringOf', () => stringOf(memberOf(data, 'list')), 'data.list is not a string'],
  ['numberOf', () => numberOf(memberOf(data, 'list')), 'data.list is not a number'],
  ['itemsOf', () => itemsOf(data), 'data is not a list'],
  ['entriesOf', () => entriesOf(memberOf(data, 'list')), 'data.list is not an object'],
  ['memberOf', () => memberOf({ value: 1, at: 'one' }, 'x'), 'one is not an object'],
])('%s throws with the path of the wrong value', (_, read, message) => {
  expect(read).toThrow(SourceError)
  expect(read).toThrow(message)
})
