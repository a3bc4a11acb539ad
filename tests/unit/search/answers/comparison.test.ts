import { expect, test } from 'vitest'

import { readText } from '#language/reading.ts'
import { comparedSet } from '#search/answers/compared-set.ts'
import type { Thing } from '#search/answers/things.ts'

const today = '2026-11-22'

test.each([
  ['subgrid vs masonry', ['subgrid', 'masonry']],
  ['Fetch vs. XMLHttpRequest', ['fetch', 'xmlhttprequest']],
  ['flexbox versus grid?', ['flexbox', 'grid']],
  ['let vs const vs var', ['let', 'const', 'var']],
  ['compare grid and flexbox', ['grid', 'flexbox']],
  ['compare grid, subgrid and flexbox', ['grid', 'subgrid', 'flexbox']],
  ['compare popover with dialog', ['popover', 'dialog']],
  ['difference between popover and dialog', ['popover', 'dialog']],
  ['popover compared to dialog', ['popover', 'dialog']],
  ['grid, subgrid, popover', ['grid', 'subgrid', 'popover']],
  ['grid; subgrid', ['grid', 'subgrid']],
])('“%s” compares %o', (text, names) => {
  expect(readText(text, today).subjects).toEqual(names)
})

test.each([
  'chrome 120 vs 130',
  'chrome vs firefox',
  'compare safari 26 and chrome 140',
  'compare releases',
  'grid vs ',
  'compare grid, , popover',
  'vs grid',
  'grid',
  'a vs b vs c vs d',
  'canvas',
])('“%s” compares no things', (text) => {
  expect(readText(text, today).subjects).toEqual([])
})

const thing = (id: string): Thing => ({
  list: 'features',
  id,
  name: id.toUpperCase(),
  supported: { support: {} },
  status: [],
  isDiscouraged: false,
  alternatives: [],
})

test('things that all are found lead to their set', () => {
  expect(comparedSet([thing('a'), thing('b'), thing('c')])).toMatchObject({
    title: 'Compare A, B and C',
    href: '/set?f=a,b,c',
  })
})

test('no name, or one that means no thing or the same as another, leads nowhere', () => {
  expect(comparedSet([])).toBeUndefined()
  expect(comparedSet([thing('a'), undefined])).toBeUndefined()
  expect(comparedSet([thing('a'), thing('a')])).toBeUndefined()
})
