import { expect, test } from 'vitest'

import { isStopWord, otherForms } from '#engine/text/english.ts'

test.each([
  ['query', 'queries'],
  ['worker', 'workers'],
  ['box', 'boxes'],
  ['index', 'indices'],
  ['branch', 'branches'],
  ['child', 'children'],
  ['axis', 'axes'],
  ['key', 'keys'],
  ['knife', 'knives'],
  ['life', 'lives'],
  ['wolf', 'wolves'],
  ['half', 'halves'],
  ['bookshelf', 'bookshelves'],
  ['loaf', 'loaves'],
  ['scarf', 'scarves'],
  ['hoof', 'hooves'],
  ['thief', 'thieves'],
  ['proof', 'proofs'],
  ['archive', 'archives'],
  ['curve', 'curves'],
  ['valve', 'valves'],
  ['sleeve', 'sleeves'],
])('the forms of "%s" and "%s" include each other', (one, many) => {
  expect(otherForms(one)).toContain(many)
  expect(otherForms(many)).toContain(one)
})

test.each(['css', 'as', 'axis', 'class', 'status', '42', 'h1', 'canvas2d'])(
  '"%s" has no shorter form',
  (word) => {
    expect(otherForms(word).filter((form) => form.length < word.length)).toEqual([])
  },
)

test.each([
  ['gif', 'gives'],
  ['safe', 'saves'],
  ['cafe', 'caves'],
  ['belief', 'believes'],
  ['serf', 'serves'],
  ['leaf', 'leave'],
])('"%s" and "%s" are no forms of each other', (one, other) => {
  expect(otherForms(one)).not.toContain(other)
  expect(otherForms(other)).not.toContain(one)
})

test('"the" and "of" are stop words, "grid" is not', () => {
  expect(['the', 'of', 'grid'].map(isStopWord)).toEqual([true, true, false])
})
