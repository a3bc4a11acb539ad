import { expect, test } from 'vitest'

import {
  readFaceting,
  readRanking,
  readSearchable,
  shapeOf,
} from '#provider/protocol/parameters/index-shape.ts'

test.each([
  ['name', { attributes: ['name'], ordered: true }],
  ['ordered(name)', { attributes: ['name'], ordered: true }],
  ['unordered(name)', { attributes: ['name'], ordered: false }],
  ['name, title', { attributes: ['name', 'title'], ordered: false }],
  ['unordered(name),title', { attributes: ['name', 'title'], ordered: false }],
])('readSearchable reads %s', (entry, level) => {
  expect(readSearchable([entry])).toEqual([level])
})

const plain = { searchable: false, filterOnly: false, afterDistinct: false }

test.each([
  ['brand', { ...plain, attribute: 'brand' }],
  ['searchable(brand)', { ...plain, attribute: 'brand', searchable: true }],
  ['filterOnly(a.b)', { ...plain, attribute: 'a.b', filterOnly: true }],
  [
    'afterDistinct(searchable(brand))',
    { ...plain, attribute: 'brand', searchable: true, afterDistinct: true },
  ],
])('readFaceting reads %s', (entry, declaration) => {
  expect(readFaceting([entry])).toEqual([declaration])
})

test('readRanking reads criteria and sorts', () => {
  expect(readRanking(['asc(a.b)', 'typo', 'desc(n)', 'custom'])).toEqual([
    { attribute: 'a.b', direction: 'asc' },
    'typo',
    { attribute: 'n', direction: 'desc' },
    'custom',
  ])
})

test('shapeOf turns settings and synonyms as sent into a shape', () => {
  const synonyms = new Map([
    ['1', { type: 'onewaysynonym', input: 'a', synonyms: ['b'] }],
    ['2', { type: 'altCorrection1', word: 'a', corrections: ['c'] }],
    ['3', { type: 'placeholder', placeholder: '<n>', replacements: ['1'] }],
  ])
  const shape = shapeOf(
    {
      searchableAttributes: ['name'],
      customRanking: ['desc(n)'],
      numericAttributesForFiltering: ['m', 'equalOnly(n)'],
      attributeForDistinct: 'group',
    },
    synonyms,
  )
  expect(shape).toMatchObject({
    searchable: [{ attributes: ['name'], ordered: true }],
    customRanking: [{ attribute: 'n', direction: 'desc' }],
    numericAttributes: ['m', 'n'],
    equalOnly: ['n'],
    attributeForDistinct: 'group',
    synonyms: [
      { type: 'oneWaySynonym', input: 'a', synonyms: ['b'] },
      { type: 'altCorrection1', word: 'a', corrections: ['c'] },
      { type: 'placeholder', placeholder: '<n>', replacements: ['1'] },
    ],
  })
})

test('an index without settings searches all attributes and declares none', () => {
  expect(shapeOf({}, undefined)).toMatchObject({
    searchable: null,
    faceting: [],
    numericAttributes: null,
    customRanking: [],
    synonyms: [],
    attributeForDistinct: null,
  })
})
