import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { type ApiDriver, createApiDriver } from './api-driver.ts'
import { askChoice, engineChoices, faceted, fillChoice, wireChoices } from './cases/choices.ts'
import { createTarget } from './embedded.ts'
import { at, list } from './target.ts'

/** A row that needs more than one index or one request. */
type Scenario = {
  readonly row: string
  readonly run: (driver: ApiDriver) => Promise<unknown>
  readonly expected: unknown
}

const first = { objectID: 'a', n: 4, m: 1, tag: 'x' }
const settingsOf = (index: string): string => `/1/indexes/§${index}/settings`

const scenarios: readonly Scenario[] = [
  {
    row: 'queries skipped by `stopIfEnoughMatches`',
    async run({ add, ask }) {
      await add('story', first)
      const requests = [{ indexName: '§story', hitsPerPage: 1 }, { indexName: '§story' }]
      const body = { strategy: 'stopIfEnoughMatches', requests }
      const answer = await ask({ path: '/1/indexes/*/queries', body })
      return list(at(answer.body, 'results')).map((result) => [
        at(result, 'nbHits'),
        at(result, 'processed'),
      ])
    },
    expected: [
      [1, undefined],
      [0, false],
    ],
  },
  {
    row: '`filters` forced by a key',
    async run({ add, ask, put }) {
      await put({ method: 'PUT', path: settingsOf('story'), body: faceted })
      await add('story', first, { objectID: 'b', tag: 'y' })
      const forced = { acl: ['search'], queryParameters: 'filters=tag%3Ax&hitsPerPage=7' }
      const key = String(at((await ask({ path: '/1/keys', body: forced })).body, 'key'))
      const path = '/1/indexes/§story/query'
      const wide = await ask({ path, key, body: { filters: 'tag:x OR tag:y', hitsPerPage: 3 } })
      const narrow = await ask({ path, key, body: { filters: 'tag:y' } })
      return [at(wide.body, 'nbHits'), at(wide.body, 'hitsPerPage'), at(narrow.body, 'nbHits')]
    },
    expected: [1, 7, 0],
  },
  {
    row: 'an operation whose condition fails (`IncrementFrom`, `IncrementSet`)',
    async run({ add, put, read }) {
      await add('story', first)
      for (const [_operation, value] of [
        ['IncrementFrom', 3],
        ['IncrementSet', 2],
      ]) {
        const body = { n: { _operation, value }, m: 2 }
        await put({ path: '/1/indexes/§story/a/partial', body })
      }
      return read('/1/indexes/§story/a')
    },
    expected: first,
  },
  {
    row: 'unknown key, unknown path',
    async run({ ask }) {
      const key = await ask({ method: 'GET', path: '/1/keys/unknown' })
      const path = await ask({ method: 'GET', path: '/1/unknown' })
      return [key.body, path.body]
    },
    expected: [
      { status: 404, message: 'Key does not exist' },
      { status: 404, message: 'Path not found' },
    ],
  },
  {
    row: 'an index that becomes a replica',
    async run({ add, found, put, read }) {
      await add('story', first)
      await put({ method: 'PUT', path: settingsOf('other'), body: { hitsPerPage: 7 } })
      await add('other', { objectID: 'lost' })
      await put({ method: 'PUT', path: settingsOf('story'), body: { replicas: ['§other'] } })
      const settings = await read(settingsOf('other'))
      return [await found('other'), at(settings, 'primary'), at(settings, 'hitsPerPage')]
    },
    expected: [['a'], '§story', 7],
  },
  {
    row: 'a primary that is deleted or moved',
    async run({ add, found, put, read, drop }) {
      const replicate = async (name: string): Promise<void> => {
        const body = { replicas: [`§of-${name}`] }
        await put({ method: 'PUT', path: settingsOf(name), body })
        await add(name, first)
      }
      await replicate('deleted')
      await drop('deleted')
      await replicate('moved')
      const move = { operation: 'move', destination: '§elsewhere' }
      await put({ path: '/1/indexes/§moved/operation', body: move })
      await add('of-deleted', { objectID: 'b' })
      await add('of-moved', { objectID: 'b' })
      const settings = await read(settingsOf('of-moved'))
      return [
        await found('of-deleted'),
        await found('of-moved'),
        await found('elsewhere'),
        at(settings, 'primary'),
      ]
    },
    expected: [['a', 'b'], ['a', 'b'], ['a'], undefined],
  },
]

test.each(scenarios)(
  'the protocol differs as REFERENCE.md says in $row',
  async ({ run, expected }) => {
    const target = createTarget()
    expect(await run(createApiDriver(() => target))).toEqual(expected)
  },
)

test.each([...engineChoices, ...wireChoices])(
  'an answer differs as REFERENCE.md says in $row',
  async (choice) => {
    const target = createTarget()
    await fillChoice(target, choice)
    expect(await askChoice(target, choice)).toEqual(choice.expected)
  },
)

/** The cells of the rows of the table under a heading. */
function rowsUnder(file: string, heading: string): readonly (readonly string[])[] {
  const section = readFileSync(file, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()))
}

test.each([
  ['Known differences of the engine', engineChoices.map(({ row }) => row)],
  ['Known differences of the protocol', [...wireChoices, ...scenarios].map(({ row }) => row)],
])('every row under "%s" in REFERENCE.md has a case, and every case a row', (heading, pinned) => {
  const rows = rowsUnder('src/provider/REFERENCE.md', heading)
  expect(rows.map(([, subject = '']) => subject).toSorted()).toEqual([...pinned].toSorted())
  const places = rows.map(([, , , place = '']) => place)
  expect(places.filter((place) => !/^(?:right|differs|not documented): \S/.test(place))).toEqual([])
})
