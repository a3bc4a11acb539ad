import { expect, test } from 'vitest'

import { buildIndex, searchFacetValues } from '#engine/index.ts'
import { type Changes, engineQuery, plainShape, recordsOf } from '#tests/unit/engine/fixture.ts'

const index = buildIndex(
  recordsOf([
    { name: 'one', editor: ['Visual Studio', 'vim'] },
    { name: 'two', editor: ['vscode', 'neovim'] },
    { name: 'three', editor: ['goland', 'Vidé Studio'] },
    { name: 'three', editor: ['vim'] },
  ]),
  {
    ...plainShape,
    faceting: [{ attribute: 'editor', searchable: true, filterOnly: false, afterDistinct: false }],
  },
)

function find(facetQuery: string, query = '', changes: Changes & { max?: number } = {}) {
  return searchFacetValues(index, engineQuery(query, changes), {
    facet: 'editor',
    facetQuery,
    maxFacetHits: changes.max ?? 10,
    preTag: '<em>',
    postTag: '</em>',
  }).map(({ value, highlighted, count }) => [value, highlighted, count])
}

test('a facet search without text returns all values by count, then by name, unmarked', () => {
  expect(find('')).toEqual([
    ['vim', 'vim', 2],
    ['Vidé Studio', 'Vidé Studio', 1],
    ['Visual Studio', 'Visual Studio', 1],
    ['goland', 'goland', 1],
    ['neovim', 'neovim', 1],
    ['vscode', 'vscode', 1],
  ])
})

test.each([
  ['vi', ['vim', 'Vidé Studio', 'Visual Studio']],
  ['studio vis', ['Visual Studio']],
  ['vide', ['Vidé Studio']],
  ['goalnd', ['goland']],
  ['sual', []],
  ['emacs', []],
])('the facet query "%s" finds %j', (facetQuery, values) => {
  expect(find(facetQuery).map(([value]) => value)).toEqual(values)
})

test('a facet search marks the matching part', () => {
  expect(find('visu')).toEqual([['Visual Studio', '<em>Visu</em>al Studio', 1]])
})

test('a facet search counts the matching records and returns at most maxFacetHits values', () => {
  expect(find('', 'three')).toEqual([
    ['Vidé Studio', 'Vidé Studio', 1],
    ['goland', 'goland', 1],
    ['vim', 'vim', 1],
  ])
  expect(find('', '', { max: 1 })).toHaveLength(1)
})
