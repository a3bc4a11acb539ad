import type { Acl } from 'algoliasearch'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isKnownRight, matchesPattern } from '#provider/protocol/access/grant.ts'

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

/** The rights of the official client, all of them: the type asks for each. */
const rights: Readonly<Record<Acl, true>> = {
  addObject: true,
  analytics: true,
  browse: true,
  deleteIndex: true,
  deleteObject: true,
  editSettings: true,
  inference: true,
  listIndexes: true,
  logs: true,
  nluPrediction: true,
  nluReadAnswers: true,
  nluReadEntity: true,
  nluReadIntent: true,
  nluReadProject: true,
  nluWriteEntity: true,
  nluWriteIntent: true,
  nluWriteProject: true,
  personalization: true,
  recommendation: true,
  search: true,
  seeUnretrievableAttributes: true,
  settings: true,
  usage: true,
}

test.each(Object.keys(rights))('a key may have the right %s of the official client', (right) => {
  expect(isKnownRight(right)).toBe(true)
})

test.each(['admin', 'nlu', 'nluWriteAnswers', 'nluReadProjects', ''])(
  'a key may not have the right "%s"',
  (right) => expect(isKnownRight(right)).toBe(false),
)
