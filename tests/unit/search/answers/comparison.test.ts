import { expect, test } from 'vitest'

import { readText } from '#language/reading.ts'
import { comparedSet } from '#search/answers/compared-set.ts'
import { askedTogether, thingRequests } from '#search/answers/thing-requests.ts'
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
  ['grid, subgrid, popover, :has(), dialog', ['grid', 'subgrid', 'popover', ':has()', 'dialog']],
  ['a vs b vs c vs d', ['a', 'b', 'c', 'd']],
  ['color-mix(in srgb, red, blue), oklch', ['color-mix(in srgb, red, blue)', 'oklch']],
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
  'a, b, c, d, e, f, g, h, i',
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
  const set = comparedSet(['a', 'b', 'c'], [thing('a'), thing('b'), thing('c')])
  expect(set).toMatchObject({ title: 'Compare A, B and C', href: '/set?f=a,b,c' })
  expect(set?.about).not.toMatch(/Not used|Did you mean/)
})

test('a name that means no thing is named beside the set of the others, and a doubtful one is asked about', () => {
  const names = ['a', 'b', 'qwzx', 'cc']
  const set = comparedSet(names, [
    thing('a'),
    thing('b'),
    undefined,
    { ...thing('c'), isGuess: true },
  ])
  expect(set?.href).toBe('/set?f=a,b')
  expect(set?.about).toContain('Not used: “qwzx”.')
  expect(set?.about).toContain('Did you mean C by “cc”?')
})

test('no name, or one that means no thing or the same as another, leads nowhere', () => {
  expect(comparedSet([], [])).toBeUndefined()
  expect(comparedSet(['a', 'b'], [thing('a'), undefined])).toBeUndefined()
  expect(comparedSet(['a', 'A'], [thing('a'), thing('a')])).toBeUndefined()
})

test('a text asks for no more queries, whatever the number of its names', () => {
  const names = ['grid', 'subgrid', 'popover', 'dialog', 'nesting', 'flexbox', 'has', 'gap']
  expect(askedTogether(names).flat()).toEqual(names)
  expect(thingRequests(names, names.join(', '))).toHaveLength(
    thingRequests(names.slice(0, 3), names.join(', ')).length,
  )
})
