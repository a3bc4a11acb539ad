import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createClient } from '#client.ts'
import { readPageEnvironment } from '#early/page-environment.ts'
import { agree, deleteOnServer } from '#search/insights/choices.ts'
import { createEventSender } from '#search/insights/event-sender.ts'
import type { VisitorEvent } from '#search/insights/visitor-events.ts'
import { readProviderStatus } from '#search/results/provider-report.tsx'
import { consent } from '#search/state/consent.ts'
import { network } from '#tests/support/network.ts'

/** Everything that was requested: method, origin and path. */
let requested: string[] = []

beforeEach(() => {
  requested = []
  vi.stubEnv('VITE_PROVIDER_URL', 'https://Search.Example:8443/')
  network.use(
    http.all('*', ({ request }) => {
      const { origin, pathname } = new URL(request.url)
      requested.push(`${request.method} ${origin}${pathname}`)
      return HttpResponse.json({ results: [] })
    }),
  )
})

afterEach(() => {
  vi.unstubAllEnvs()
  consent.clear()
})

test('a page for a provider elsewhere sends searches, events and questions there', async () => {
  const { provider, search } = createClient(readPageEnvironment(), {
    origin: 'https://plinth.example',
  })
  await search({ requests: [{ indexName: 'features' }] }).catch(() => undefined)
  await readProviderStatus(provider.monitoring).catch(() => undefined)
  agree()
  await deleteOnServer(provider, 'token')
  const event: VisitorEvent = {
    eventType: 'view',
    eventName: 'Viewed',
    index: 'features',
    objectIDs: ['grid'],
  }
  createEventSender(provider)([event])
  const at = 'https://search.example:8443/1'
  const expected = [
    `POST ${at}/indexes/*/queries`,
    `GET ${at}/status`,
    `DELETE ${at}/usertokens/token`,
    `POST ${at}/events`,
  ]
  await waitFor(() => expect(requested).toEqual(expected))
})

test('a provider elsewhere has the default application and key unless the build names others', () => {
  const elsewhere = { providerUrl: 'https://search.example:8443', isHosted: false }
  expect(readPageEnvironment()).toMatchObject({ appId: 'plinth', ...elsewhere })
  vi.stubEnv('VITE_ALGOLIA_APP_ID', 'mine')
  vi.stubEnv('VITE_ALGOLIA_SEARCH_KEY', 'key')
  expect(readPageEnvironment()).toMatchObject({ appId: 'mine', searchKey: 'key', ...elsewhere })
})
