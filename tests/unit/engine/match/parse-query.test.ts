import { expect, test } from 'vitest'

import { MAX_QUERY_WORDS, parseQuery, printQuery } from '#engine/match/parse-query.ts'
import { createCharacters } from '#engine/text/normalize.ts'
import type { TextQuery } from '#engine/types.ts'
import { plainShape, plainText } from '#tests/unit/engine/fixture.ts'

const characters = createCharacters({ ...plainShape, separatorsToIndex: '@:<' })
const advanced = { exactPhrase: true, excludeWords: true }

function parse(query: string, changes: Partial<TextQuery> = {}) {
  return parseQuery({ ...plainText, query, ...changes }, characters)
}

test.each([
  ['Hello World', 'hello world'],
  ['real-time', '"real time"'],
  ['prefers-reduced-motion x', '"prefers reduced motion" x'],
  ['@container', '"@ container"'],
  ['display:grid', '"display : grid"'],
  ['a - b', 'a b'],
  ['Array.at', 'array at'],
  ['日本', '"日 本"'],
  ['', ''],
  ['!?', ''],
])('the query "%s" is parsed as %s', (query, printed) => {
  expect(printQuery(parse(query))).toBe(printed)
})

test.each([
  ['"exact words" loose', '"exact words" loose', []],
  ['"one"', '"one"', []],
  ['"never closed', 'never closed', []],
  ['keep -drop', 'keep', [['drop']]],
  ['keep -"two words"', 'keep', [['two', 'words']]],
  ['keep -two-words', 'keep', [['two', 'words']]],
  ['well-known', '"well known"', []],
  ['keep -', 'keep', []],
])('the query "%s" in advanced syntax is parsed as %s without %j', (query, printed, excluded) => {
  const parsed = parse(query, advanced)
  expect(printQuery(parsed)).toBe(printed)
  expect(parsed.excluded).toEqual(excluded)
})

test('quotes and hyphens have no meaning without advanced syntax', () => {
  expect(printQuery(parse('"a b" -c'))).toBe('a b c')
})

test.each([
  ['prefixLast', [false, true]],
  ['prefixAll', [true, true]],
  ['prefixNone', [false, false]],
] as const)('%s makes prefixes of %j', (queryType, prefixes) => {
  expect(parse('je b', { queryType }).words.map(({ prefix }) => prefix)).toEqual(prefixes)
})

test('the last word is a prefix before a trailing space too, but not in a phrase', () => {
  expect(parse('gri ').words.at(-1)?.prefix).toBe(true)
  expect(parse('"gri"', advanced).words.at(-1)?.prefix).toBe(false)
})

test('words have their offsets in the query, inside a phrase too', () => {
  const { words } = parse('x "Foo bar"', advanced)
  expect(words.map(({ start, end }) => 'x "Foo bar"'.slice(start, end))).toEqual([
    'x',
    'Foo',
    'bar',
  ])
})

const stopped: readonly (readonly [TextQuery['queryType'], query: string, printed: string])[] = [
  ['prefixLast', 'the art of the', 'art the'],
  ['prefixLast', 'the', 'the'],
  ['prefixLast', 'the of', 'of'],
  ['prefixLast', 'state-of-the-art x', '"state of the art" x'],
  ['prefixLast', 'the "of the" x', '"of the" x'],
  ['prefixNone', 'matrix the', 'matrix'],
  ['prefixNone', 'the matrix', 'matrix'],
  ['prefixNone', 'the of', 'the of'],
  ['prefixNone', 'the state-of-the', '"state of the"'],
  ['prefixAll', 'the matrix', 'the matrix'],
  ['prefixAll', 'the art of the', 'the art of the'],
]

test.each(stopped)(
  'stop words that %s does not read as prefixes are removed: "%s" is read as %s',
  (queryType, query, printed) => {
    const { words, ...parsed } = parse(query, { ...advanced, queryType, removeStopWords: true })
    expect(printQuery({ words, ...parsed })).toBe(printed)
  },
)

test('words of optionalWords, split at separators, are optional', () => {
  const { words } = parse('blue suede shoes', { optionalWords: ['Suede, blue'] })
  expect(words.map(({ optional }) => optional)).toEqual([true, true, false])
})

test('at most MAX_QUERY_WORDS words are read', () => {
  expect(parse('a '.repeat(500)).words).toHaveLength(MAX_QUERY_WORDS)
})
