import { expect, test } from 'vitest'

import { createClient } from '#client.ts'
import { providerHosts } from '#routes/pages/privacy.tsx'

const keys = { appId: 'APP', searchKey: 'key', indexPrefix: '' }

test('the embedded provider is the host that the page came from', () => {
  const client = createClient({ ...keys, isHosted: false }, { origin: 'http://localhost:4173' })
  expect(providerHosts(client)).toEqual(['localhost'])
})

test('the hosted provider is asked at four hosts, the nearest first', () => {
  const client = createClient({ ...keys, isHosted: true }, { origin: 'https://plinth.example' })
  const [first, ...others] = providerHosts(client)
  expect(first).toBe('APP-dsn.algolia.net')
  expect(others.toSorted()).toEqual([
    'APP-1.algolianet.com',
    'APP-2.algolianet.com',
    'APP-3.algolianet.com',
  ])
})

test('a client that does not tell has no hosts', () => {
  expect(providerHosts({ search: () => Promise.reject(new Error('none')) })).toEqual([])
})
