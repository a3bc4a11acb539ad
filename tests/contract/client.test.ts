import type { Algoliasearch, SearchResponse } from 'algoliasearch'
import { beforeEach, expect, test } from 'vitest'

import { connection } from './client-connection.ts'
import { KEYS } from './embedded.ts'
import { at } from './target.ts'

const indexName = 'films'
const films = Array.from({ length: 2500 }, (_, n) => ({
  objectID: `f${n}`,
  title: n % 2 === 0 ? `Television ${n}` : `Radio ${n}`,
  genre: n % 3 === 0 ? 'drama' : 'comedy',
  n,
}))

let client: Algoliasearch

beforeEach(() => {
  client = connection.open()
})

async function fill(): Promise<void> {
  await client.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['title'],
      attributesForFaceting: ['searchable(genre)'],
      customRanking: ['asc(n)'],
    },
  })
  await client.saveObjects({ indexName, objects: films.slice(0, 50), waitForTasks: true })
}

const titles = async (query: string): Promise<readonly unknown[]> => {
  const { hits } = await client.searchSingleIndex<{ title: string }>({
    indexName,
    searchParams: { query, hitsPerPage: 2 },
  })
  return hits.map(({ title }) => title)
}

test('replaceAllObjects replaces records and keeps settings and synonyms', async () => {
  await fill()
  await client.saveSynonyms({
    indexName,
    synonymHit: [{ objectID: 'tv', type: 'synonym', synonyms: ['tv', 'television'] }],
  })
  const answer = await client.replaceAllObjects({ indexName, objects: films.slice(100) })
  expect(answer.batchResponses.map(({ objectIDs }) => objectIDs.length)).toEqual([1000, 1000, 400])
  expect(await titles('tv')).toEqual(['Television 100', 'Television 102'])
  expect((await client.getSettings({ indexName })).customRanking).toEqual(['asc(n)'])
  const { items } = await client.listIndices()
  expect(items.map(({ name, entries }) => [name, entries])).toEqual([[indexName, 2400]])
})

test('replaceAllObjects updates the replicas, which keep their ranking', async () => {
  await fill()
  await client.setSettings({ indexName, indexSettings: { replicas: ['films_desc'] } })
  await client.setSettings({
    indexName: 'films_desc',
    indexSettings: { customRanking: ['desc(n)'] },
  })
  await client.replaceAllObjects({ indexName, objects: films })
  const { hits } = await client.searchSingleIndex<{ n: number }>({ indexName: 'films_desc' })
  expect(hits[0]?.n).toBe(2499)
  expect((await client.getSettings({ indexName })).replicas).toEqual(['films_desc'])
})

test('replaceAllObjects leaves the index unchanged if it fails half-way', async () => {
  await fill()
  const tooLarge = { objectID: 'large', text: 'x'.repeat(200_000) }
  await expect(
    client.replaceAllObjects({ indexName, objects: [...films, tooLarge] }),
  ).rejects.toThrow(/^Record at the position 500 objectID=large is too big size=200\d{3} bytes/)
  const { items } = await client.listIndices()
  expect(items.map(({ name, entries }) => [name, entries])).toEqual([[indexName, 50]])
})

test('chunkedBatch, partialUpdateObjects and deleteObjects change records', async () => {
  const answers = await client.chunkedBatch({ indexName, objects: films, batchSize: 900 })
  expect(answers.map(({ objectIDs }) => objectIDs.length)).toEqual([900, 900, 700])
  await client.partialUpdateObjects({
    indexName,
    objects: [
      { objectID: 'f0', genre: 'noir' },
      { objectID: 'new', genre: 'noir' },
    ],
    waitForTasks: true,
  })
  expect(await client.getObject({ indexName, objectID: 'f0' })).toEqual({
    objectID: 'f0',
    title: 'Television 0',
    genre: 'noir',
    n: 0,
  })
  await expect(client.getObject({ indexName, objectID: 'new' })).rejects.toMatchObject({
    status: 404,
    message: 'ObjectID does not exist',
  })
  await client.deleteObjects({ indexName, objectIDs: ['f0', 'f1'], waitForTasks: true })
  const { results } = await client.getObjects({
    requests: [
      { indexName, objectID: 'f1' },
      { indexName, objectID: 'f2' },
    ],
  })
  expect(results).toEqual([null, films[2]])
})

test('browseObjects and browseSynonyms read everything', async () => {
  await client.saveObjects({ indexName, objects: films })
  await client.saveSynonyms({
    indexName,
    synonymHit: films.slice(0, 1500).map(({ objectID }) => ({
      objectID,
      type: 'synonym',
      synonyms: [objectID, `${objectID}x`],
    })),
  })
  const read: string[] = []
  await client.browseObjects<{ objectID: string }>({
    indexName,
    aggregator: ({ hits }) => read.push(...hits.map(({ objectID }) => objectID)),
  })
  expect(read.toSorted()).toEqual(films.map(({ objectID }) => objectID).toSorted())
  let synonyms = 0
  await client.browseSynonyms({ indexName, aggregator: ({ hits }) => (synonyms += hits.length) })
  expect(synonyms).toBe(1500)
})

test('searchForFacetValues and searchForHits return typed results', async () => {
  await fill()
  const { facetHits } = await client.searchForFacetValues({
    indexName,
    facetName: 'genre',
    searchForFacetValuesRequest: { facetQuery: 'dr' },
  })
  expect(facetHits).toEqual([{ value: 'drama', highlighted: '<em>dr</em>ama', count: 17 }])
  const { results } = await client.searchForHits<{ title: string }>({
    requests: [
      { indexName, query: 'radio 1' },
      { indexName, params: 'query=television&hitsPerPage=1' },
    ],
  })
  expect(results.map(({ hits }) => hits[0]?.title)).toEqual(['Radio 1', 'Television 0'])
})

test('listIndices without a page lists all indices, and with one those of the page', async () => {
  const names = Array.from({ length: 175 }, (_, number) => `index-${number}`)
  await client.multipleBatch({
    requests: names.map((name) => ({ action: 'addObject', indexName: name, body: { n: 1 } })),
  })
  const listed = async (params?: { page?: number; hitsPerPage?: number }) => {
    const { items, nbPages } = await client.listIndices(params)
    return [items.length, nbPages]
  }
  expect(await listed()).toEqual([175, 1])
  expect(await listed({ hitsPerPage: 10 })).toEqual([175, 1])
  expect(await listed({ page: 0 })).toEqual([100, 2])
  expect(await listed({ page: 1 })).toEqual([75, 2])
  expect(await listed({ page: 4, hitsPerPage: 40 })).toEqual([15, 5])
  expect(await listed({ page: 5, hitsPerPage: 40 })).toEqual([0, 5])
})

test('waitForTask and waitForAppTask resolve, and indexExists follows a write', async () => {
  expect(await client.indexExists({ indexName })).toBe(false)
  const { taskID } = await client.saveObject({ indexName, body: { objectID: 'a' } })
  expect(await client.waitForTask({ indexName, taskID })).toMatchObject({ status: 'published' })
  expect(await client.waitForAppTask({ taskID })).toMatchObject({ status: 'published' })
  expect(await client.indexExists({ indexName })).toBe(true)
})

test('keys can be created, awaited, changed and deleted', async () => {
  const { key } = await client.addApiKey({ acl: ['search'], description: 'one', validity: 300 })
  await client.waitForApiKey({ key, operation: 'add' })
  const change = { acl: ['search', 'browse'] as const, maxHitsPerQuery: 5 }
  await client.updateApiKey({ key, apiKey: { ...change, acl: [...change.acl] } })
  await client.waitForApiKey({
    key,
    operation: 'update',
    apiKey: { acl: ['search', 'browse'], maxHitsPerQuery: 5, description: '', validity: 0 },
  })
  const { keys } = await client.listApiKeys()
  expect(keys.map(({ value }) => value)).toEqual([KEYS.searchKey, key])
  await client.deleteApiKey({ key })
  await client.waitForApiKey({ key, operation: 'delete' })
  expect((await client.listApiKeys()).keys).toHaveLength(1)
})

test('operationIndex copies an index, deleteBy and deleteIndex remove from the copy only', async () => {
  await fill()
  await client.operationIndex({
    indexName,
    operationIndexParams: { operation: 'copy', destination: 'other' },
  })
  await client.deleteBy({ indexName: 'other', deleteByParams: { filters: 'genre:drama' } })
  const { results } = await client.searchForHits({
    requests: [{ indexName }, { indexName: 'other' }],
  })
  expect(results.map(({ nbHits }) => nbHits)).toEqual([50, 33])
  await client.clearObjects({ indexName: 'other' })
  await client.deleteIndex({ indexName: 'other' })
  expect(await client.indexExists({ indexName: 'other' })).toBe(false)
})

test('the refusal of a feature that is missing reaches the caller as its message', async () => {
  await fill()
  const rule = { objectID: 'r', conditions: [], consequence: { params: { hitsPerPage: 1 } } }
  const customNormalization = { default: { ä: 'ae' } }
  const attempts: readonly (readonly [attempt: Promise<unknown>, what: string])[] = [
    [client.searchSingleIndex({ indexName, searchParams: { aroundLatLng: '48.8,2.3' } }), 'geo'],
    [client.getSources(), 'allowed sources'],
    [client.saveRules({ indexName, rules: [rule] }), 'rules'],
    [client.searchRules({ indexName }), 'rules'],
    [client.restoreApiKey({ key: KEYS.searchKey }), 'restored keys'],
    [client.setSettings({ indexName, indexSettings: { customNormalization } }), 'customNorm'],
    [client.listClusters(), 'clusters'],
    [client.setSettings({ indexName, indexSettings: { replicas: ['virtual(a)'] } }), 'virtual'],
  ]
  for (const [attempt, what] of attempts) {
    await expect(attempt).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringContaining(`The embedded provider does not have ${what}`),
    })
  }
})

test('settings that one index exports another imports, with what is no setting', async () => {
  await fill()
  const exported = {
    ...(await client.getSettings({ indexName })),
    version: 1,
    synonyms: [],
    placeholders: {},
    altCorrections: [],
  }
  await client.setSettings({ indexName: 'imported', indexSettings: exported })
  expect(await client.getSettings({ indexName: 'imported' })).toEqual(
    await client.getSettings({ indexName }),
  )
})

const search = (searchParams: object): Promise<SearchResponse> =>
  client.searchSingleIndex({ indexName, searchParams })

test('a query can do without typo tolerance and exactness in attributes', async () => {
  await fill()
  const typo = { query: 'televison' }
  expect((await search(typo)).nbHits).toBeGreaterThan(0)
  const strict = { ...typo, disableTypoToleranceOnAttributes: ['title'] }
  expect((await search(strict)).nbHits).toBe(0)
  const exact = { query: 'radio 1', getRankingInfo: true }
  const counts = await Promise.all(
    [exact, { ...exact, disableExactOnAttributes: ['title'] }].map(async (parameters) =>
      at(await search(parameters), 'hits', 0, '_rankingInfo', 'nbExactWords'),
    ),
  )
  expect(counts).toEqual([2, 0])
})
