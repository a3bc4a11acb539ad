import { expect, test } from 'vitest'

import { createCharacters } from '#engine/text/normalize.ts'
import { compileSynonyms, findSynonyms } from '#engine/text/synonyms.ts'
import { idsOf, named, plainShape, searcher } from '#tests/unit/engine/fixture.ts'

test('each word of a synonym group finds the others, and matchedWords has the query word', () => {
  const run = searcher(named('Gaming Laptop', 'Mouse'), {
    synonyms: [{ type: 'synonym', synonyms: ['notebook', 'laptop', 'computer'] }],
  })
  const [hit] = run('notebook').hits
  expect(hit?.highlight).toEqual({
    name: {
      value: 'Gaming <em>Laptop</em>',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['notebook'],
    },
  })
  expect(run('computer').nbHits).toBe(1)
})

test('a one-way synonym replaces its input only', () => {
  const run = searcher(named('tablet', 'ipad'), {
    synonyms: [{ type: 'oneWaySynonym', input: 'tablet', synonyms: ['ipad'] }],
  })
  expect(idsOf(run('tablet'))).toEqual(['2', '1'])
  expect(idsOf(run('ipad'))).toEqual(['2'])
})

test.each([
  ['altCorrection1', 1],
  ['altCorrection2', 2],
] as const)('%s counts as typos', (type, typos) => {
  const run = searcher(named('vehicle'), {
    synonyms: [{ type, word: 'car', corrections: ['vehicle'] }],
  })
  expect(run('car').hits[0]?.rankingInfo?.nbTypos).toBe(typos)
})

test('the replacements of a placeholder find it in a record', () => {
  const run = searcher(named('<streetnumber> Main Street'), {
    synonyms: [{ type: 'placeholder', placeholder: '<streetnumber>', replacements: ['589', '12'] }],
  })
  expect(run('589 main').nbHits).toBe(1)
  expect(run('590 main').nbHits).toBe(0)
})

test('synonyms of several words match side by side only, in both directions', () => {
  const run = searcher(named('custom css properties', 'css custom properties', 'css variables'), {
    synonyms: [{ type: 'synonym', synonyms: ['css variables', 'custom properties'] }],
  })
  expect(idsOf(run('css variables'))).toEqual(['3', '2'])
  // The synonym is at the beginning of record 3.
  expect(idsOf(run('custom properties'))).toEqual(['3', '2', '1'])
})

test('synonyms are matched without typos and not recursively', () => {
  const run = searcher(named('alpha', 'betta', 'gamma'), {
    synonyms: [
      { type: 'oneWaySynonym', input: 'alpha', synonyms: ['beta'] },
      { type: 'oneWaySynonym', input: 'beta', synonyms: ['gamma'] },
    ],
  })
  expect(idsOf(run('alpha'))).toEqual(['1'])
  expect(idsOf(run('alpha', { text: { synonyms: false } }))).toEqual(['1'])
})

test('findSynonyms finds every occurrence of an input', () => {
  const table = compileSynonyms(
    [{ type: 'oneWaySynonym', input: 'a b', synonyms: ['x', 'y z'] }],
    createCharacters(plainShape),
  )
  const found = findSynonyms(table, ['a', 'b', 'c', 'a', 'b'])
  expect(found.map(({ from, to, alternative }) => [from, to, alternative.words])).toEqual([
    [0, 2, ['x']],
    [0, 2, ['y', 'z']],
    [3, 5, ['x']],
    [3, 5, ['y', 'z']],
  ])
})
