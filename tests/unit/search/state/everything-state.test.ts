import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { clipBytes } from '#lib/query-text.ts'
import { formatEverything, parseEverything } from '#search/address/search-state.ts'
import { codePoint } from '#tests/support/code-point.ts'

test('words survive the address of everything', () => {
  assert(
    property(string({ unit: codePoint }), (q) => {
      const kept = clipBytes(q)
      expect(parseEverything(formatEverything({ q }))).toEqual({ q: kept })
    }),
  )
})

test('an address that was read is written as the same address', () => {
  assert(
    property(string({ unit: codePoint }), (search) => {
      const written = formatEverything(parseEverything(search))
      expect(formatEverything(parseEverything(written))).toBe(written)
    }),
  )
})

test('no words are no query string', () => {
  expect(formatEverything({ q: '' })).toBe('')
  expect(formatEverything({ q: 'a b' })).toBe('?q=a+b')
})

test('other keys of the address are ignored', () => {
  expect(parseEverything('?page=3&q=grid&x=1')).toEqual({ q: 'grid' })
})
