import { beforeEach, expect, test } from 'vitest'

import { KEYS } from '#tests/contract/embedded.ts'
import { at, list, send } from '#tests/contract/target.ts'

import { createEmbedded, DAY, type Embedded, NOW, search, twice } from './embedded-services.ts'

const indexName = 'film_suggestions'
const films = [
  { objectID: 'f1', title: 'Red desert', genre: 'drama', colours: ['red'] },
  { objectID: 'f2', title: 'Desert flower', genre: 'drama', colours: ['yellow', 'red'] },
  { objectID: 'f3', title: 'The desert fox', genre: 'war', colours: ['yellow'] },
  { objectID: 'f4', title: 'Foxes', genre: 'comedy', colours: [] },
]
const source = { indexName: 'films', minHits: 1, minLetters: 3 }
const configuration = { indexName, sourceIndices: [source] }

let embedded: Embedded
let suggestions: ReturnType<Embedded['client']['initQuerySuggestions']>

beforeEach(async () => {
  embedded = createEmbedded()
  const { client, options } = embedded
  suggestions = client.initQuerySuggestions({ region: 'eu', options })
  await client.setSettings({
    indexName: 'films',
    indexSettings: {
      searchableAttributes: ['title', 'genre', 'colours'],
      attributesForFaceting: ['genre', 'colours'],
      replicas: ['films_by_title'],
    },
  })
  await client.saveObjects({ indexName: 'films', objects: films })
})

/** Resolves when no build is under way. */
async function built(): Promise<void> {
  const { isRunning } = await suggestions.getConfigStatus({ indexName })
  if (isRunning !== true) return
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  await built()
}

async function build(change: object = {}, settings: object = {}): Promise<void> {
  await suggestions.createConfig({
    ...configuration,
    sourceIndices: [{ ...source, ...change }],
    ...settings,
  })
  await built()
}

/** The records of the index of suggestions, in the order of the index. */
async function records(): Promise<readonly unknown[]> {
  const { hits } = await embedded.client.searchSingleIndex({
    indexName,
    searchParams: { hitsPerPage: 1000, attributesToHighlight: [] },
  })
  return hits
}

const queries = async (): Promise<readonly unknown[]> =>
  (await records()).map((record) => at(record, 'query'))

const messages = async (): Promise<readonly unknown[]> =>
  list(await suggestions.getLogFile({ indexName })).map((entry) => at(entry, 'message'))

test('searches become suggestions, the most frequent first, with their hits and top values', async () => {
  const conditions = [{ attribute: 'genre', operator: ':', value: 'war' }]
  await embedded.traffic.addSearches(
    twice([
      search('films', 'Desert ', { time: NOW - DAY, conditions }),
      search('films', 'desert', { time: NOW - 2 * DAY }),
      search('films', 'fox', { time: NOW - 3 * DAY }),
      search('films', 'fox', { time: NOW - 40 * DAY }),
      search('others', 'flower'),
    ]),
  )
  await build({ facets: [{ attribute: 'genre', amount: 1 }] })
  expect(await records()).toEqual([
    {
      objectID: 'desert',
      query: 'desert',
      popularity: 4,
      nb_words: 1,
      films: {
        exact_nb_hits: 3,
        facets: {
          exact_matches: { genre: [{ value: 'drama', count: 2 }] },
          analytics: { genre: [{ value: 'war', count: 2 }] },
        },
      },
    },
    expect.objectContaining({ query: 'fox', popularity: 2 }),
  ])
})

test('what is typed on the way to a search, or deleted after it, is not suggested', async () => {
  const typed = ['des', 'dese', 'fox', 'desert', 'dese'].map((query, n) =>
    search('films', query, { time: NOW - DAY + n * 1000 }),
  )
  await embedded.traffic.addSearches(
    twice([...typed, search('films', 'des', { time: NOW - DAY + 60_000 })]),
  )
  await build()
  expect(new Set(await queries())).toEqual(new Set(['fox', 'desert', 'des']))
})

test('searches that are short, excluded, special or without hits are skipped, and the log says why', async () => {
  await embedded.traffic.addSearches(
    twice(
      ['fo', 'red desert', 'desert?', 'nothing', 'foxes', 'fox', 'fox', 'flowers'].map((query, n) =>
        search('films', query, { time: NOW - DAY + n * 60_000 }),
      ),
    ),
  )
  await build({}, { exclude: ['RED', '^flow'], languages: ['en'] })
  expect(await queries()).toEqual(['fox'])
  expect(await messages()).toEqual(
    expect.arrayContaining([
      'skipping query "fo": too short, got 2 letters, expected 3',
      'skipping query "red desert": it is excluded',
      'skipping query "flowers": it is excluded',
      'skipping query "desert?": it has special characters',
      'skipping query "foxes": singular and plural are one suggestion',
      'skipping query "nothing": not enough search results, got 0, expected 1',
      '1 suggestions',
    ]),
  )
})

test('what one visitor alone searches for is not suggested to others', async () => {
  await embedded.traffic.addSearches([
    search('films', 'desert', { userToken: 'visitor-a', time: NOW - 3 * DAY }),
    search('films', 'desert', { userToken: 'visitor-a', time: NOW - 2 * DAY }),
    search('films', 'fox', { userToken: 'visitor-a' }),
    search('films', 'fox', { userToken: 'visitor-b' }),
  ])
  await build()
  expect(await queries()).toEqual(['fox'])
})

test('facet values and external indices become suggestions', async () => {
  await embedded.client.saveObjects({
    indexName: 'external',
    objects: [
      { objectID: '1', query: 'Flower', count: 9 },
      { objectID: '2', query: 'fox', count: 'many' },
    ],
  })
  await build({ generate: [['colours', 'genre']], external: ['external'] })
  const [first, ...others] = await queries()
  expect(first).toBe('flower')
  expect(new Set(others)).toEqual(new Set(['red drama', 'yellow drama', 'yellow war']))
})

test('only searches with a tag count where tags are given, those of replicas where they are asked for', async () => {
  await embedded.traffic.addSearches(
    twice([
      search('films', 'desert', { tags: ['web'] }),
      search('films', 'flower'),
      search('films_by_title', 'fox', { tags: ['web', 'app'] }),
    ]),
  )
  await build({ analyticsTags: ['web'] })
  expect(await queries()).toEqual(['desert'])
  await suggestions.updateConfig({
    indexName,
    configuration: { sourceIndices: [{ ...source, analyticsTags: ['web'], replicas: true }] },
  })
  await built()
  expect(new Set(await queries())).toEqual(new Set(['desert', 'fox']))
})

test('a build replaces the suggestions of the last one and keeps all other records', async () => {
  const own = { objectID: 'fox', query: 'Fox', kinds: ['Film'], popularity: 500 }
  const other = { objectID: 'up', query: 'Up', popularity: 400 }
  await embedded.client.saveObjects({ indexName, objects: [own, other] })
  await embedded.traffic.addSearches(twice([search('films', 'fox'), search('films', 'desert')]))
  await build()
  const after = await records()
  expect(after).toContainEqual(own)
  expect(after).toContainEqual(other)
  expect(new Set(await queries())).toEqual(new Set(['Fox', 'Up', 'desert']))
  await embedded.traffic.addSearches(twice([search('films', 'flower', { time: NOW })]))
  await suggestions.updateConfig({
    indexName,
    configuration: { sourceIndices: [source], exclude: ['desert'] },
  })
  await built()
  expect(new Set(await queries())).toEqual(new Set(['Fox', 'Up', 'flower']))
})

test('a configuration is listed, returned, updated and deleted; its index stays', async () => {
  await embedded.traffic.addSearches(twice([search('films', 'desert')]))
  await build()
  const whole = {
    appID: KEYS.appId,
    indexName,
    sourceIndices: [
      { ...source, replicas: false, analyticsTags: [], facets: [], generate: [], external: [] },
    ],
    languages: false,
    exclude: [],
    enablePersonalization: false,
    allowSpecialCharacters: false,
  }
  expect(await suggestions.getAllConfigs()).toEqual([whole])
  expect(await suggestions.getConfig({ indexName })).toEqual(whole)
  expect(
    await suggestions.updateConfig({
      indexName,
      configuration: { sourceIndices: [source], languages: true },
    }),
  ).toEqual({
    status: 200,
    message: 'Configuration was updated, and a new indexing job has been scheduled.',
  })
  await built()
  expect(await suggestions.getConfig({ indexName })).toEqual({ ...whole, languages: true })
  await suggestions.deleteConfig({ indexName })
  expect(await suggestions.getAllConfigs()).toEqual([])
  expect(await queries()).toEqual(['desert'])
  await expect(suggestions.getConfigStatus({ indexName })).rejects.toMatchObject({ status: 404 })
})

test('a source that does not say so needs 5 hits and 4 letters of a suggestion', async () => {
  await suggestions.createConfig({ indexName, sourceIndices: [{ indexName: 'films' }] })
  await built()
  expect((await suggestions.getConfig({ indexName })).sourceIndices).toEqual([
    expect.objectContaining({ minHits: 5, minLetters: 4 }),
  ])
})

test('the status of a build says when it succeeded, the log why it failed', async () => {
  await build()
  const success = await suggestions.getConfigStatus({ indexName })
  expect(success).toEqual({
    indexName,
    isRunning: false,
    lastBuiltAt: new Date(NOW).toISOString(),
    lastSuccessfulBuiltAt: new Date(NOW).toISOString(),
    lastSuccessfulBuildDuration: '0',
  })
  embedded.wait(DAY)
  await suggestions.updateConfig({
    indexName,
    configuration: { sourceIndices: [{ indexName: 'missing' }, { ...source, generate: [['x']] }] },
  })
  await built()
  expect(await suggestions.getConfigStatus({ indexName })).toEqual({
    ...success,
    lastBuiltAt: new Date(NOW + DAY).toISOString(),
  })
  expect(await messages()).toEqual(
    expect.arrayContaining([
      'source index missing does not exist',
      'x is not in attributesForFaceting of films',
    ]),
  )
})

const invalid: readonly (readonly [what: string, change: object, message: string])[] = [
  ['no index', { indexName: undefined }, 'Expected an "indexName"'],
  ['no source', { sourceIndices: [] }, 'Expected at least one index in "sourceIndices"'],
  ['a source without name', { sourceIndices: [{}] }, 'Expected "indexName" in every entry'],
  ['an unknown member', { colour: 'red' }, 'Unknown member of a configuration: colour'],
  ['negative hits', { sourceIndices: [{ ...source, minHits: -1 }] }, '"minHits" parameter'],
  [
    'facets that are texts',
    { sourceIndices: [{ ...source, facets: ['a'] }] },
    'expected an object',
  ],
  ['a broken expression', { exclude: ['(a'] }, 'Invalid entry of "exclude": (a'],
  ['nested repetitions', { exclude: ['(a+)+$'] }, 'expected no repetition in another'],
]

test.each(invalid)('a configuration with %s is refused by name', async (_, change, message) => {
  const { status, body } = await send(embedded.target, {
    path: '/1/configs',
    body: { ...configuration, ...change },
  })
  expect(status).toBe(400)
  expect(at(body, 'message')).toContain(message)
})

test('a second configuration of an index is refused, and an update of none', async () => {
  await expect(
    suggestions.updateConfig({ indexName, configuration: { sourceIndices: [source] } }),
  ).rejects.toMatchObject({ status: 404 })
  await build()
  await expect(suggestions.createConfig(configuration)).rejects.toMatchObject({ status: 422 })
})

test('a key needs the right, and all indices of a configuration', async () => {
  const { key } = await embedded.client.addApiKey({
    acl: ['settings', 'editSettings'],
    indexes: [indexName],
  })
  const attempts = [
    { path: '/1/configs', body: configuration, key },
    { path: '/1/configs', body: configuration, key: KEYS.searchKey },
    { method: 'GET' as const, path: '/1/configs/films', key },
    { method: 'GET' as const, path: '/1/configs', key: KEYS.searchKey },
  ]
  const answers = await Promise.all(attempts.map((what) => send(embedded.target, what)))
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})
