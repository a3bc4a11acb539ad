import { expect, test } from 'vitest'

import { isStopWord, otherForms } from '#provider/engine/text/english.ts'

test.each([
  ['query', 'queries'],
  ['worker', 'workers'],
  ['box', 'boxes'],
  ['index', 'indices'],
  ['branch', 'branches'],
  ['child', 'children'],
  ['key', 'keys'],
])('"%s" and "%s" are forms of one word', (one, many) => {
  expect(otherForms(one)).toContain(many)
  expect(otherForms(many)).toContain(one)
})

test.each(['css', 'as', '42', 'h1', 'canvas2d'])('"%s" is no plural of anything', (word) => {
  expect(otherForms(word).filter((form) => form.length < word.length)).toEqual([])
})

test('function words are stop words', () => {
  expect(['the', 'of', 'grid'].map(isStopWord)).toEqual([true, true, false])
})
