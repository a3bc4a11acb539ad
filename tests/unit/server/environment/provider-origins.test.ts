import { expect, test } from 'vitest'

import { providerOrigins } from '#server/environment/provider-origins.ts'

test('a page requests nothing but its own origin unless the build names a provider', () => {
  expect(providerOrigins({ VITE_ALGOLIA_APP_ID: '', VITE_PROVIDER_URL: '' })).toEqual([])
})

test('a page for a hosted application requests its hosts, the host for events and its status', () => {
  expect(providerOrigins({ VITE_ALGOLIA_APP_ID: 'APP' })).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
    'https://insights.algolia.io',
    'https://status.algolia.com',
  ])
})

test('a page for a provider elsewhere requests that origin and no host of a hosted application', () => {
  const environment = { VITE_PROVIDER_URL: 'https://Search.Example/', VITE_ALGOLIA_APP_ID: 'APP' }
  expect(providerOrigins(environment)).toEqual(['https://search.example'])
})
