import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Changes, named, recordsOf, searcher } from '#tests/unit/engine/fixture.ts'

function leaf(name: string, query: string, changes: Changes = {}) {
  const shape = { camelCaseAttributes: ['name'], separatorsToIndex: '@:<' }
  // Another record keeps the query matching if this one does not.
  const run = searcher(recordsOf([{ name }, { name: query }]), shape)
  const hit = run(query, changes).hits.find(({ record }) => record.objectID === '1')
  return hit?.highlight?.['name']
}

test.each([
  ['Gaming Laptop', 'gaming lap', '<em>Gaming</em> <em>Lap</em>top'],
  ['Grid, grid and GRID', 'grid', '<em>Grid</em>, <em>grid</em> and <em>GRID</em>'],
  ['Flexbox', 'flexobx', '<em>Flexbox</em>'],
  ['Flexbox', 'flexbx', '<em>Flexbox</em>'],
  ['Javascripts', 'javscri', '<em>Javascr</em>ipts'],
  ['Crème brûlée', 'creme bru', '<em>Crème</em> <em>brû</em>lée'],
  ['Cre\u0300me', 'cre', '<em>Cre\u0300</em>me'],
  ['Straße', 'stras', '<em>Straß</em>e'],
  ['AbortController', 'abort', '<em>Abort</em>Controller'],
  ['AbortController', 'abortc', '<em>AbortC</em>ontroller'],
  ['AbortController', 'abort contr', '<em>AbortContr</em>oller'],
  ['hello.world', 'helloworld', '<em>hello.world</em>'],
  ['hello.world', 'hellow', '<em>hello.w</em>orld'],
  ['@container and container', '@container', '<em>@</em><em>container</em> and container'],
  ['real time, time, real', 'real-time', '<em>real</em> <em>time</em>, time, real'],
  ['note book notebook', 'notebook', '<em>note</em> <em>book</em> <em>notebook</em>'],
  ['a < b <dialog>', '<dialog', 'a < b <em><</em><em>dialog</em>>'],
])('in "%s" the query "%s" marks %s', (name, query, value) => {
  expect(leaf(name, query)).toMatchObject({ value })
})

test.each([
  ['vim', 'vim', 'full', true],
  ['Gaming Laptop', 'gaming laptop', 'full', true],
  ['Gaming Laptop', 'gaming', 'full', false],
  ['hello.world', 'hello world', 'full', true],
] as const)('"%s" for "%s" is a %s match', (...[name, query, matchLevel, fullyHighlighted]) => {
  expect(leaf(name, query)).toMatchObject({ matchLevel, fullyHighlighted })
})

test('matchedWords has the query words in order, and a part of them is a partial match', () => {
  const run = searcher(recordsOf([{ name: 'blue shoes', text: 'suede, blue suede' }]), {
    searchable: null,
  })
  expect(run('suede bl').hits[0]?.highlight).toEqual({
    name: {
      value: '<em>bl</em>ue shoes',
      matchLevel: 'partial',
      fullyHighlighted: false,
      matchedWords: ['bl'],
    },
    text: {
      value: '<em>suede</em>, <em>bl</em>ue <em>suede</em>',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['suede', 'bl'],
    },
  })
})

test('a value without match has matchLevel none, and so has every value for an empty query', () => {
  const none = { value: 'Northway', matchLevel: 'none', matchedWords: [] }
  const run = searcher(named('Northway'), {})
  expect(run('').hits[0]?.highlight).toEqual({ name: none })
})

const editor = { editor: { name: 'vim', type: 'beforeneovim' }, names: ['vim', ':q'], lines: 5 }

test('highlights keep lists, objects and numbers and omit nulls and empty texts', () => {
  const records = recordsOf([{ ...editor, none: null, empty: '' }])
  const vim = {
    value: '<em>vim</em>',
    matchLevel: 'full',
    fullyHighlighted: true,
    matchedWords: ['vim'],
  }
  const [hit] = searcher(records, { searchable: null })('vim').hits
  expect(hit?.highlight).toEqual({
    editor: {
      name: vim,
      type: { value: 'beforeneovim', matchLevel: 'none', matchedWords: [] },
    },
    names: [vim, { value: ':q', matchLevel: 'none', matchedWords: [] }],
    lines: { value: '5', matchLevel: 'none', matchedWords: [] },
  })
})

test('attributesToHighlight selects attributes by dotted path, and none if it is empty', () => {
  const run = searcher(recordsOf([editor]), { searchable: null })
  const attributesToHighlight = ['editor.name']
  const [hit] = run('vim', { highlight: { attributesToHighlight } }).hits
  expect(Object.keys(hit?.highlight ?? {})).toEqual(['editor'])
  expect(hit?.highlight?.['editor']).toEqual({
    name: expect.objectContaining({ value: '<em>vim</em>' }),
  })
  expect(run('vim', { highlight: { attributesToHighlight: [] } }).hits[0]).not.toHaveProperty(
    'highlight',
  )
})

test('restrictHighlightAndSnippetArrays omits list items without match', () => {
  const run = searcher(recordsOf([editor]), { searchable: null })
  const [hit] = run('vim', { highlight: { restrictHighlightAndSnippetArrays: true } }).hits
  expect(hit?.highlight?.['names']).toHaveLength(1)
})

test('one value in two attributes is tokenized with camelCase parts in one of them only', () => {
  const records = recordsOf([{ name: 'FooBar', text: 'FooBar' }])
  const [hit] = searcher(records, { searchable: null, camelCaseAttributes: ['name'] })('bar').hits
  expect(hit?.highlight).toMatchObject({
    name: { value: 'Foo<em>Bar</em>' },
    text: { value: 'FooBar' },
  })
})

test('a value above the length limit is not highlighted', () => {
  const value = `vim ${'x'.repeat(50_000)}`
  expect(leaf(value, 'vim')).toEqual({ value, matchLevel: 'none', matchedWords: [] })
})

test('exactOnSingleWordQuery word marks only whole words', () => {
  const changes = { ranking: { exactOnSingleWordQuery: 'word' as const } }
  expect(leaf('grid grids', 'grid', changes)).toMatchObject({ value: '<em>grid</em> grids' })
})

/** Marks whole words and, for the last one, prefixes, in text of plain words. */
function naiveHighlight(text: string, words: readonly string[]): string {
  return text.replace(/[a-z]+/g, (token) => {
    const last = words.at(-1) ?? ''
    if (words.includes(token)) return `<em>${token}</em>`
    return token.startsWith(last) ? `<em>${last}</em>${token.slice(last.length)}` : token
  })
}

test('marks without typos equal the matches of a regular expression', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 })
  const text = fc
    .array(fc.tuple(word, fc.constantFrom(' ', ', ', '/', ' - ')), { minLength: 1 })
    .map((parts) => parts.flat().join(''))
  const changes: Changes = {
    text: { typoTolerance: false, optionalWords: ['a', 'b'] },
    highlight: { attributesToHighlight: ['name'] },
  }
  fc.assert(
    fc.property(text, fc.array(word, { minLength: 1, maxLength: 3 }), (name, words) => {
      const query = words.join(' ')
      const run = searcher(recordsOf([{ name, all: query }]), { searchable: null })
      expect(run(query, changes).hits[0]?.highlight).toMatchObject({
        name: { value: naiveHighlight(name, words) },
      })
    }),
  )
})
