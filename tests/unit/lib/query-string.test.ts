import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatPairs } from '#lib/query-string.ts'
import { codePoint } from '#tests/support/code-point.ts'

test('legible characters of a query are not encoded', () => {
  expect(formatPairs([['q', ':has(a, b) @x/?$']])).toBe('?q=:has(a,+b)+@x/?$')
  expect(formatPairs([['q', '&=+#%<"']])).toBe('?q=%26%3D%2B%23%25%3C%22')
})

test('pairs without a value are not written', () => {
  expect(formatPairs([])).toBe('')
  expect(
    formatPairs([
      ['q', ''],
      ['page', '2'],
    ]),
  ).toBe('?page=2')
})

test('every value is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, minLength: 1 }), (value) => {
      fc.pre(value.isWellFormed())
      expect(new URL(`http://a/${formatPairs([['q', value]])}`).searchParams.get('q')).toBe(value)
    }),
  )
})
