import { algoliasearch } from 'algoliasearch'
import { expect, test } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { personalizationStrategy, suggestionsSource } from '#catalogue/services.ts'
import { UsageError, readRegion } from '#cli/environment.ts'
import { createTrafficLog } from '#provider/protocol/traffic/traffic-log.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { connectWithin } from '#provision/client.ts'
import { provisionServices, type ServiceTarget, suggestionsBuilt } from '#provision/services.ts'
import { search, twice } from '#tests/contract/services/embedded-services.ts'
import { PATIENT } from '#tests/support/patient.ts'

const prefix = 'try_'
const keys = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

async function createOwn() {
  const traffic = createMemoryStore()
  const provider = createProvider({ ...PATIENT, ...keys, traffic, store: createMemoryStore() })
  const client = connectWithin(provider, { appId: keys.appId, key: keys.adminKey })
  const indices = suggestionsSource.indices.map((name) => prefix + name)
  await Promise.all(
    indices.map((indexName) =>
      client.saveObjects({ indexName, objects: [{ objectID: 'grid', name: 'CSS grid' }] }),
    ),
  )
  const target: ServiceTarget = { client, isHosted: false, region: 'eu', prefix }
  return { client, target, log: createTrafficLog(traffic) }
}

test('a provider of one’s own gets the strategy and the suggestions of the catalogue, again and again', async () => {
  const { client, target, log } = await createOwn()
  const indexName = prefix + catalogue.suggestions.name
  await log.addSearches(twice([search(`${prefix}features`, 'grid', { time: Date.now() })]))
  expect(await provisionServices(target)).toEqual([])
  expect(await provisionServices(target)).toEqual([])
  await suggestionsBuilt(target)
  const { hosts, requester } = client.transporter
  const options = { hosts: [...hosts], requester }
  const personalization = client.initPersonalization({ region: 'eu', options })
  expect(await personalization.getPersonalizationStrategy()).toEqual(personalizationStrategy)
  const configs = await client.initQuerySuggestions({ region: 'eu', options }).getAllConfigs()
  expect(configs.map((config) => config.indexName)).toEqual([indexName])
  const { hits } = await client.searchSingleIndex<{ query: string }>({ indexName })
  expect(hits.map(({ query }) => query)).toEqual(['grid'])
})

/** A hosted application with the same response to every request. */
function createHosted(status: number): ServiceTarget {
  const client = algoliasearch(keys.appId, keys.adminKey, {
    requester: {
      send: async () => ({
        status,
        content: JSON.stringify({ message: 'Not in this plan', status }),
        isTimedOut: false,
      }),
    },
  })
  return { client, isHosted: true, region: 'us', prefix }
}

test.each([400, 402, 403, 404])(
  'services that a hosted application refuses with %i are left out with a note',
  async (status) => {
    expect(await provisionServices(createHosted(status))).toEqual([
      'Query suggestions is left out: Not in this plan',
      'Personalization is left out: Not in this plan',
    ])
  },
)

test('a provider of one’s own that refuses is an error', async () => {
  const target = { ...createHosted(403), isHosted: false }
  await expect(provisionServices(target)).rejects.toThrow('Not in this plan')
})

test('the region is us unless the environment names another, and one that does not exist is refused', () => {
  expect(
    [{}, { ALGOLIA_REGION: '' }, { ALGOLIA_REGION: 'eu' }].map((env) => readRegion(env)),
  ).toEqual(['us', 'us', 'eu'])
  expect(() => readRegion({ ALGOLIA_REGION: 'mars' })).toThrow(UsageError)
})
