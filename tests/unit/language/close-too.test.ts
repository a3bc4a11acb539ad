import { beforeAll, expect, test } from 'vitest'

import { closeToLong, closeToo, loadSubjects } from '#language/load-subjects.ts'
import { readQuery } from '#language/read-query.ts'

beforeAll(loadSubjects)

test.each([
  ['prevent text from being selected', true],
  ['make it go wide', false],
  ['grid gap', false],
  ['"prevent" "text" "selected"', false],
])('the words of %j may be missing, as it has three longer ones: %j', (text, is) => {
  expect('optionalWords' in closeToLong(text)).toBe(is)
})

test('every word of a text may be missing, whatever stands between them', () => {
  expect(closeToo('prevent text-selection, please')).toMatchObject({
    optionalWords: ['prevent', 'text', 'selection', 'please'],
  })
})

test.each([
  [true, 'view transitions'],
  [false, 'view transitions spec in safari'],
])('of an index of parts of the platform, %j, a question asks for %j', (isOfParts, text) => {
  expect(readQuery('view transitions spec in safari', isOfParts).text).toBe(text)
})
