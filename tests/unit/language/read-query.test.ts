import { beforeAll, expect, test } from 'vitest'

import { loadSubjects } from '#language/load-subjects.ts'
import { readQuery } from '#language/read-query.ts'

beforeAll(loadSubjects)

test.each([
  ['<>', '<>'],
  ['/a+/v', 'RegExp unicodeSets'],
  ['/a+/', 'RegExp'],
  ['array.at(-1)', 'array at'],
  ['arr.at(-1)', 'Array at'],
  ['el.scrollIntoView({ block: "end" })', 'Element scrollIntoView'],
  ['navigator.clipboard.writeText("x', 'navigator clipboard writeText'],
  ['JSON.parse(await read())', 'JSON parse'],
  ['@media (min-width: 1px)', '@media min-width'],
  ['aspect-ratio: 16 / 9;', 'aspect-ratio'],
  ['grid-template-columns: subgrid', 'grid-template-columns subgrid'],
  ['display: ', 'display: '],
  ['arr.at(-1) ', 'Array at '],
])('the code %j is read as %j', (typed, text) => {
  expect(readQuery(typed).text).toBe(text)
  expect(readQuery(text).text).toBe(text)
})

test('a name with empty brackets is read as before the reader of code has loaded', () => {
  expect(readQuery('arr()').text).toBe('arr()')
})

test.each([
  ['subgrid', 'subgrid'],
  ['subgrid browser support', 'subgrid'],
  ['subgrid support', 'subgrid'],
  ['support', 'support'],
  ['how to center text', 'center text'],
  ['how do i', 'how do i'],
  ['can i use grid', 'grid'],
  ['what is the shadow DOM', 'shadow DOM'],
  ['make a table wide', 'make table wide'],
  ['sticky header not working', 'sticky header'],
  ["sticky header doesn't work properly", 'sticky header'],
  ['not working', 'not working'],
  ['why does the header jump', 'header jump'],
  ['best way to center text', 'center text'],
  ['modal in react', 'modal'],
  ['a b', 'a b'],
  ['the dialog', 'the dialog'],
  ['what does ?? mean', '??'],
  ['has selector support in', 'has selector'],
  ['subgrid compat', 'subgrid'],
])('%j without the phrases around it is %j', (typed, asked) => {
  expect(readQuery(typed).text).toBe(asked)
})

test.each([
  ['for of loop', false],
  ['loop over some array', true],
  ['loop over some ', false],
  ['draw to a canvas', true],
  ['a tag', false],
])('of %j stop words are left out: %j', (typed, is) => {
  expect('removeStopWords' in readQuery(typed).parameters).toBe(is)
})
