import { expect, test } from 'vitest'

import { idsOf, named, namesFound, recordsOf, searcher } from './fixture.ts'

test('query words match joined words, and joined query words match their parts', () => {
  const names = ['wonderfulday', 'wonderful day', 'day wonderful']
  expect(namesFound(names, 'wonderful day')).toEqual([
    'wonderful day',
    'wonderfulday',
    'day wonderful',
  ])
  expect(namesFound(names, 'wonderfulday')).toEqual(['wonderfulday', 'wonderful day'])
  const off = { text: { typoTolerance: false as const } }
  expect(namesFound(names, 'wonderfulday', off)).toEqual(['wonderfulday'])
})

test.each([
  ['awonderful day in the neighborhood', 1],
  ['a wonderfulday in the neighborhood', 1],
  ['a wonderful dayin the neighborhood', 1],
  ['a wonderful day inthe neighborhood', 1],
  ['a wonderful day in theneighborhood', 0],
  ['awonderfuldayintheneighborhood', 1],
])('a query of six words joined in pairs or all together finds "%s": %i', (name, hits) => {
  expect(namesFound([name], 'a wonderful day in the neighborhood')).toHaveLength(hits)
})

test('three words match as one word, and of two equal splits the earlier wins', () => {
  expect(namesFound(['onetwothree'], 'one two three')).toHaveLength(1)
  const run = searcher(named('a bcd', 'abc d'), { disableTypoToleranceOnWords: ['abcd'] })
  expect(idsOf(run('abcd'))).toEqual(['1'])
})

test('words that must be side by side count as exact only side by side', () => {
  const run = searcher(recordsOf([{ name: ':has-slotted' }, { name: ':hash', text: 'has' }]), {
    searchable: null,
    separatorsToIndex: ':',
  })
  expect(run(':has').hits.map(({ rankingInfo }) => rankingInfo?.nbExactWords)).toEqual([2, 1])
})

test('a phrase may end or start with a whole camelCase word', () => {
  const run = searcher(named('new AbortController signal'), { camelCaseAttributes: ['name'] })
  const phrase = { text: { exactPhrase: true } }
  expect(run('"new abortcontroller"', phrase).nbHits).toBe(1)
  expect(run('"abortcontroller signal"', phrase).nbHits).toBe(1)
  expect(run('"new signal"', phrase).nbHits).toBe(0)
})
