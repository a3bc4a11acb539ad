import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { losesPlace } from '#tests/bench/fresh/typing.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'

import {
  followRedirects,
  freshQueriesText,
  freshSets,
  isRight,
  readFreshQueries,
} from './fresh-queries.ts'

/** The sets were written before any result was seen. A change after the first run makes figures incomparable. */
const frozen = {
  fresh: '1d658b5da213c37dd18c36e858fccec7a4d0c4cac7f973265577fefc8a2f8f5f',
  read: '58781e1929a3dd9be61a18073b134ddb62e4e0b9a23c2cacb8f66e8214b53893',
} as const

const queries = freshSets.flatMap((set) => readFreshQueries(freshQueriesText(set)))

/** The data may drop a record for good. Once it has dropped more, a new set is due. */
const MOST_LOST = 3

test.each(freshSets)(
  'the queries of the set "%s" are those frozen before their first run',
  (set) => {
    expect(createHash('sha256').update(freshQueriesText(set)).digest('hex')).toBe(frozen[set])
  },
)

test('each fresh query is asked once', () => {
  const texts = queries.map(({ query }) => query)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('nearly each fresh query has a right record in the catalogue, perhaps by the id that it had before', async () => {
  const { records, content } = await loadCatalogue()
  const ids = Object.entries(records).flatMap(([list, held]) =>
    held.map(({ objectID }) => [list, objectID] as const),
  )
  const lost = queries
    .map((query) => followRedirects(query, content.redirects))
    .filter((query) => !ids.some(([list, objectID]) => isRight(query, list, objectID)))
  expect(tooMany(lost.slice(MOST_LOST), queries.length)).toEqual([])
})

test('a record that has another id since the set was frozen is right by both', () => {
  const [asked] = readFreshQueries('# a tasks\nsee through glass | features/glass\n')
  if (asked === undefined) throw new Error('A query is expected.')
  const followed = followRedirects(asked, { features: { glass: ['frosted-glass'] } })
  expect(isRight(followed, 'features', 'glass')).toBe(true)
  expect(isRight(followed, 'features', 'frosted-glass')).toBe(true)
})

test.each([
  ['a line above the first kind', 'grid | features/grid\n'],
  ['a line without a record', '# a tasks\ngrid\n'],
  ['a record of no list', '# a tasks\ngrid | suggestions/grid\n'],
])('%s is refused', (_, text) => {
  expect(() => readFreshQueries(text)).toThrow(Error)
})

test('a question has the words of its answer beside its records', () => {
  const [asked] = readFreshQueries('# c questions\ngrid safari | features/grid | = Yes|In part\n')
  expect(asked).toMatchObject({ answers: ['features/grid'], word: 'Yes|In part' })
})

test('a record is right for a query by its list and its id, or by the beginning of its id before a star', () => {
  const [exact, wide] = readFreshQueries(
    '# f releases\ndeno 2 | releases/deno-2.0\nnode 20 | releases/nodejs-20.*\n',
  )
  if (exact === undefined || wide === undefined) throw new Error('Two queries are expected.')
  expect(isRight(exact, 'releases', 'deno-2.0')).toBe(true)
  expect(isRight(exact, 'features', 'deno-2.0')).toBe(false)
  expect(isRight(exact, 'releases', 'deno-2.0.1')).toBe(false)
  expect(isRight(wide, 'releases', 'nodejs-20.17.0')).toBe(true)
  expect(isRight(wide, 'releases', 'nodejs-2.0.0')).toBe(false)
})

test.each([
  [[false, true, true], false],
  [[false, true, false, true], true],
  [[true, false], true],
  [[false, false], false],
])(
  'whether a record that is first after the letters %j loses its place is %s',
  (isFirst, expected) => {
    expect(losesPlace(isFirst)).toBe(expected)
  },
)
