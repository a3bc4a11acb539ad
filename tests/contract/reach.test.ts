import { beforeEach, expect, test } from 'vitest'

import { KEYS, createTarget } from './embedded.ts'
import { secured } from './secured.ts'
import { type Answer, at, send, type Target, write } from './target.ts'

let target: Target
let key: string

beforeEach(async () => {
  target = createTarget()
  for (const name of ['books', 'other']) {
    const requests = [{ action: 'addObject', body: { objectID: name, title: 'Title' } }]
    await write(target, { path: `/1/indexes/§${name}/batch`, body: { requests } })
  }
  const rights = { acl: ['editSettings', 'addObject', 'search'], indexes: ['§books'] }
  key = String(at((await send(target, { path: '/1/keys', body: rights })).body, 'key'))
})

const settings = (body: object, query = '', by = key): Promise<Answer> =>
  send(target, { method: 'PUT', path: `/1/indexes/§books/settings${query}`, body, key: by })

const beyondReach = { status: 403, body: { message: 'Index not allowed with this API key' } }

test('a key for one index does not make a replica of another one', async () => {
  expect(await settings({ replicas: ['§other'] })).toMatchObject(beyondReach)
  const other = await send(target, { method: 'GET', path: '/1/indexes/§other/other' })
  expect(other).toMatchObject({ status: 200 })
})

test('a key for one index changes no replica that it may not use', async () => {
  expect(await settings({ replicas: ['§copy'] }, '', KEYS.adminKey)).toMatchObject({ status: 200 })
  const ranking = { customRanking: ['desc(owner)'] }
  expect(await settings({ replicas: [] })).toMatchObject(beyondReach)
  expect(await settings(ranking, '?forwardToReplicas=true')).toMatchObject(beyondReach)
  const path = '/1/indexes/§books/synonyms/batch?forwardToReplicas=true'
  const body = [{ objectID: 's', type: 'synonym', synonyms: ['a', 'b'] }]
  expect(await send(target, { path, body, key })).toMatchObject(beyondReach)
  expect(await settings({ ...ranking, replicas: ['§copy'] })).toMatchObject({ status: 200 })
})

test('a secured key whose time is not a number has expired', async () => {
  const search = {
    path: '/1/indexes/§books/query',
    key: secured(KEYS.searchKey, { validUntil: 'abc' }),
  }
  expect(await send(target, search)).toMatchObject({
    status: 400,
    body: { message: 'validUntil parameter expired (less than current date)' },
  })
})

test('a key that forces attributes shows no other attribute of a record that is read by its name', async () => {
  const forcing = secured(KEYS.searchKey, { attributesToRetrieve: 'objectID' })
  const path = '/1/indexes/§books/books?attributesToRetrieve=title'
  const read = (by: string): Promise<Answer> => send(target, { method: 'GET', path, key: by })
  expect((await read(KEYS.searchKey)).body).toEqual({ objectID: 'books', title: 'Title' })
  expect((await read(forcing)).body).toEqual({ objectID: 'books' })
})

test('spaces between the indices of a secured key are not part of their names', async () => {
  const restrictIndices = `${target.prefix}other, ${target.prefix}books`
  const search = { path: '/1/indexes/§books/query', body: {} }
  expect(
    await send(target, { ...search, key: secured(KEYS.searchKey, { restrictIndices }) }),
  ).toMatchObject({ status: 200 })
})

test('a replica of one index does not become a replica of another', async () => {
  expect(await settings({ replicas: ['§copy'] }, '', KEYS.adminKey)).toMatchObject({ status: 200 })
  const path = '/1/indexes/§other/settings'
  expect(await send(target, { method: 'PUT', path, body: { replicas: ['§copy'] } })).toMatchObject({
    status: 400,
    body: { message: 'Index §copy is a replica of another index' },
  })
})

test('a copy with a scope copies nothing else', async () => {
  await settings({ customRanking: ['desc(title)'] }, '', KEYS.adminKey)
  const synonyms = [{ objectID: 's', type: 'synonym', synonyms: ['a', 'b'] }]
  await write(target, { path: '/1/indexes/§books/synonyms/batch', body: synonyms })
  const body = { operation: 'copy', destination: '§copy', scope: ['settings'] }
  await write(target, { path: '/1/indexes/§books/operation', body })
  const read = (path: string): Promise<Answer> => send(target, { method: 'GET', path })
  expect((await read('/1/indexes/§copy/settings')).body).toMatchObject({
    customRanking: ['desc(title)'],
  })
  const found = await send(target, { path: '/1/indexes/§copy/synonyms/search', body: {} })
  expect(found.body).toMatchObject({ nbHits: 0 })
  expect((await send(target, { path: '/1/indexes/§copy/query', body: {} })).body).toMatchObject({
    nbHits: 0,
  })
})
