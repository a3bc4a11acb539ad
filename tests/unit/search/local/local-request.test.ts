import { afterEach, expect, test, vi } from 'vitest'

import { localRequest } from '#search/local/local-request.ts'

afterEach(() => vi.unstubAllEnvs())

const indices = [{ parts: [], bytes: 1, names: ['features', 'features_az'] }]

function translated(query: object) {
  const { path, body } = localRequest(
    {
      url: 'https://app-dsn.algolia.net/1/indexes/*/queries?x-algolia-agent=a&x-algolia-api-key=hosted&x-algolia-application-id=APP',
      data: JSON.stringify({ requests: [query], strategy: 'none' }),
    },
    indices,
  )
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return { pathname, keys: Object.fromEntries(searchParams), body: JSON.parse(body) }
}

test('a request for this device has the keys of the provider in the browser', () => {
  expect(translated({ indexName: 'features' })).toMatchObject({
    pathname: '/1/indexes/*/queries',
    keys: { 'x-algolia-api-key': 'plinth-search', 'x-algolia-application-id': 'plinth' },
    body: { strategy: 'none' },
  })
})

test.each([
  ['main_features_az', 'features_az'],
  ['features', 'features'],
])('the index %s is %s on this device', (name, expected) => {
  vi.stubEnv('VITE_INDEX_PREFIX', 'main_')
  expect(translated({ indexName: name, query: 'grid' }).body.requests).toEqual([
    { indexName: expected, query: 'grid' },
  ])
})

test('no id for events is asked for, and queries that ask for none stay as they are', () => {
  const asking = translated({ indexName: 'features', clickAnalytics: true })
  expect(asking.body.requests).toEqual([{ indexName: 'features', clickAnalytics: false }])
  expect(translated({ indexName: 'features' }).body.requests).toEqual([{ indexName: 'features' }])
})
