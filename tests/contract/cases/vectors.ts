import { expect } from 'vitest'

import { type Case, query } from '#tests/contract/case.ts'

const words = (topic: string, text: string, ids: readonly string[]): Case => ({
  name: `${topic}: ${text}`,
  send: query('words', { query: text, filters: `topic:${topic}` }),
  ids,
})

const typos = (text: string, nbTypos: number): Case => ({
  name: `${text} has ${nbTypos} typos to michael`,
  send: query('words', { query: text, filters: 'topic:typo', getRankingInfo: true }),
  body: { hits: [{ _rankingInfo: { nbTypos } }] },
})

const ranked = (name: string, parameters: object, infos: readonly object[]): Case => ({
  name,
  send: query('words', { getRankingInfo: true, ...parameters }),
  body: { hits: infos.map((_rankingInfo) => ({ _rankingInfo })) },
})

const company = 'company:Google<score=3> OR company:Amazon<score=2> OR company:Facebook<score=1>'

const scored = (name: string, parameters: object, filters: number): Case => ({
  name,
  send: query('scores', { getRankingInfo: true, ...parameters }),
  body: { hits: [{ _rankingInfo: { filters } }] },
})

const optional = [['color:red<score=2>', 'color:blue'], ['type:-jeans']]

/** A highlighted value that the query `vim` finds. */
const found = (value: string) => ({
  value,
  matchLevel: 'full',
  fullyHighlighted: true,
  matchedWords: ['vim'],
})
const unfound = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] })

/** Examples with known answers, from the service's documentation and from captures of it. */
export const vectorCases: readonly Case[] = [
  ...['mickael', 'micael', 'mickhael', 'micheal'].map((text) => typos(text, 1)),
  typos('michael', 0),
  typos('mickaell', 2),
  typos('tichael', 2),
  words('storm', 'strm', ['strum', 'storm']),
  words('isbn', '978-3-16-148410-0', ['isbn']),
  words('isbn', '978 3 16 148410 0', ['isbn']),
  words('isbn', '978316148410 0', []),
  ranked('words side by side are nearer', { query: 'george clooney', filters: 'topic:clooney' }, [
    { proximityDistance: 1 },
    { proximityDistance: 2 },
  ]),
  ranked('matching is not matching exactly', { query: 'iPhon 14', filters: 'topic:iphone' }, [
    { words: 2, nbExactWords: 1 },
  ]),
  ranked('a whole attribute is exact', { query: 'road', filters: 'topic:road' }, [
    { nbExactWords: 1 },
    { nbExactWords: 0 },
  ]),
  ranked(
    'a whole word is exact where that is asked for',
    { query: 'road', filters: 'topic:road', exactOnSingleWordQuery: 'word' },
    [{ nbExactWords: 1 }, { nbExactWords: 1 }],
  ),
  scored('the best score inside an OR', { filters: company }, 3),
  {
    name: 'optional filters rank',
    send: query('scores', {
      filters: 'type:shirt OR type:jeans',
      optionalFilters: optional,
      getRankingInfo: true,
    }),
    ids: ['red-blue-shirt', 'red-jeans', 'blue-shirt', 'blue-jeans', 'green-shirt', 'green-jeans'],
  },
  {
    name: 'a bound with decimals is exclusive',
    send: query('gaming', { filters: 'price > 100.5' }),
    ids: ['2'],
  },
  {
    name: 'brackets; the record inserted last comes first',
    send: query('gaming', { filters: '(category:A OR category:C) AND stock > 0' }),
    ids: ['3', '1'],
  },
  {
    name: 'several words, the last a prefix',
    send: query('gaming', { query: 'gaming lap' }),
    ids: ['1'],
    body: {
      hits: [
        {
          _highlightResult: {
            name: {
              value: '<em>Gaming</em> <em>Lap</em>top',
              matchLevel: 'full',
              fullyHighlighted: false,
              matchedWords: ['gaming', 'lap'],
            },
          },
        },
      ],
    },
  },
  {
    name: 'a synonym is highlighted as the record has it',
    send: query('gaming', { query: 'notebook', filters: 'category:A' }),
    body: {
      hits: [
        {
          _highlightResult: {
            name: {
              value: 'Gaming <em>Laptop</em>',
              matchLevel: 'full',
              matchedWords: ['notebook'],
            },
          },
        },
      ],
    },
  },
  {
    name: 'highlights and snippets have the structure of the record, without objectID',
    send: query('editors', { query: 'vim', attributesToSnippet: ['*:5'] }),
    ids: ['1'],
    exactly: {
      'hits.0._highlightResult': {
        editor: { name: found('<em>vim</em>'), type: unfound('beforeneovim') },
        names: [found('<em>vim</em>'), unfound(':q')],
        kind: unfound('goland'),
        other: unfound('x'),
      },
      'hits.0._snippetResult': {
        editor: {
          name: { value: '<em>vim</em>', matchLevel: 'full' },
          type: { value: 'beforeneovim', matchLevel: 'none' },
        },
        names: [
          { value: '<em>vim</em>', matchLevel: 'full' },
          { value: ':q', matchLevel: 'none' },
        ],
        kind: { value: 'goland', matchLevel: 'none' },
        other: { value: 'x', matchLevel: 'none' },
      },
    },
  },
  {
    name: 'an empty query has highlights too, with numbers as text and without nulls',
    send: query('editors', { filters: 'kind:neovim' }),
    exactly: { 'hits.0._highlightResult': { kind: unfound('neovim'), lines: unfound('5') } },
  },
  {
    name: 'words are dropped if nothing is found, and marked',
    send: query('gaming', { query: 'gaming xylophone', removeWordsIfNoResults: 'lastWords' }),
    body: { nbHits: 2, queryAfterRemoval: expect.stringContaining('<em>xylophone</em>') },
  },
]
