import { beforeAll, expect, test } from 'vitest'

import { isParameterName, parameters } from '#provider/protocol/parameters/parameters.ts'

import { KEYS, createTarget } from './embedded.ts'
import { secured } from './secured.ts'
import { type Answer, at, ids, send, type Target, write } from './target.ts'

const hidden = 'secret'
let target: Target

beforeAll(async () => {
  target = createTarget()
  await write(target, {
    method: 'PUT',
    path: '/1/indexes/§vault/settings',
    body: {
      searchableAttributes: ['name'],
      attributesForFaceting: ['searchable(owner)'],
      numericAttributesForFiltering: ['deep.inner'],
      unretrievableAttributes: [hidden, 'deep.inner'],
      paginationLimitedTo: 10,
      customRanking: ['asc(rank)'],
    },
  })
  const requests = Array.from({ length: 30 }, (_, rank) => ({
    action: 'addObject',
    body: {
      objectID: `o${rank}`,
      name: `Thing number ${rank}`,
      owner: ['ann', 'ben'][rank % 2],
      rank,
      [hidden]: `TOP${30 - rank}`,
      deep: { inner: 30 - rank },
    },
  }))
  await write(target, { path: '/1/indexes/§vault/batch', body: { requests } })
})

const search = (key: string, body: object = {}): Promise<Answer> =>
  send(target, {
    path: '/1/indexes/§vault/query',
    key,
    body: { query: 'thing', facets: ['*'], hitsPerPage: 1000, ...body },
  })

const facetSearch = (key: string, facet = 'owner'): Promise<Answer> =>
  send(target, {
    path: `/1/indexes/§vault/facets/${facet}/query`,
    key,
    body: { facetQuery: '' },
  })

const VOLATILE =
  /"(?:processingTimeMS|serverTimeMS|processingTimingsMS)":(?:\d+|\{[^}]*\}\s*[^}]*\})/g

/** What a key finds in a search, in a search that orders and in one for facet values. */
async function everything(key: string): Promise<readonly string[]> {
  const answers = await Promise.all([search(key), facetSearch(key), facetSearch(key, hidden)])
  return answers.map(({ status, body }) => status + JSON.stringify(body).replaceAll(VOLATILE, ''))
}

const settingsOnly = Object.keys(parameters).filter(
  (name) => isParameterName(name) && !parameters[name].scope.query,
)

const texts = [
  '',
  'nothing',
  '["nothing"]',
  `["${hidden}"]`,
  `["searchable(${hidden})"]`,
  `["desc(${hidden})"]`,
  '["asc(deep.inner)"]',
  '20000',
  '1',
  'true',
  '{"default":{"t":"x"}}',
]

test('the table has parameters that only settings may have', () => {
  expect(settingsOnly).toContain('unretrievableAttributes')
  expect(settingsOnly.length).toBeGreaterThan(15)
})

test.each(settingsOnly)('a secured key with %s answers as one without it', async (name) => {
  const plain = await everything(KEYS.searchKey)
  const changed = await Promise.all(
    texts.map((text) => everything(secured(KEYS.searchKey, { [name]: text }))),
  )
  expect(changed).toEqual(texts.map(() => plain))
})

test.each(settingsOnly)('a key whose query parameters name %s is refused', async (name) => {
  const queryParameters = `${name}=${encodeURIComponent(`["${hidden}"]`)}`
  const { status } = await send(target, {
    path: '/1/keys',
    body: { acl: ['search'], queryParameters },
  })
  expect(status).toBe(400)
})

const orders = [
  `asc(${hidden})`,
  `desc(${hidden})`,
  'desc(deep.inner)',
  'asc(deep)',
  `asc(${hidden}.x)`,
]

test.each(orders)('an order by %s is refused, whether sent or forced by a key', async (order) => {
  const ranking = ['typo', order]
  const message = 'ranking: this API key cannot order by unretrievable attributes'
  const refused = { status: 400, body: { message, status: 400 } }
  expect(await search(KEYS.searchKey, { ranking })).toMatchObject(refused)
  const key = secured(KEYS.searchKey, { ranking: JSON.stringify(ranking) })
  expect(await search(key)).toMatchObject(refused)
})

test('an order by a hidden attribute is that of whoever may see it, and of the settings', async () => {
  const ranking = [`desc(deep.inner)`]
  const { body } = await search(KEYS.adminKey, { ranking })
  expect(ids(at(body, 'hits')).slice(0, 2)).toEqual(['o0', 'o1'])
  const ascending = await search(KEYS.adminKey, { ranking: ['asc(deep.inner)'] })
  expect(ids(at(ascending.body, 'hits')).slice(0, 2)).toEqual(['o29', 'o28'])
  await write(target, {
    method: 'PUT',
    path: '/1/indexes/§vault/settings',
    body: { ranking: ['asc(deep.inner)'] },
  })
  const visitor = await search(KEYS.searchKey)
  expect(ids(at(visitor.body, 'hits')).slice(0, 2)).toEqual(['o29', 'o28'])
  expect(at(visitor.body, 'hits', 0, 'deep')).toEqual({})
})

test('a key that limits hits limits those of groups, too', async () => {
  const groups = createTarget()
  await write(groups, {
    method: 'PUT',
    path: '/1/indexes/§groups/settings',
    body: { attributeForDistinct: 'kind' },
  })
  const requests = ['x', 'y'].map((objectID) => ({
    action: 'addObject',
    body: { objectID, kind: 'atlas' },
  }))
  await write(groups, { path: '/1/indexes/§groups/batch', body: { requests } })
  const shown = async (maxHitsPerQuery: number): Promise<number> => {
    const made = await send(groups, { path: '/1/keys', body: { acl: ['search'], maxHitsPerQuery } })
    const key = String(at(made.body, 'key'))
    const { body } = await send(groups, {
      path: '/1/indexes/§groups/query',
      key,
      body: { distinct: 2 },
    })
    return ids(at(body, 'hits')).length
  }
  expect([await shown(0), await shown(1)]).toEqual([2, 1])
})
