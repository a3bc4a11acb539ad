import { expect, test } from 'vitest'

import { editDistance } from '#lib/edit-distance.ts'
import { isSign, signsIn, signWord, withSigns } from '#lib/signs.ts'

test.each([
  ['Optional chaining operator (?.)', ['?.']],
  ['Nullish coalescing assignment (x ??= y)', ['??=']],
  ['Conditional operator (c ? t : f)', ['?', ':']],
  ['Bitwise NOT (~a)', ['~']],
  ['Grouping operator ()', ['()']],
  ['Array literals ([1, 2, 3])', ['[]']],
  ['Attribute selector ([attr=value])', []],
  ['Hashbang (#!) comment syntax', ['#!']],
  ['Class selector (.className)', ['.']],
  ['Child combinator (A > B)', ['>']],
  ['Lookahead assertion: (?=...), (?!...)', ['(?=', '(?!']],
  ['Spread syntax (...): Spread in array literals', []],
  ['@media (prefers-color-scheme)', []],
  ['@media (any-hover: hover)', []],
  ['Window.fetch()', []],
  ['HTML (text/html) support', []],
  ['=>', ['=>']],
  ['Grid', []],
])('the name %j shows the operators %j', (name, signs) => {
  expect(signsIn(name)).toEqual(signs)
})

test('the words of two signs differ in more than two letters, so that no typing error leads from one to another', () => {
  const all = Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^`{|}~')
  expect(all.every(isSign)).toBe(true)
  const near = all.flatMap((one) =>
    all.filter((other) => one < other && editDistance(signWord(one), signWord(other)) <= 2),
  )
  expect(near).toEqual([])
})

test.each(['', 'a', '?.a', '>>>>>', ' '])('%j is no operator', (text) => {
  expect(isSign(text)).toBe(false)
})

test.each(['?.', '??=', '()', '[]', '{}', '>>>=', '(?<=', '%', '-', '--'])(
  'the word for %s is shown as the sign',
  (sign) => {
    expect(withSigns(`a ${signWord(sign)} b`)).toBe(`a ${sign} b`)
  },
)
