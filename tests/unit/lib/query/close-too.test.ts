import { expect, test } from 'vitest'

import { closeToo, isLong, readQuery } from '#lib/query/read-query.ts'

test.each([
  ['prevent text from being selected', true],
  ['make it go wide', false],
  ['grid gap', false],
  ['"prevent" "text" "selected"', false],
])('%j has three longer words: %j', (text, is) => {
  expect(isLong(text)).toBe(is)
})

test('every word of a text may be missing, whatever stands between them', () => {
  expect(closeToo('prevent text-selection, please').optionalWords).toEqual([
    'prevent',
    'text',
    'selection',
    'please',
  ])
})

test.each([
  [true, 'view transitions'],
  [false, 'view transitions spec in safari'],
])('of an index of parts of the platform, %j, a question asks for %j', (isOfParts, text) => {
  expect(readQuery('view transitions spec in safari', isOfParts).text).toBe(text)
})
