import { expect, test } from 'vitest'

import { createApiDriver } from './api-driver.ts'
import { createTarget } from './embedded.ts'
import type { Answer } from './target.ts'

const tooLong = {
  status: 422,
  body: { status: 422, message: 'The search took longer than 0 ms, expected a simpler one' },
}

test('every kind of search is refused with 422 after the time limit', async () => {
  const target = createTarget({ limits: { searchTime: 0 } })
  const { add, ask, put, read } = createApiDriver(() => target)
  const settings = { attributesForFaceting: ['searchable(name)'] }
  await put({ method: 'PUT', path: '/1/indexes/§slow/settings', body: settings })
  await add('slow', { objectID: 'a', name: 'thing' })
  const searches = [
    { path: '/1/indexes/§slow/query', body: {} },
    { path: '/1/indexes/*/queries', body: { requests: [{ indexName: '§slow' }] } },
    { path: '/1/indexes/§slow/browse', body: {} },
    { path: '/1/indexes/§slow/facets/name/query', body: { facetQuery: 't' } },
    { path: '/1/indexes/§slow/deleteByQuery', body: { facetFilters: ['name:thing'] } },
  ]
  for (const search of searches) expect(await ask(search)).toMatchObject(tooLong)
  expect(await read('/1/indexes/§slow/a')).toEqual({ objectID: 'a', name: 'thing' })
})

test('the time limit covers all searches of a request together', async () => {
  const limits = { searchTime: 100, requestTime: 100 }
  const target = createTarget({ limits, startTimer: () => () => 30 })
  const { add, ask } = createApiDriver(() => target)
  await add('slow', { objectID: 'a', name: 'thing' })
  const requests = Array.from({ length: 4 }, () => ({ indexName: '§slow' }))
  const askFor = (count: number) =>
    ask({ path: '/1/indexes/*/queries', body: { requests: requests.slice(0, count) } })
  expect(await askFor(3)).toMatchObject({ status: 200 })
  const message = 'The searches took longer than 100 ms, expected a simpler one'
  expect(await askFor(4)).toMatchObject({ status: 422, body: { message } })
})

/** Searches with a timer that advances by some milliseconds each time that it is read. */
async function searchAt(step: number, limits?: { searchTime: number }): Promise<Answer> {
  let worked = 0
  const startTimer = () => () => (worked += step)
  const target = createTarget({ startTimer, ...(limits && { limits }) })
  const { add, ask } = createApiDriver(() => target)
  await add('slow', { objectID: 'a', name: 'thing' })
  return ask({ path: '/1/indexes/§slow/query', body: {} })
}

test('the time of a search is measured by the timer of the provider', async () => {
  const limits = { searchTime: 10_000 }
  expect(await searchAt(0, limits)).toMatchObject({ status: 200 })
  expect(await searchAt(10_000, limits)).toMatchObject({ status: 422 })
})

test('a provider without limits of its own refuses a search of a second', async () => {
  expect(await searchAt(0)).toMatchObject({ status: 200 })
  // Three digits: the limit of one search, and not that of a whole request.
  const message = expect.stringMatching(/longer than \d{1,3} ms/)
  expect(await searchAt(1000)).toMatchObject({ status: 422, body: { message } })
})
