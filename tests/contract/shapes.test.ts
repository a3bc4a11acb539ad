import { beforeAll, expect, test } from 'vitest'

import { PATIENT } from '#tests/support/patient.ts'

import { createTarget } from './embedded.ts'
import { seed } from './seed.ts'
import { type Send, at, send } from './target.ts'

/**
 * The shape of an answer: the name of a type, a list of a shape, or an object with the shapes of its members. The name of a
 * member that may be absent ends with `?`; `*` stands for all other members. Members that are not named are errors.
 */
type Shape = 'string' | 'number' | 'boolean' | 'date' | 'any' | readonly [Shape] | Members
type Members = { readonly [name: string]: Shape }

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

function problemsOf(value: unknown, shape: Shape, path: string): readonly string[] {
  if (shape === 'any') return []
  if (shape === 'date') {
    const isDate = typeof value === 'string' && new Date(value).toISOString() === value
    return isDate ? [] : [`${path} is no date`]
  }
  if (typeof shape === 'string') return typeof value === shape ? [] : [`${path} is no ${shape}`]
  if (isList(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list`]
    return value.flatMap((item, index) => problemsOf(item, shape[0], `${path}.${index}`))
  }
  if (typeof value !== 'object' || value === null) return [`${path} is no object`]
  return problemsOfMembers(value, shape, path)
}

function problemsOfMembers(value: object, shape: Members, path: string): readonly string[] {
  const missing = Object.keys(shape).filter(
    (name) => name !== '*' && !name.endsWith('?') && !Object.hasOwn(value, name),
  )
  const inside = Object.entries(value).flatMap(([name, member]) => {
    const expected = shape[name] ?? shape[`${name}?`] ?? shape['*']
    const place = `${path}.${name}`
    return expected === undefined
      ? [`${place} is not in the shape`]
      : problemsOf(member, expected, place)
  })
  return [...missing.map((name) => `${path}.${name} is missing`), ...inside]
}

const updated: Shape = { updatedAt: 'date', taskID: 'number' }
const saved: Shape = { updatedAt: 'date', taskID: 'number', objectID: 'string' }
const deleted: Shape = { deletedAt: 'date', taskID: 'number' }
const withId: Shape = { updatedAt: 'date', taskID: 'number', id: 'string' }

const key: Members = {
  value: 'string',
  createdAt: 'number',
  acl: ['string'],
  description: 'string',
  indexes: ['string'],
  maxHitsPerQuery: 'number',
  maxQueriesPerIPPerHour: 'number',
  queryParameters: 'string',
  referers: ['string'],
  validity: 'number',
}

const described: Members = {
  nbHits: 'number',
  page: 'number',
  nbPages: 'number',
  hitsPerPage: 'number',
  query: 'string',
  params: 'string',
  index: 'string',
  renderingContent: {},
  exhaustiveNbHits: 'boolean',
  exhaustiveTypo: 'boolean',
  exhaustive: { nbHits: 'boolean', typo: 'boolean', 'facetsCount?': 'boolean' },
  processingTimeMS: 'number',
  processingTimingsMS: { _request: { roundTrip: 'number' }, total: 'number' },
  serverTimeMS: 'number',
}

const highlighted: Shape = {
  value: 'string',
  matchLevel: 'string',
  matchedWords: ['string'],
  'fullyHighlighted?': 'boolean',
}

const found: Members = {
  ...described,
  hits: [{ objectID: 'string', name: 'string', _highlightResult: { name: highlighted } }],
  facets: { '*': { '*': 'number' } },
  facets_stats: { '*': { min: 'number', max: 'number', avg: 'number', sum: 'number' } },
  exhaustiveFacetsCount: 'boolean',
  queryID: 'string',
}

const facetHits: Members = {
  facetHits: [{ value: 'string', highlighted: 'string', count: 'number' }],
  exhaustiveFacetsCount: 'boolean',
  processingTimeMS: 'number',
}

const search = {
  query: 'shoe',
  facets: ['brand', 'price'],
  clickAnalytics: true,
  attributesToRetrieve: ['name'],
  attributesToHighlight: ['name'],
}

const ofProducts = (rest: string): string => `/1/indexes/§products${rest}`
const ofWrites = (rest: string): string => `/1/indexes/§written${rest}`

const synonym = { objectID: 's', type: 'synonym', synonyms: ['a', 'b'] }
const rule = { objectID: 'r', consequence: { params: { hitsPerPage: 1 } } }

const answers: readonly (readonly [what: string, send: Send, shape: Shape])[] = [
  ['search', { path: ofProducts('/query'), body: search }, found],
  [
    'multi-query search',
    {
      path: '/1/indexes/*/queries',
      body: { requests: [{ indexName: '§products', ...search }] },
    },
    { results: [found] },
  ],
  ['search for facet values', { path: ofProducts('/facets/brand/query'), body: {} }, facetHits],
  [
    'record added',
    { path: ofWrites(''), body: { a: 1 } },
    { createdAt: 'date', taskID: 'number', objectID: 'string' },
  ],
  ['record saved', { method: 'PUT', path: ofWrites('/1'), body: { a: 1 } }, saved],
  ['record updated', { path: ofWrites('/1/partial'), body: { a: 2 } }, saved],
  ['record', { method: 'GET', path: ofWrites('/1') }, { objectID: 'string', a: 'number' }],
  [
    'records',
    {
      path: '/1/indexes/*/objects',
      body: { requests: [{ indexName: '§written', objectID: '1' }] },
    },
    { results: [{ objectID: 'string', a: 'number' }] },
  ],
  [
    'batch',
    { path: ofWrites('/batch'), body: { requests: [{ action: 'addObject', body: { a: 1 } }] } },
    { taskID: 'number', objectIDs: ['string'] },
  ],
  [
    'batch of several indices',
    {
      path: '/1/indexes/*/batch',
      body: { requests: [{ action: 'addObject', indexName: '§written', body: { a: 1 } }] },
    },
    { taskID: { '*': 'number' }, objectIDs: ['string'] },
  ],
  ['record deleted', { method: 'DELETE', path: ofWrites('/1') }, deleted],
  ['settings changed', { method: 'PUT', path: ofWrites('/settings'), body: {} }, updated],
  ['synonym saved', { method: 'PUT', path: ofWrites('/synonyms/s'), body: synonym }, withId],
  ['synonyms saved', { path: ofWrites('/synonyms/batch'), body: [synonym] }, updated],
  [
    'synonyms found',
    { path: ofWrites('/synonyms/search'), body: {} },
    {
      hits: [{ objectID: 'string', type: 'string', synonyms: ['string'] }],
      nbHits: 'number',
      page: 'number',
      nbPages: 'number',
    },
  ],
  ['synonym deleted', { method: 'DELETE', path: ofWrites('/synonyms/s') }, deleted],
  ['rule saved', { method: 'PUT', path: ofWrites('/rules/r'), body: rule }, withId],
  [
    'rules found',
    { path: ofWrites('/rules/search'), body: {} },
    {
      hits: [{ objectID: 'string', consequence: 'any' }],
      nbHits: 'number',
      page: 'number',
      nbPages: 'number',
    },
  ],
  ['rule deleted', { method: 'DELETE', path: ofWrites('/rules/r') }, updated],
  [
    'copy',
    { path: ofWrites('/operation'), body: { operation: 'copy', destination: '§copied' } },
    updated,
  ],
  [
    'task',
    { method: 'GET', path: ofWrites('/task/1') },
    { status: 'string', pendingTask: 'boolean' },
  ],
  [
    'indices',
    { method: 'GET', path: '/1/indexes' },
    {
      items: [
        {
          name: 'string',
          createdAt: 'date',
          updatedAt: 'date',
          entries: 'number',
          dataSize: 'number',
          fileSize: 'number',
          lastBuildTimeS: 'number',
          numberOfPendingTasks: 'number',
          pendingTask: 'boolean',
          'primary?': 'string',
          'replicas?': ['string'],
        },
      ],
      nbPages: 'number',
    },
  ],
  ['records cleared', { path: ofWrites('/clear') }, updated],
  ['index deleted', { method: 'DELETE', path: ofWrites('') }, deleted],
  ['keys', { method: 'GET', path: '/1/keys' }, { keys: [key] }],
  [
    'key added',
    { path: '/1/keys', body: { acl: ['search'] } },
    { key: 'string', createdAt: 'date' },
  ],
  ['error', { method: 'GET', path: '/1/nothing' }, { message: 'string', status: 'number' }],
]

const target = createTarget(PATIENT)

beforeAll(() => seed(target))

test.each(answers)(
  'the answer to "%s" has exactly the members that clients read',
  async (...row) => {
    const [what, request, shape] = row
    const { body } = await send(target, request)
    expect(problemsOf(body, shape, what)).toEqual([])
  },
)

test('a browse has a cursor on all pages but the last', async () => {
  const body = { hitsPerPage: 1000 }
  const first = await send(target, { path: '/1/indexes/§many/browse', body })
  const cursor = at(first.body, 'cursor')
  const last = await send(target, { path: '/1/indexes/§many/browse', body: { cursor } })
  const page = [typeof cursor, Object.hasOwn(Object(last.body), 'cursor')]
  expect(page).toEqual(['string', false])
})
