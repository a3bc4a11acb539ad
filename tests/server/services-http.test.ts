import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createTrafficLog } from '#provider/protocol/traffic/traffic-log.ts'
import { createProvider } from '#provider/provider.ts'
import type { KeyValueStore } from '#provider/store.ts'
import { hostsAt } from '#provision/client.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { openStore } from '#server/store/lmdb-store.ts'
import { KEYS } from '#tests/contract/embedded.ts'
import { event, search, twice } from '#tests/contract/services/embedded-services.ts'
import { PATIENT, TIMEOUTS } from '#tests/support/patient.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

const indexName = 'films'
const films = [
  { objectID: 'alien', title: 'Alien creature', genre: 'horror' },
  { objectID: 'thing', title: 'Thing creature', genre: 'horror' },
  { objectID: 'heat', title: 'Heat', genre: 'crime' },
]

let folder: string
let stores: { readonly store: KeyValueStore; readonly traffic: KeyValueStore }
let server: Listening

/** What `npm start` serves, on the stores of the folder. */
async function start(): Promise<void> {
  const [store, traffic] = await Promise.all([
    openStore(join(folder, 'store')),
    openStore(join(folder, 'traffic')),
  ])
  stores = { store, traffic }
  const provider = createProvider({ ...PATIENT, ...KEYS, store, traffic })
  const site = createSite({ provider, hostname: '127.0.0.1' })
  server = await listen(site, { hostname: '127.0.0.1', port: 0 })
}

async function stop(): Promise<void> {
  await server.close()
  await Promise.all([stores.store.close(), stores.traffic.close()])
}

/** The official client and those of the services, on their own requester for Node. */
function connect() {
  const options = { hosts: hostsAt(server.address), timeouts: TIMEOUTS }
  const client = algoliasearch(KEYS.appId, KEYS.adminKey, options)
  return {
    client,
    recommend: client.initRecommend({ options }),
    suggestions: client.initQuerySuggestions({ region: 'eu', options }),
    personalization: client.initPersonalization({ region: 'eu', options }),
  }
}

beforeEach(async () => {
  folder = await newFolder()
  await start()
  const { client } = connect()
  await client.setSettings({
    indexName,
    indexSettings: { searchableAttributes: ['title'], attributesForFaceting: ['genre'] },
  })
  await client.saveObjects({ indexName, objects: films, waitForTasks: true })
})

afterEach(async () => {
  await stop()
  await removeFolder(folder)
})

async function built(suggestions: ReturnType<typeof connect>['suggestions']): Promise<void> {
  const { isRunning } = await suggestions.getConfigStatus({ indexName: 'suggested' })
  if (isRunning === true) await built(suggestions)
}

test('a configuration of suggestions, its build and its log survive a restart', async () => {
  await createTrafficLog(stores.traffic).addSearches(
    twice([search(indexName, 'creature', { time: Date.now() })]),
  )
  const { suggestions } = connect()
  await suggestions.createConfig({
    indexName: 'suggested',
    sourceIndices: [{ indexName, minHits: 2 }],
  })
  await built(suggestions)
  const before = await suggestions.getConfigStatus({ indexName: 'suggested' })
  await stop()
  await start()
  const again = connect()
  expect(await again.suggestions.getAllConfigs()).toEqual([
    expect.objectContaining({ indexName: 'suggested' }),
  ])
  expect(await again.suggestions.getConfigStatus({ indexName: 'suggested' })).toEqual(before)
  expect(await again.suggestions.getLogFile({ indexName: 'suggested' })).toContainEqual(
    expect.objectContaining({ level: 'INFO', message: '1 suggestions' }),
  )
  const { hits } = await again.client.searchSingleIndex({ indexName: 'suggested' })
  expect(hits.map(({ objectID }) => objectID)).toEqual(['creature'])
})

test('a strategy survives a restart, a deleted profile does not', async () => {
  const strategy = {
    eventsScoring: [{ score: 10, eventName: 'Item Clicked', eventType: 'click' as const }],
    facetsScoring: [{ score: 10, facetName: 'genre' }],
    personalizationImpact: 100,
  }
  await connect().personalization.setPersonalizationStrategy(strategy)
  await createTrafficLog(stores.traffic).addEvents([event(indexName, 'heat', { time: Date.now() })])
  await stop()
  await start()
  const { client, personalization } = connect()
  expect(await personalization.getPersonalizationStrategy()).toEqual(strategy)
  const userToken = 'visitor-1'
  expect(await personalization.getUserTokenProfile({ userToken })).toMatchObject({
    scores: { genre: { crime: 20 } },
  })
  const searchParams = { enablePersonalization: true, userToken }
  const { hits } = await client.searchSingleIndex({ indexName, searchParams })
  expect(hits[0]).toMatchObject({ objectID: 'heat' })
  await personalization.deleteUserProfile({ userToken })
  await expect(personalization.getUserTokenProfile({ userToken })).rejects.toMatchObject({
    status: 404,
  })
})
