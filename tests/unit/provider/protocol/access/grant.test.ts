import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { matchesPattern } from '#provider/protocol/access/grant.ts'

test.each([
  ['dev_*', 'dev_books', true],
  ['dev_*', 'prod_dev_books', false],
  ['*_books', 'dev_books', true],
  ['*books*', 'my_books_2', true],
  ['*', 'anything', true],
  ['*', '', true],
  ['**', 'anything', true],
  ['books', 'books', true],
  ['books', 'Books', false],
  ['bo*ks', 'books', false],
])('pattern %s matches %s: %s', (pattern, name, expected) => {
  expect(matchesPattern(pattern, name)).toBe(expected)
})

const text = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 4 })

test('a pattern matches the same names as its regular expression', () => {
  fc.assert(
    fc.property(fc.tuple(fc.boolean(), fc.boolean()), text, text, ([open, close], core, name) => {
      const pattern = `${open ? '*' : ''}${core}${close ? '*' : ''}`
      const source = `${open ? '.*' : ''}${core.replaceAll('.', '\\.')}${close ? '.*' : ''}`
      expect(matchesPattern(pattern, name)).toBe(new RegExp(`^${source}$`).test(name))
    }),
  )
})
