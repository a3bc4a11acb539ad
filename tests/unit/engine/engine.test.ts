import { expect, test } from 'vitest'

import { buildIndex, search } from '#engine/index.ts'

import {
  type Changes,
  engineQuery,
  idsOf,
  named,
  namesFound,
  plainShape,
  recordsOf,
  searcher,
} from './fixture.ts'

function info(name: string, query: string, changes: Changes = {}) {
  return searcher(named(name))(query, changes).hits[0]?.rankingInfo
}

test('an empty query finds all records by descending insertion', () => {
  expect(idsOf(searcher(named('a', 'b', 'c'))(''))).toEqual(['3', '2', '1'])
})

test('a record must have every query word in any attribute, the last one as a prefix', () => {
  const records = recordsOf([
    { name: 'Gaming Laptop' },
    { name: 'Laptop Stand' },
    { name: 'Gaming Mouse', text: 'for your laptop' },
  ])
  expect(idsOf(searcher(records, { searchable: null })('gaming lap'))).toEqual(['1', '3'])
  expect(namesFound(['je bon', 'jerry bon', 'je'], 'je b')).toEqual(['je bon'])
})

test.each([
  ['978-3-16-148410-0', 1],
  ['978 3 16 148410 0', 1],
  ['978316148410 0', 0],
])('an ISBN without hyphens is found by "%s": %i', (query, hits) => {
  const changes = { text: { allowTyposOnNumericTokens: false } }
  expect(namesFound(['9783161484100'], query, changes)).toHaveLength(hits)
})

test.each([
  ['real-time', ['real-time data', 'real time data']],
  ['"time real"', ['time real']],
  ['"rea"', []],
])('the query %s finds %j', (query, found) => {
  const names = ['real time data', 'real-time data', 'time real']
  expect(namesFound(names, query, { text: { exactPhrase: true } })).toEqual(found)
})

test('excluded words and phrases exclude records, also without other words', () => {
  const changes = { text: { exactPhrase: true, excludeWords: true } }
  const names = ['red grid', 'red flex box', 'red box flex']
  expect(namesFound(names, 'red -grid', changes)).toEqual(['red box flex', 'red flex box'])
  expect(namesFound(names, '-"flex box"', changes)).toEqual(['red box flex', 'red grid'])
})

test.each([
  ['George Clooney', 1],
  ['George Timothy Clooney', 2],
  ['Clooney George', 2],
  ['George a b c d e f g h i Clooney', 8],
])('the proximity of "george clooney" in "%s" is %i', (name, proximity) => {
  expect(info(name, 'george clooney')?.proximityDistance).toBe(proximity)
})

test('proximity is at least minProximity', () => {
  expect(info('George Clooney', 'george clooney', { ranking: { minProximity: 4 } })).toMatchObject({
    proximityDistance: 4,
  })
})

test('a single word has proximity 0, and an empty query 0 words', () => {
  expect(info('Gaming Laptop', 'lap')).toMatchObject({
    words: 1,
    nbExactWords: 0,
    proximityDistance: 0,
    firstMatchedWord: 1,
  })
  expect(info('Gaming Laptop', '')).toMatchObject({ words: 0, proximityDistance: 0 })
})

test('words and nbExactWords count the query words found and found exactly', () => {
  expect(info('iPhone 14', 'iPhon 14')).toMatchObject({ words: 2, nbExactWords: 1, nbTypos: 1 })
})

test.each([
  ['attribute', 'Road', 1],
  ['attribute', 'Road Trip', 0],
  ['word', 'Road Trip', 1],
  ['word', 'Roads', 0],
  ['none', 'Road', 0],
] as const)('in the mode %s "%s" has %i exact words of "road"', (...[mode, name, exact]) => {
  const changes = { ranking: { exactOnSingleWordQuery: mode } }
  expect(info(name, 'road', changes)?.nbExactWords).toBe(exact)
})

test('exactOnSingleWordQuery word ignores short words and stop words', () => {
  const changes = { ranking: { exactOnSingleWordQuery: 'word' as const } }
  expect(info('at home', 'at', changes)?.nbExactWords).toBe(0)
  expect(info('the end', 'the', changes)?.nbExactWords).toBe(0)
})

const searchable = [
  { attributes: ['profession'], ordered: true },
  { attributes: ['fullName'], ordered: true },
]
const jerry = recordsOf([{ profession: 'singer', fullName: 'Jerry Singer' }])

test.each([
  ['where the words are nearest', ['proximity', 'attribute'], false, 1000],
  ['the first of all', ['attribute', 'proximity'], false, 0],
  ['the nearest all the same', ['attribute', 'proximity'], true, 1000],
] as const)('the best attribute is %s', (...[, ranking, attributeByMinProximity, first]) => {
  const [hit] = searcher(jerry, { searchable })('jerry singer', {
    ranking: { ranking, attributeByMinProximity },
  }).hits
  expect(hit?.rankingInfo?.firstMatchedWord).toBe(first)
})

test('the position of a match does not count in unordered attributes and attributes of one rank', () => {
  const records = recordsOf([{ a: 'x y', b: 'z grid' }])
  const unordered = [
    { attributes: ['a'], ordered: false },
    { attributes: ['b'], ordered: false },
  ]
  const shared = [{ attributes: ['a', 'b'], ordered: true }]
  const first = (levels: typeof shared) =>
    searcher(records, { searchable: levels })('grid').hits[0]?.rankingInfo?.firstMatchedWord
  expect(first(unordered)).toBe(1000)
  expect(first(shared)).toBe(0)
})

test.each([
  [true, ['grid', 'grip', 'bris']],
  ['min', ['grid']],
  ['strict', ['grid', 'grip']],
  [false, ['grid']],
] as const)('with typoTolerance %s "grid" finds %j', (typoTolerance, found) => {
  const names = ['bris', 'grip', 'grid']
  const changes = { text: { typoTolerance, minWordSizeFor2Typos: 4 } }
  expect(namesFound(names, 'grid', changes)).toEqual(found)
})

test('typoTolerance strict ranks typos first in any ranking', () => {
  const ranking = ['custom', 'typo'] as const
  const order = (typoTolerance: true | 'strict') =>
    searcher(
      recordsOf([
        { name: 'gird', n: 1 },
        { name: 'grid', n: 2 },
      ]),
      {
        customRanking: [{ attribute: 'n', direction: 'asc' }],
      },
    )('grid', { text: { typoTolerance }, ranking: { ranking } })
  expect(idsOf(order(true))).toEqual(['1', '2'])
  expect(idsOf(order('strict'))).toEqual(['2', '1'])
})

test('typo tolerance can be disabled for words, attributes and numbers', () => {
  const run = searcher(recordsOf([{ name: 'gird', text: 'flexbxo 12345' }]), {
    searchable: null,
    disableTypoToleranceOnWords: ['Grid'],
  })
  const strictText = { text: { disableTypoToleranceOnAttributes: ['text'] } }
  expect(run('grid').nbHits).toBe(0)
  expect(run('flexbox').nbHits).toBe(1)
  expect(run('flexbox', strictText).nbHits).toBe(0)
  expect(run('flexbxo', strictText).nbHits).toBe(1)
  const numeric = searcher(named('12345'))
  expect(numeric('12346').nbHits).toBe(1)
  expect(numeric('12346', { text: { allowTyposOnNumericTokens: false } }).nbHits).toBe(0)
})

test('prefixes can be disabled for attributes, and typos remain', () => {
  const run = searcher(named('gridlanes'), { disablePrefixOnAttributes: ['name'] })
  expect(run('grid').nbHits).toBe(0)
  expect(run('gridlane').nbHits).toBe(1)
})

test('exactness can be disabled for attributes', () => {
  const run = searcher(named('grid'))
  const text = { disableExactOnAttributes: ['name'] }
  expect(run('grid').hits[0]?.rankingInfo?.nbExactWords).toBe(1)
  expect(run('grid', { text }).hits[0]?.rankingInfo?.nbExactWords).toBe(0)
})

test('restrictSearchableAttributes limits the search to its attributes', () => {
  const run = searcher(recordsOf([{ name: 'grid', text: 'flex' }]), { searchable: null })
  expect(run('flex', { text: { restrictSearchableAttributes: ['name'] } }).nbHits).toBe(0)
  expect(run('grid', { text: { restrictSearchableAttributes: ['name'] } }).nbHits).toBe(1)
})

test('records without optional words match and rank behind those with more of them', () => {
  const names = ['blue shoes', 'shoes', 'blue hat', 'red hat']
  expect(namesFound(names, 'blue shoes', { text: { optionalWords: ['blue'] } })).toEqual([
    'blue shoes',
    'shoes',
  ])
  expect(namesFound(names, 'blue shoes', { text: { optionalWords: ['blue', 'shoes'] } })).toEqual([
    'blue shoes',
    'blue hat',
    'shoes',
  ])
})

test.each([
  ['none', null, 0],
  ['lastWords', 'Grid <em>foo</em> <em>bar</em>', 1],
  ['firstWords', null, 0],
  ['allOptional', null, 1],
] as const)(
  'removeWordsIfNoResults %s for a query without results',
  (...[removeWordsIfNoResults, queryAfterRemoval, nbHits]) => {
    const answer = searcher(named('grid'))('Grid foo bar', { text: { removeWordsIfNoResults } })
    expect(answer).toMatchObject({ queryAfterRemoval, nbHits })
  },
)

test('firstWords drops words from the start one by one', () => {
  const answer = searcher(named('grid lanes'))('foo grid lanes', {
    text: { removeWordsIfNoResults: 'firstWords' },
  })
  expect(answer).toMatchObject({
    queryAfterRemoval: '<em>foo</em> grid lanes',
    parsedQuery: 'grid lanes',
  })
})

test('ignorePlurals lets singular and plural find each other as exact words', () => {
  const run = searcher(named('custom property'))
  expect(run('properties custom').nbHits).toBe(0)
  const [hit] = run('properties custom', { text: { ignorePlurals: true } }).hits
  expect(hit?.rankingInfo).toMatchObject({ nbTypos: 0, nbExactWords: 2 })
  expect(hit?.highlight?.['name']).toMatchObject({ value: '<em>custom</em> <em>property</em>' })
})

test('the typos of a record are those of its nearest word', () => {
  expect(namesFound(['grip', 'grip grid'], 'grid', { text: { typoTolerance: 'min' } })).toEqual([
    'grip grid',
  ])
})

test('numbers and booleans are searchable as text, objectID and attributes with an underscore are not', () => {
  const records = [{ objectID: 'abc', count: 42, on: true, _tags: ['hidden'] }]
  const run = searcher(records, { searchable: null })
  expect(['42', 'true', 'abc', 'hidden'].map((query) => run(query).nbHits)).toEqual([1, 1, 0, 0])
  expect(
    searcher(records, { searchable: [{ attributes: ['objectID'], ordered: true }] })('abc').nbHits,
  ).toBe(1)
})

test('words after the first thousand are found at the maximum distance', () => {
  const filler = 'x '.repeat(1200)
  expect(info(`${filler}george clooney`, 'george clooney')).toMatchObject({ proximityDistance: 8 })
})

test('a later search does not change an earlier answer', () => {
  const index = buildIndex(named('grid', 'flex'), plainShape)
  const first = search(index, engineQuery('grid'))
  const again = search(index, engineQuery('grid'))
  expect(search(index, engineQuery('flex')).nbHits).toBe(1)
  expect(again).toEqual(first)
})

test('an index without records returns empty answers', () => {
  expect(searcher([])('grid')).toMatchObject({ hits: [], nbHits: 0 })
  expect(searcher([])('')).toMatchObject({ hits: [], nbHits: 0 })
})

test.each([
  'a '.repeat(256),
  'a'.repeat(512),
  '-'.repeat(512),
  '"'.repeat(512),
  ':a'.repeat(256),
  '𝕏🙂'.repeat(60),
])('the hostile query %s gets an answer', (query) => {
  const run = searcher(named('a a a', 'aaaa'), { separatorsToIndex: ':' })
  expect(
    run(query, { text: { exactPhrase: true, excludeWords: true } }).nbHits,
  ).toBeLessThanOrEqual(2)
})
