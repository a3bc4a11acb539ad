import { expect, test } from 'vitest'

import { matchByName, isSameName, looseReadings, strictReadings } from '#lib/match-by-name.ts'

test.each([
  ['AbortController', 'abortcontroller'],
  [':has()', 'has'],
  ['<dialog>', 'dialog'],
  ['@container', 'container'],
  ['grid-template-columns', 'gridTemplateColumns'],
  ['Chrome 140', 'chrome-140'],
  ['CSS Grid Layout 2', 'css grid layout 2'],
  ['::before', ':before'],
  ['--custom', 'custom'],
  ['Überschrift', 'überschrift'],
  ['grid', '  grid '],
])('%s is called like %s', (name, query) => {
  expect(isSameName(name, query)).toBe(true)
})

test.each([
  ['Grid lanes', 'grid'],
  ['grid', 'gri'],
  ['Chrome 140', 'chrome 14'],
  ['!==', '==='],
  ['~', '^'],
  ['grid', ''],
])('%s is not called like %j', (name, query) => {
  expect(isSameName(name, query)).toBe(false)
})

const found = (query: string, ...names: readonly string[]) =>
  matchByName(
    query,
    names.map((name) => ({ names: [name] })),
    looseReadings,
  ).flatMap((hit) => hit.names)

test('the strictest reading that anything stands up to decides', () => {
  expect(found('abortcontroller', 'AbortController', 'AbortController()')).toEqual([
    'AbortController',
  ])
  expect(found('AbortController()', 'AbortController', 'AbortController()')).toEqual([
    'AbortController()',
  ])
  expect(found('::before', '::before', ':before')).toEqual(['::before'])
  expect(found('has()', 'has', ':has()', 'hash')).toEqual(['has'])
  expect(found('dialog', '<dialog>', 'dialogs')).toEqual(['<dialog>'])
  expect(found('nothing', '<dialog>')).toEqual([])
})

test('who is led away by a name is led by the case as it was written', () => {
  const all = [{ names: ['Crypto'] }, { names: ['crypto'] }]
  expect(matchByName('crypto', all, strictReadings)).toEqual([{ names: ['crypto'] }])
  expect(matchByName('CRYPTO', all, strictReadings)).toEqual(all)
  expect(matchByName('gridarea', [{ names: ['grid-area'] }], strictReadings)).toEqual([])
})

test('an operator matches the items whose names show it', () => {
  const items = ['Optional chaining (?.)', 'Conditional (c ? t : f)', '?.', 'Grid'].map((name) => ({
    names: [name],
  }))
  expect(matchByName(' ?. ', items, strictReadings)).toEqual([items[0], items[2]])
})
