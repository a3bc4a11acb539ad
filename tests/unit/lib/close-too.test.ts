import { expect, test } from 'vitest'

import { closeToo, isLong, readQuery } from '#lib/read-query.ts'

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
  ['parts', 'view transitions'],
  ['texts', 'view transitions'],
  ['others', 'view transitions spec in safari'],
] as const)('of an index of %s a question asks for %j', (described, text) => {
  expect(readQuery('view transitions spec in safari', described).text).toBe(text)
})
