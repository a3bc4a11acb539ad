import { expect } from 'vitest'

import { at, ids, list, send, type Target, write } from '#tests/contract/target.ts'

/** A row of the tables of known differences in REFERENCE.md, with a case that pins it. */
export type Choice = {
  /** The first cell of the row. */
  readonly row: string
  /** Names of records, or their attributes; objectIDs are 0, 1, 2 … */
  readonly records: readonly (string | object)[]
  readonly settings?: object
  readonly ask: object
  /** The part of the answer to compare; the objectIDs in order by default. */
  readonly read?: (answer: unknown) => unknown
  readonly expected: unknown
}

/** Writes the records and the settings of a row into the index `choice`. */
export async function fillChoice(
  target: Target,
  { records, settings = {} }: Choice,
): Promise<void> {
  await write(target, { method: 'PUT', path: '/1/indexes/§choice/settings', body: settings })
  const requests = records.map((record, number) => ({
    action: 'addObject',
    body: {
      ...(typeof record === 'string' ? { name: record } : record),
      objectID: String(number),
    },
  }))
  await write(target, { path: '/1/indexes/§choice/batch', body: { requests } })
}

/** The part of the answer that a row compares. */
export async function askChoice(
  target: Target,
  { ask, read = (answer) => ids(list(at(answer, 'hits') ?? [])) }: Choice,
): Promise<unknown> {
  const { body } = await send(target, { path: '/1/indexes/§choice/query', body: ask })
  return read(body)
}

const info = (name: string) => (answer: unknown) => at(answer, 'hits', 0, '_rankingInfo', name)
const marked = (answer: unknown): unknown =>
  at(answer, 'hits', 0, '_highlightResult', 'name', 'value')
const nbHits = (answer: unknown): unknown => at(answer, 'nbHits')
const message = (answer: unknown): unknown => at(answer, 'message')
const ranked = { getRankingInfo: true }
/** Settings with a facet. */
export const faceted = { attributesForFaceting: ['tag'] }

/** The rows about the engine. */
export const engineChoices: readonly Choice[] = [
  {
    row: 'a typo in the first letter',
    records: ['michael'],
    ask: { query: 'tichael', ...ranked },
    read: info('nbTypos'),
    expected: 2,
  },
  {
    row: 'words in the wrong order',
    records: ['Clooney George'],
    ask: { query: 'george clooney', ...ranked },
    read: info('proximityDistance'),
    expected: 2,
  },
  {
    row: 'position in a list',
    records: [{ name: ['one', 'two', 'three'] }],
    settings: { searchableAttributes: ['name'] },
    ask: { query: 'three', ...ranked },
    read: info('firstMatchedWord'),
    expected: 18,
  },
  {
    row: 'position beyond 1,000 words of a record',
    records: [`${'word '.repeat(1000)}far off`],
    ask: { query: 'far off', ...ranked },
    read: info('proximityDistance'),
    expected: 8,
  },
  {
    row: 'a trailing space',
    records: ['gridlock'],
    ask: { query: 'grid ' },
    expected: ['0'],
  },
  {
    row: 'highlight of a prefix with typos',
    records: ['javascript'],
    ask: { query: 'javscri' },
    read: marked,
    expected: '<em>javascr</em>ipt',
  },
  {
    row: 'joined words in a record',
    records: ['new AbortController signal'],
    settings: { camelCaseAttributes: ['name'] },
    ask: { query: '"abortcontroller signal"', advancedSyntax: true },
    expected: ['0'],
  },
  {
    row: '"m.55" is indexed as `m55`, "3.GB" as `3`, `gb`',
    records: ['m.55', '3.GB'],
    ask: { query: 'm55', typoTolerance: false, queryType: 'prefixNone' },
    expected: ['0'],
  },
  {
    row: 'joined query words',
    records: ['javascript engine'],
    ask: { query: 'java script engine', ...ranked },
    read: info('nbExactWords'),
    expected: 3,
  },
  {
    row: 'a word split in two',
    records: ['data base', 'data and base', 'base data', 'dat abase'],
    ask: { query: 'database' },
    expected: ['0'],
  },
  {
    row: 'whole value, for `exact`',
    records: ['<dialog>'],
    ask: { query: 'dialog', ...ranked },
    read: info('nbExactWords'),
    expected: 1,
  },
  {
    row: 'ideographs, kana, Thai letters',
    records: ['東京都', '京東'],
    ask: { query: '京都' },
    expected: ['0'],
  },
  {
    row: 'HTML tags in records',
    records: ['the <dialog> element'],
    ask: { query: 'dialog' },
    read: marked,
    expected: 'the <<em>dialog</em>> element',
  },
  {
    row: 'traditional and simplified Chinese',
    records: ['漢字', '汉字'],
    ask: { query: '汉' },
    expected: ['1'],
  },
  {
    row: 'stop words',
    records: ['color of grid', 'the of', 'the state'],
    ask: { query: 'the of', removeStopWords: true, queryType: 'prefixNone' },
    expected: ['1'],
  },
  {
    row: 'plurals',
    records: ['child', 'children', 'boxes'],
    ask: { query: 'children', ignorePlurals: true, queryType: 'prefixNone' },
    expected: ['1', '0'],
  },
  {
    row: 'blank facet values, and space at the ends of others',
    records: ['', ' ', ' x ', 'x'].map((group) => ({ name: 'a', group })),
    settings: { attributesForFaceting: ['group'] },
    ask: { facets: ['group'], facetFilters: ['group:x'] },
    read: (body) => at(body, 'facets'),
    expected: { group: { ' x ': 1, x: 1 } },
  },
  {
    row: 'lists, booleans and nulls in the attribute for distinct',
    records: [['x'], ['x'], true, true, null, null].map((group) => ({ name: 'a', group })),
    settings: { attributeForDistinct: 'group' },
    ask: { distinct: true },
    read: nbHits,
    expected: 6,
  },
  {
    row: 'a negated condition on an attribute that is not declared',
    records: [{ name: 'a', size: 'big' }],
    ask: { filters: 'NOT size:big' },
    expected: ['0'],
  },
  {
    row: 'a comparison other than `=` and `!=` with an attribute that is `equalOnly`',
    records: [{ n: 2 }, { n: 3 }],
    settings: { numericAttributesForFiltering: ['equalOnly(n)'] },
    ask: { filters: 'n > 1 OR n:1 TO 9 OR n = 3' },
    expected: ['1'],
  },
  {
    row: 'points of a negated facet filter',
    records: [{ tag: 'x' }, { tag: ['x', 'y'] }, { tag: 'y' }],
    settings: faceted,
    ask: { optionalFilters: ['tag:-x'] },
    expected: ['2', '1', '0'],
  },
  {
    row: 'empty texts and nulls',
    records: [{ name: '', text: null, more: 'm' }],
    ask: { attributesToHighlight: ['*'] },
    read: (answer) => Object.keys(Object(at(answer, 'hits', 0, '_highlightResult'))),
    expected: ['more'],
  },
  {
    row: 'phrases and words of a sequence',
    records: ['grid of red grid'],
    ask: { query: '"red grid"', advancedSyntax: true },
    read: marked,
    expected: 'grid of <em>red</em> <em>grid</em>',
  },
  {
    row: 'touching highlighted parts',
    records: ['東京'],
    ask: { query: '東京' },
    read: marked,
    expected: '<em>東</em><em>京</em>',
  },
  {
    row: '`allOptional` for a query without results',
    records: ['grid'],
    ask: { query: 'grid zebra', removeWordsIfNoResults: 'allOptional' },
    read: (answer) => [nbHits(answer), at(answer, 'queryAfterRemoval')],
    expected: [1, undefined],
  },
  {
    row: 'four optional words or more',
    records: ['one', 'five'],
    ask: { query: 'one two three four', optionalWords: ['one two three four'] },
    expected: ['0'],
  },
  {
    row: 'exclusions',
    records: ['grid', 'grids', 'gird'],
    ask: { query: '-grid', advancedSyntax: true },
    expected: ['2', '1'],
  },
]

/** The rows about the protocol. */
export const wireChoices: readonly Choice[] = [
  {
    row: '`name:-value` in `filters`',
    records: [{ tag: 'x' }, { tag: '-x' }],
    settings: faceted,
    ask: { filters: 'tag:-x' },
    expected: ['1'],
  },
  {
    row: '`A OR B AND C`',
    records: [{ tag: 'x' }, { tag: ['y', 'z'] }, { tag: ['x', 'z'] }],
    settings: faceted,
    ask: { filters: 'tag:x OR tag:y AND tag:z' },
    expected: ['2', '1'],
  },
  {
    row: 'a third level of lists in `facetFilters`',
    records: [{ tag: ['x', 'y'] }, { tag: 'x' }, { tag: 'z' }],
    settings: faceted,
    ask: { facetFilters: [['tag:z', ['tag:x', 'tag:y']]] },
    expected: ['2', '0'],
  },
  {
    row: 'columns in messages about filters',
    records: ['a'],
    ask: { filters: ')' },
    read: message,
    expected: expect.stringContaining('col 0'),
  },
  {
    row: 'conditions in one parameter',
    records: ['a'],
    ask: { facetFilters: Array.from({ length: 1001 }, () => 'tag:x') },
    read: message,
    expected: expect.stringContaining('1000'),
  },
  {
    row: 'restriction to attributes of which none is searchable',
    records: ['a'],
    settings: { searchableAttributes: ['name'] },
    ask: { query: 'a', restrictSearchableAttributes: ['price'] },
    read: message,
    expected: 'restrictSearchableAttributes: none of price is in searchableAttributes',
  },
]
