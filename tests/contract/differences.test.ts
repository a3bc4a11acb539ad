import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { createTarget } from './embedded.ts'
import { at, ids, list, send, write } from './target.ts'

/** A row of the tables of what was decided where the hosted service's behaviour is not known. */
type Choice = {
  /** The first cell of the row. */
  readonly row: string
  /** Names of records, or their attributes; objectIDs are 0, 1, 2 … */
  readonly records: readonly (string | object)[]
  readonly settings?: object
  readonly ask: object
  /** objectIDs in order, unless `read` says what else is looked at. */
  readonly read?: (answer: unknown) => unknown
  readonly is: unknown
}

const info = (name: string) => (answer: unknown) => at(answer, 'hits', 0, '_rankingInfo', name)
const marked = (answer: unknown): unknown =>
  at(answer, 'hits', 0, '_highlightResult', 'name', 'value')
const nbHits = (answer: unknown): unknown => at(answer, 'nbHits')
const message = (answer: unknown): unknown => at(answer, 'message')
const ranked = { getRankingInfo: true }
const faceted = { attributesForFaceting: ['tag'] }

const engineChoices: readonly Choice[] = [
  {
    row: 'does an error on the first letter, which counts 2, use up the allowance of 1?',
    records: ['michael'],
    ask: { query: 'tichael', ...ranked },
    read: info('nbTypos'),
    is: 2,
  },
  {
    row: 'words in the wrong order',
    records: ['Clooney George'],
    ask: { query: 'george clooney', ...ranked },
    read: info('proximityDistance'),
    is: 2,
  },
  {
    row: 'position in a list',
    records: [{ name: ['one', 'two', 'three'] }],
    settings: { searchableAttributes: ['name'] },
    ask: { query: 'three', ...ranked },
    read: info('firstMatchedWord'),
    is: 18,
  },
  {
    row: 'position beyond 1,000 words of a record',
    records: [`${'word '.repeat(1000)}far off`],
    ask: { query: 'far off', ...ranked },
    read: info('proximityDistance'),
    is: 8,
  },
  {
    row: 'a trailing space',
    records: ['gridlock'],
    ask: { query: 'grid ' },
    is: ['0'],
  },
  {
    row: 'highlight of a prefix with typos',
    records: ['javascript'],
    ask: { query: 'javscri' },
    read: marked,
    is: '<em>javascr</em>ipt',
  },
  {
    row: 'joined words in a record',
    records: ['new AbortController signal'],
    settings: { camelCaseAttributes: ['name'] },
    ask: { query: '"abortcontroller signal"', advancedSyntax: true },
    is: ['0'],
  },
  {
    row: '"m.55" is indexed as `m55`, "3.GB" as `3`, `gb`',
    records: ['m.55', '3.GB'],
    ask: { query: 'm55', typoTolerance: false, queryType: 'prefixNone' },
    is: ['0'],
  },
  {
    row: 'joined query words',
    records: ['javascript engine'],
    ask: { query: 'java script engine', ...ranked },
    read: info('nbExactWords'),
    is: 3,
  },
  {
    row: 'a word split in two',
    records: ['data base', 'data and base', 'base data', 'dat abase'],
    ask: { query: 'database' },
    is: ['0'],
  },
  {
    row: 'whole value, for `exact`',
    records: ['<dialog>'],
    ask: { query: 'dialog', ...ranked },
    read: info('nbExactWords'),
    is: 1,
  },
  {
    row: 'ideographs, kana, Thai letters',
    records: ['東京都', '京東'],
    ask: { query: '京都' },
    is: ['0'],
  },
  {
    row: 'HTML tags in records',
    records: ['the <dialog> element'],
    ask: { query: 'dialog' },
    read: marked,
    is: 'the <<em>dialog</em>> element',
  },
  {
    row: 'traditional and simplified Chinese',
    records: ['漢字', '汉字'],
    ask: { query: '汉' },
    is: ['1'],
  },
  {
    row: 'stop words',
    records: ['color of grid', 'the'],
    ask: { query: 'the grid color', removeStopWords: true },
    is: ['0'],
  },
  {
    row: 'plurals',
    records: ['child', 'children', 'boxes'],
    ask: { query: 'children', ignorePlurals: true, queryType: 'prefixNone' },
    is: ['1', '0'],
  },
  {
    row: 'several of a group kept (`distinct` above 1)',
    records: ['x', 'x', 'x', 'y'].map((group) => ({ name: 'a', group })),
    settings: { attributeForDistinct: 'group' },
    ask: { distinct: 2 },
    read: nbHits,
    is: 3,
  },
  {
    row: 'lists, booleans and nulls in the attribute for distinct',
    records: [['x'], ['x'], true, true, null, null].map((group) => ({ name: 'a', group })),
    settings: { attributeForDistinct: 'group' },
    ask: { distinct: true },
    read: nbHits,
    is: 6,
  },
  {
    row: 'a negated condition on an attribute that is not declared',
    records: [{ name: 'a', size: 'big' }],
    ask: { filters: 'NOT size:big' },
    is: ['0'],
  },
  {
    row: 'points of a negated facet filter',
    records: [{ tag: 'x' }, { tag: ['x', 'y'] }, { tag: 'y' }],
    settings: faceted,
    ask: { optionalFilters: ['tag:-x'] },
    is: ['2', '1', '0'],
  },
  {
    row: 'empty texts and nulls',
    records: [{ name: '', text: null, more: 'm' }],
    ask: { attributesToHighlight: ['*'] },
    read: (answer) => Object.keys(Object(at(answer, 'hits', 0, '_highlightResult'))),
    is: ['more'],
  },
  {
    row: 'phrases and words of a sequence',
    records: ['grid of red grid'],
    ask: { query: '"red grid"', advancedSyntax: true },
    read: marked,
    is: 'grid of <em>red</em> <em>grid</em>',
  },
  {
    row: 'touching highlighted parts',
    records: ['東京'],
    ask: { query: '東京' },
    read: marked,
    is: '<em>東</em><em>京</em>',
  },
  {
    row: '`allOptional` where nothing was found',
    records: ['grid'],
    ask: { query: 'grid zebra', removeWordsIfNoResults: 'allOptional' },
    read: (answer) => [nbHits(answer), at(answer, 'queryAfterRemoval')],
    is: [1, undefined],
  },
  {
    row: 'four optional words or more',
    records: ['one', 'five'],
    ask: { query: 'one two three four', optionalWords: ['one two three four'] },
    is: ['0'],
  },
  {
    row: 'exclusions',
    records: ['grid', 'grids', 'gird'],
    ask: { query: '-grid', advancedSyntax: true },
    is: ['2', '1'],
  },
]

const wireChoices: readonly Choice[] = [
  {
    row: '`name:-value` in `filters`',
    records: [{ tag: 'x' }, { tag: '-x' }],
    settings: faceted,
    ask: { filters: 'tag:-x' },
    is: ['1'],
  },
  {
    row: '`A OR B AND C`',
    records: [{ tag: 'x' }, { tag: ['y', 'z'] }, { tag: ['x', 'z'] }],
    settings: faceted,
    ask: { filters: 'tag:x OR tag:y AND tag:z' },
    is: ['2', '1'],
  },
  {
    row: 'a third level of lists in `facetFilters`',
    records: [{ tag: ['x', 'y'] }, { tag: 'x' }, { tag: 'z' }],
    settings: faceted,
    ask: { facetFilters: [['tag:z', ['tag:x', 'tag:y']]] },
    is: ['2', '0'],
  },
  {
    row: 'columns in messages about filters',
    records: ['a'],
    ask: { filters: ')' },
    read: message,
    is: expect.stringContaining('col 0'),
  },
  {
    row: 'conditions in one parameter',
    records: ['a'],
    ask: { facetFilters: Array.from({ length: 1001 }, () => 'tag:x') },
    read: message,
    is: expect.stringContaining('1000'),
  },
  {
    row: 'restriction to attributes of which none is searchable',
    records: ['a'],
    settings: { searchableAttributes: ['name'] },
    ask: { query: 'a', restrictSearchableAttributes: ['price'] },
    read: message,
    is: 'restrictSearchableAttributes: none of price is in searchableAttributes',
  },
]

/** Rows that need more than one index or one request: they are pinned by tests of their own. */
const elsewhere: readonly string[] = [
  'queries skipped by `stopIfEnoughMatches`',
  '`filters` forced by a key',
  'an operation whose condition fails (`IncrementFrom`, `IncrementSet`)',
  'unknown key, unknown path',
  'an index that becomes a replica',
  'a primary that is deleted or moved away',
]

test.each([...engineChoices, ...wireChoices])('$row', async (choice) => {
  const target = createTarget()
  await write(target, {
    method: 'PUT',
    path: '/1/indexes/§choice/settings',
    body: choice.settings ?? {},
  })
  const requests = choice.records.map((record, place) => ({
    action: 'addObject',
    body: {
      ...(typeof record === 'string' ? { name: record } : record),
      objectID: String(place),
    },
  }))
  await write(target, { path: '/1/indexes/§choice/batch', body: { requests } })
  const { body } = await send(target, { path: '/1/indexes/§choice/query', body: choice.ask })
  const read = choice.read ?? ((answer) => ids(list(at(answer, 'hits') ?? [])))
  expect(read(body)).toEqual(choice.is)
})

/** The first cells of the rows of the table under a heading. */
function rowsUnder(file: string, heading: string): readonly string[] {
  const section = readFileSync(file, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) => row.split('|')[1]?.trim() ?? '')
}

test.each([
  ['DESIGN.md', 'Where the documentation leaves a choice', engineChoices.map(({ row }) => row)],
  [
    'PROTOCOL.md',
    "Decisions where the service's behaviour is not known",
    [...wireChoices.map(({ row }) => row), ...elsewhere],
  ],
])('every choice that %s tells of is pinned by a test', (file, heading, pinned) => {
  const rows = rowsUnder(`src/provider/${file}`, heading)
  expect(rows.toSorted()).toEqual([...pinned].toSorted())
})
