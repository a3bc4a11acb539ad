import { expect, test } from 'vitest'

import { createApiDriver } from './api-driver.ts'
import { type Answer, at, ids, list, type Target } from './target.ts'

const DATE = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/)
const TASK = expect.any(Number)

/** Writes of indices, settings and synonyms, and the reads after them. */
export function indexTests(target: () => Target): void {
  const { put, ask, read, add, found, drop } = createApiDriver(target)

  test('a copy takes all parts of an index, or only those in its scope', async () => {
    await add('w8', { objectID: 'a', name: 'television' })
    await put({ method: 'PUT', path: '/1/indexes/§w8/settings', body: { hitsPerPage: 3 } })
    await put({
      path: '/1/indexes/§w8/synonyms/batch',
      body: [{ objectID: 's', type: 'synonym', synonyms: ['tv', 'television'] }],
    })
    const copy = (scope?: readonly string[]): Promise<Answer> =>
      put({
        path: '/1/indexes/§w8/operation',
        body: { operation: 'copy', destination: '§w9', ...(scope && { scope }) },
      })
    expect(await copy(['settings'])).toMatchObject({ body: { updatedAt: DATE, taskID: TASK } })
    expect(await read('/1/indexes/§w9/settings')).toMatchObject({ hitsPerPage: 3 })
    expect(await found('w9', { query: 'tv' })).toEqual([])
    await copy()
    expect(await found('w9', { query: 'tv' })).toEqual(['a'])
    await drop('w8', 'w9')
  })

  test('a missing source copies as an empty index and moves as nothing', async () => {
    await add('w10', { objectID: 'a' })
    const path = '/1/indexes/§missing/operation'
    const scope = ['settings', 'synonyms', 'rules']
    await put({ path, body: { operation: 'copy', destination: '§w10', scope } })
    expect(await found('w10')).toEqual(['a'])
    await put({ path, body: { operation: 'move', destination: '§w10' } })
    expect(await found('w10')).toEqual(['a'])
    await put({ path, body: { operation: 'copy', destination: '§w10' } })
    expect(await found('w10')).toEqual([])
    await drop('w10')
  })

  test('a move replaces records, settings and synonyms, and its task can be read afterwards', async () => {
    await add('w11', { objectID: 'old' })
    await add('w12', { objectID: 'new', name: 'new' })
    await put({ method: 'PUT', path: '/1/indexes/§w12/settings', body: { hitsPerPage: 7 } })
    const synonyms = [{ objectID: 's', type: 'synonym', synonyms: ['fresh', 'new'] }]
    await put({ path: '/1/indexes/§w12/synonyms/batch', body: synonyms })
    const { body } = await ask({
      path: '/1/indexes/§w12/operation',
      body: { operation: 'move', destination: '§w11' },
    })
    const path = `/1/indexes/§w12/task/${String(at(body, 'taskID'))}`
    await expect
      .poll(() => ask({ method: 'GET', path }))
      .toMatchObject({ status: 200, body: { status: 'published' } })
    expect(await found('w11')).toEqual(['new'])
    await add('w11', { objectID: 'later' })
    expect(await found('w11')).toEqual(['later', 'new'])
    expect(await found('w11', { query: 'fresh' })).toEqual(['new'])
    expect(await read('/1/indexes/§w11/settings')).toMatchObject({ hitsPerPage: 7 })
    expect(await ask({ path: '/1/indexes/§w12/query', body: {} })).toMatchObject({ status: 404 })
    await drop('w11')
  })

  test('deleteByQuery deletes the filtered records and clear deletes all of them', async () => {
    await put({
      method: 'PUT',
      path: '/1/indexes/§w13/settings',
      body: { attributesForFaceting: ['kind'] },
    })
    await add('w13', { objectID: 'a', kind: 'x' }, { objectID: 'b', kind: 'y' }, { objectID: 'c' })
    await put({ path: '/1/indexes/§w13/deleteByQuery', body: { filters: 'kind:x' } })
    expect(await found('w13')).toEqual(['b', 'c'])
    await put({ path: '/1/indexes/§w13/clear' })
    expect(await found('w13')).toEqual([])
    expect(await read('/1/indexes/§w13/settings')).toMatchObject({
      attributesForFaceting: ['kind'],
    })
    await drop('w13')
  })

  test('a change of settings keeps other settings, null resets one, and former names set the new ones', async () => {
    const path = '/1/indexes/§w14/settings'
    const answer = await put({
      method: 'PUT',
      path,
      body: { attributesToIndex: ['name'], hitsPerPage: 5, typoTolerance: 'false' },
    })
    expect(answer.body).toEqual({ updatedAt: DATE, taskID: TASK })
    await put({ method: 'PUT', path, body: { hitsPerPage: null, queryType: 'prefixAll' } })
    expect(await read(path)).toMatchObject({
      searchableAttributes: ['name'],
      hitsPerPage: 20,
      typoTolerance: 'false',
      queryType: 'prefixAll',
      minWordSizefor1Typo: 4,
      maxValuesPerFacet: 100,
      ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
      attributesForFaceting: null,
    })
    expect(await read(path)).not.toHaveProperty('attributesToIndex')
    await drop('w14')
  })

  test('a replica shares the records, has its own ranking and refuses writes', async () => {
    await put({
      method: 'PUT',
      path: '/1/indexes/§w15/settings',
      body: { customRanking: ['desc(n)'], replicas: ['§w16'] },
    })
    await add('w15', { objectID: 'a', n: 1, name: 'alpha' }, { objectID: 'b', n: 2 })
    await put({ method: 'PUT', path: '/1/indexes/§w16/settings', body: { ranking: ['asc(n)'] } })
    const order = async (name: string): Promise<unknown> =>
      ids(at((await ask({ path: `/1/indexes/§${name}/query`, body: {} })).body, 'hits'))
    expect([await order('w15'), await order('w16')]).toEqual([
      ['b', 'a'],
      ['a', 'b'],
    ])
    expect(await read('/1/indexes/§w15/settings')).toMatchObject({ replicas: ['§w16'] })
    expect(await read('/1/indexes/§w16/settings')).toMatchObject({
      primary: '§w15',
      customRanking: ['desc(n)'],
    })
    const refused = await ask({ path: '/1/indexes/§w16', body: { objectID: 'c' } })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const deleted = await ask({ method: 'DELETE', path: '/1/indexes/§w16' })
    expect(deleted.status).toBeGreaterThanOrEqual(400)
    await put({
      method: 'PUT',
      path: '/1/indexes/§w15/settings?forwardToReplicas=true',
      body: { hitsPerPage: 1 },
    })
    expect(await found('w16')).toEqual(['a'])
    await put({
      path: '/1/indexes/§w15/synonyms/batch?forwardToReplicas=true',
      body: [{ objectID: 's', type: 'oneWaySynonym', input: 'first', synonyms: ['alpha'] }],
    })
    expect(await found('w16', { query: 'first' })).toEqual(['a'])
    await put({ method: 'PUT', path: '/1/indexes/§w15/settings', body: { replicas: [] } })
    expect(await read('/1/indexes/§w15/settings')).not.toHaveProperty('replicas')
    expect(await read('/1/indexes/§w16/settings')).not.toHaveProperty('primary')
    await add('w15', { objectID: 'd', n: 0 })
    expect(await found('w16', { hitsPerPage: 10 })).toEqual(['a', 'b'])
    await drop('w15', 'w16')
  })

  test('browse returns every record once, page by page', async () => {
    const pages = async (body: object): Promise<readonly unknown[]> => {
      const answer = await ask({ path: '/1/indexes/§many/browse', body })
      const cursor = at(answer.body, 'cursor')
      const page = list(at(answer.body, 'hits'))
      return cursor === undefined ? [page] : [page, ...(await pages({ cursor }))]
    }
    const all = await pages({ attributesToRetrieve: ['name'], hitsPerPage: 600 })
    expect(all.map((page) => list(page).length)).toEqual([600, 600, 300])
    expect(new Set(ids(all.flat())).size).toBe(1500)
    const byDefault = await pages({})
    expect(byDefault.map((page) => list(page).length)).toEqual([1000, 500])
    expect(at(byDefault, 0, 0)).not.toHaveProperty('_highlightResult')
    expect((await pages({ params: 'filters=even:true' })).map((page) => list(page).length)).toEqual(
      [750],
    )
  })

  test('synonyms are saved, read, searched, replaced and cleared', async () => {
    const first = { objectID: 's1', type: 'synonym', synonyms: ['a', 'b'] }
    const second = { objectID: 's2', type: 'oneWaySynonym', input: 'c', synonyms: ['d'] }
    const path = '/1/indexes/§w17/synonyms'
    const saved = await put({ path: `${path}/batch`, body: [first] })
    expect(saved.body).toEqual({ taskID: TASK, updatedAt: DATE })
    const one = await put({ method: 'PUT', path: `${path}/s2`, body: second })
    expect(one.body).toEqual({ taskID: TASK, updatedAt: DATE, id: 's2' })
    expect(await read(`${path}/s1`)).toEqual(first)
    const search = async (body: object): Promise<Answer> => ask({ path: `${path}/search`, body })
    expect((await search({})).body).toMatchObject({ nbHits: 2 })
    const { body } = await search({ query: 'c', hitsPerPage: 1 })
    expect([at(body, 'nbHits'), ids(at(body, 'hits'))]).toEqual([1, ['s2']])
    await put({ path: `${path}/batch?replaceExistingSynonyms=true`, body: [first] })
    expect((await search({})).body).toMatchObject({ nbHits: 1 })
    await put({ method: 'DELETE', path: `${path}/s1` })
    expect((await search({})).body).toMatchObject({ nbHits: 0 })
    await put({ path: `${path}/batch`, body: [first] })
    await put({ path: `${path}/clear` })
    expect((await search({})).body).toMatchObject({ nbHits: 0 })
    await drop('w17')
  })

  test('indices are listed with their sizes', async () => {
    const { body } = await ask({ method: 'GET', path: '/1/indexes?hitsPerPage=1000' })
    const items = list(at(body, 'items'))
    expect(items.find((item) => at(item, 'name') === '§products')).toMatchObject({
      entries: 4,
      createdAt: DATE,
      updatedAt: DATE,
      dataSize: expect.any(Number),
      fileSize: expect.any(Number),
      lastBuildTimeS: expect.any(Number),
      numberOfPendingTasks: 0,
      pendingTask: false,
      replicas: ['§products_price_asc'],
    })
    const replica = items.find((item) => at(item, 'name') === '§products_price_asc')
    expect([at(replica, 'primary'), at(replica, 'replicas')]).toEqual(['§products', undefined])
  })

  test.each(['a/b', 'with space', 'emoji-🦊', 'constructor', '../../x', '%2F', '__proto__'])(
    'an index may be called %s',
    async (name) => {
      const path = `/1/indexes/${encodeURIComponent(`§${name}`)}`.replace('%C2%A7', '§')
      await put({
        path: `${path}/batch`,
        body: {
          requests: [{ action: 'addObject', body: { objectID: '__proto__', constructor: 'x' } }],
        },
      })
      const { body } = await ask({
        path: '/1/indexes/*/queries',
        body: { requests: [{ indexName: `§${name}` }] },
      })
      expect(body).toMatchObject({
        results: [{ index: `§${name}`, hits: [{ objectID: '__proto__', constructor: 'x' }] }],
      })
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
      await put({ method: 'DELETE', path })
    },
  )

  test('deleting an index twice is no error', async () => {
    await add('w18', { objectID: 'a' })
    await drop('w18', 'w18')
    expect(await ask({ path: '/1/indexes/§w18/query', body: {} })).toMatchObject({ status: 404 })
  })
}
