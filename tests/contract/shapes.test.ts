import { beforeAll, expect, test } from 'vitest'

import { createTarget } from './embedded.ts'
import * as shapes from './search-shapes.ts'
import { seed } from './seed.ts'
import type { Shape } from './shape.ts'
import { at, send, type Send } from './target.ts'

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

const answers: readonly (readonly [what: string, send: Send, shape: Shape<unknown>])[] = [
  ['search', { path: ofProducts('/query'), body: search }, shapes.found],
  [
    'multi-query search',
    { path: '/1/indexes/*/queries', body: { requests: [{ indexName: '§products', ...search }] } },
    shapes.foundByAll,
  ],
  [
    'search for facet values',
    { path: ofProducts('/facets/brand/query'), body: {} },
    shapes.facetHits,
  ],
  ['record added', { path: ofWrites(''), body: { a: 1 } }, shapes.added],
  ['record saved', { method: 'PUT', path: ofWrites('/1'), body: { a: 1 } }, shapes.saved],
  ['record updated', { path: ofWrites('/1/partial'), body: { a: 2 } }, shapes.saved],
  ['record', { method: 'GET', path: ofWrites('/1') }, shapes.oneRecord],
  [
    'records',
    {
      path: '/1/indexes/*/objects',
      body: { requests: [{ indexName: '§written', objectID: '1' }] },
    },
    shapes.someRecords,
  ],
  [
    'batch',
    { path: ofWrites('/batch'), body: { requests: [{ action: 'addObject', body: { a: 1 } }] } },
    shapes.batched,
  ],
  [
    'batch of several indices',
    {
      path: '/1/indexes/*/batch',
      body: { requests: [{ action: 'addObject', indexName: '§written', body: { a: 1 } }] },
    },
    shapes.batchedByIndex,
  ],
  ['record deleted', { method: 'DELETE', path: ofWrites('/1') }, shapes.deleted],
  ['settings changed', { method: 'PUT', path: ofWrites('/settings'), body: {} }, shapes.updated],
  [
    'synonym saved',
    { method: 'PUT', path: ofWrites('/synonyms/s'), body: synonym },
    shapes.savedById,
  ],
  ['synonyms saved', { path: ofWrites('/synonyms/batch'), body: [synonym] }, shapes.updated],
  ['synonyms found', { path: ofWrites('/synonyms/search'), body: {} }, shapes.synonyms],
  ['synonym deleted', { method: 'DELETE', path: ofWrites('/synonyms/s') }, shapes.deleted],
  [
    'copy',
    { path: ofWrites('/operation'), body: { operation: 'copy', destination: '§copied' } },
    shapes.updated,
  ],
  ['task', { method: 'GET', path: ofWrites('/task/1') }, shapes.task],
  ['indices', { method: 'GET', path: '/1/indexes' }, shapes.indices],
  ['records cleared', { path: ofWrites('/clear') }, shapes.updated],
  ['index deleted', { method: 'DELETE', path: ofWrites('') }, shapes.deleted],
  ['keys', { method: 'GET', path: '/1/keys' }, shapes.keys],
  ['key added', { path: '/1/keys', body: { acl: ['search'] } }, shapes.addedKey],
  ['error', { method: 'GET', path: '/1/nothing' }, shapes.refusalOf(404)],
]

const target = createTarget()

beforeAll(() => seed(target))

test.each(answers)(
  'the answer to "%s" has exactly the members that clients read',
  async (...row) => {
    const [what, request, shape] = row
    const { body } = await send(target, request)
    expect(shape.faults(body, what)).toEqual([])
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
