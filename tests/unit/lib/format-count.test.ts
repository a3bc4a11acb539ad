import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'

import { formatCount } from '#lib/format-count.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
])('the count %d is written as "%s"', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

it('any whole number is written as the number format of English writes it', () => {
  const english = new Intl.NumberFormat('en')
  const isSame = (count: number) => formatCount(count) === english.format(count)
  assert(property(integer({ min: -(10 ** 15), max: 10 ** 15 }), isSame))
})
