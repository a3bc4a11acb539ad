import { expect, test } from 'vitest'

import { readQualifiers, withoutQualifiers } from '#language/qualifiers.ts'

const filtersIn = (text: string) =>
  readQualifiers(text).qualifiers.map(({ key, value }) => `${key}=${value}`)

test.each([
  ['baseline:newly', ['baseline=newly'], ''],
  ['grid baseline:newly missing:safari', ['baseline=newly', 'missing=safari'], 'grid '],
  ['grid area:"Web APIs" view', ['area=Web APIs'], 'grid view'],
  ['Baseline:Newly', ['baseline=Newly'], ''],
  ['since:2025-01 ', ['since=2025-01'], ''],
  ['grid baseline:', ['baseline='], 'grid '],
  ['baseline:newly OR baseline:widely grid', ['baseline=newly', 'baseline=widely'], 'grid'],
  ['position:mozilla-negative', ['position=mozilla-negative'], ''],
])('of “%s” the filters are %o, and the rest is “%s”', (text, filters, rest) => {
  expect(filtersIn(text)).toEqual(filters)
  expect(readQualifiers(text).rest).toBe(rest)
})

test.each([
  ':has()',
  '::before',
  'a:hover',
  '-webkit-',
  'appearance -webkit-appearance',
  'grid -webk',
  'grid-area',
  'grid-area:1',
  'font-display: swap',
  'position: sticky',
  'position:sticky',
  'position:',
  'baseline: middle',
  'alignment-baseline:middle',
  'dominant-baseline',
  'baseline::before',
  '"baseline:newly"',
  'x - y',
  'a -b',
  '-subgrid',
  '--custom',
  'Logical OR assignment',
  'bitwise OR',
  'OR',
  'css grid OR flexbox',
  'grid or flexbox',
])('“%s” stays a text of plain words', (text) => {
  expect(readQualifiers(text)).toEqual({
    qualifiers: [],
    rest: text,
    words: text,
    excluded: [],
    alternatives: [],
  })
})

test('a word after a hyphen is excluded, and stays in the rest, which the box shows', () => {
  expect(readQualifiers('grid -subgrid area:css')).toMatchObject({
    rest: 'grid -subgrid ',
    words: 'grid ',
    excluded: ['subgrid'],
  })
})

test('a text that begins with a hyphen begins with a name', () => {
  expect(readQualifiers('-subgrid grid -table')).toMatchObject({
    words: '-subgrid grid ',
    excluded: ['table'],
  })
})

test('single words with OR between all of them are alternatives, beside filters and excluded words', () => {
  expect(readQualifiers('grid OR flexbox OR float -table area:css')).toMatchObject({
    rest: 'grid OR flexbox OR float -table ',
    words: 'grid flexbox float',
    alternatives: ['grid', 'flexbox', 'float'],
    excluded: ['table'],
  })
})

const ends = (text: string) => readQualifiers(text).qualifiers.map(({ isEnded }) => isEnded)

test('a filter ends where the text goes on', () => {
  expect(ends('missing:safari baseline:new')).toEqual([true, false])
  expect(ends('missing:safari baseline:new ')).toEqual([true, true])
})

test('a filter alone is taken out with the space behind it', () => {
  const text = 'grid baseline:newly missing:safari view'
  const [first] = readQualifiers(text).qualifiers
  expect(withoutQualifiers(text, first === undefined ? [] : [first])).toBe(
    'grid missing:safari view',
  )
})
