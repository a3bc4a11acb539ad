import { expect, test } from 'vitest'

import { createProvider } from '#provider/provider.ts'
import { createMemoryStore, type KeyValueStore } from '#provider/store.ts'
import { PATIENT } from '#tests/support/patient.ts'

const KEYS = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

test('a personalized search reads nothing of the log but the last events of its visitor', async () => {
  const traffic = createMemoryStore()
  const read: string[] = []
  const entries: KeyValueStore['entries'] = (prefix) => {
    read.push(prefix)
    return traffic.entries(prefix)
  }
  const provider = createProvider({
    ...PATIENT,
    ...KEYS,
    // The share of a day that one visitor may fill grows from midnight on.
    now: () => Date.UTC(2026, 10, 23, 12),
    store: createMemoryStore(),
    traffic: { ...traffic, entries },
  })
  const send = async (path: string, body: object): Promise<number> => {
    const headers = { 'x-algolia-application-id': KEYS.appId, 'x-algolia-api-key': KEYS.adminKey }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const { status } = await provider(new Request(`http://provider.test${path}`, request))
    return status
  }
  await send('/1/indexes/notes', { objectID: 'one', kind: 'paper' })
  await send('/1/strategies/personalization', {
    eventsScoring: [{ score: 10, eventName: 'Opened', eventType: 'click' }],
    facetsScoring: [{ score: 100, facetName: 'kind' }],
    personalizationImpact: 100,
  })
  const event = { eventType: 'click', eventName: 'Opened', index: 'notes', objectIDs: ['one'] }
  const events = Array.from({ length: 900 }, (_, at) => ({ ...event, userToken: `v${at % 3}` }))
  await send('/1/events', { events })
  read.length = 0
  const asked = { enablePersonalization: true, userToken: 'v1', analytics: false }
  expect(await send('/1/indexes/notes/query', asked)).toBe(200)
  const ofVisitor = read.filter((prefix) => prefix.startsWith('visitor/v1/event/'))
  const single = read.filter((prefix) => /^event\/[\d-]+\/.+/.test(prefix))
  expect(single).toHaveLength(100)
  expect(ofVisitor.length).toBeLessThanOrEqual(90)
  expect(read).toHaveLength(ofVisitor.length + single.length)
})
