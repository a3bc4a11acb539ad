import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { clipBytes, toSearchText } from '#lib/query-text.ts'

test.each([
  ['flexbox', 'flexbox'],
  ['::marker', ':marker'],
  ['Array.prototype.at()', 'Array.prototype.at'],
  ['--brand-color', 'brand-color'],
  ['?.', 'opsignquestionperiod'],
  ['a ?? b', 'a opsignquestionquestion b'],
  ['=>', 'opsignequalsgreater'],
  ['[]', 'opsignsquareendsquare'],
  ['{}', 'opsigncurlyendcurly'],
  ['()', 'opsignroundendround'],
  ['!', 'opsignbang'],
  ['a?.b', 'a?.b'],
  ['<dialog>', '<dialog>'],
  ['display:grid', 'display:grid'],
  ['--', 'opsignminusminus'],
  ['>>>=', 'opsigngreatergreatergreaterequals'],
  ['::', ':'],
  ['@', '@'],
  ['view  tr ', 'view  tr '],
  ['', ''],
])('%j is searched as %j', (typed, searched) => {
  expect(toSearchText(typed)).toBe(searched)
})

const signs = fc.string({
  unit: fc.constantFrom('-', ':', '(', ')', '?', '.', '=', '>', '#', 'a', ' '),
})

test('toSearchText is idempotent', () => {
  fc.assert(
    fc.property(signs, (typed) => {
      const once = toSearchText(typed)
      expect(toSearchText(once)).toBe(once)
    }),
  )
})

test('words without signs are not changed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}\p{N} @]*$/u), (typed) => {
      expect(toSearchText(typed)).toBe(typed)
    }),
  )
})

test.each([
  ['abc', 2, 'ab'],
  ['äöü', 4, 'äö'],
  ['äöü', 5, 'äö'],
  ['a😀', 4, 'a'],
  ['a😀', 5, 'a😀'],
  ['a\u202Eb\u0000c', 9, 'abc'],
  ['\uD800a', 9, '\uFFFDa'],
])('%j clipped to %i bytes is %j', (text, max, clipped) => {
  expect(clipBytes(text, max)).toBe(clipped)
})

test('a clipped text is the longest beginning that fits', () => {
  const encoder = new TextEncoder()
  const characters = fc.array(fc.constantFrom('a', 'ß', '字', '😀'))
  fc.assert(
    fc.property(characters, fc.nat(40), (all, max) => {
      const beginnings = all.map((_, index) => all.slice(0, index + 1).join(''))
      const fitting = beginnings.filter((text) => encoder.encode(text).length <= max)
      expect(clipBytes(all.join(''), max)).toBe(fitting.at(-1) ?? '')
    }),
  )
})

test('a query of any length fits into 512 bytes', () => {
  expect(new TextEncoder().encode(clipBytes('ü'.repeat(10_000)))).toHaveLength(512)
})
