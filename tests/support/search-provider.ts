import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { algoliasearch } from 'algoliasearch'

import { catalogue } from '#catalogue/index.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'

type Provider = ReturnType<typeof createProvider>

const keys = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

let filling: Promise<Provider> | undefined

/** The embedded provider with all features of the real catalogue, filled by the official client; one per test file. */
export function featureProvider(): Promise<Provider> {
  return (filling ??= fill())
}

async function fill(): Promise<Provider> {
  const provider = createProvider({ ...keys, store: createMemoryStore() })
  const client = algoliasearch(keys.appId, keys.adminKey, {
    requester: { send: (request) => send(provider, request) },
  })
  const { name, settings, replicas, synonyms } = catalogue.features
  const features = await readFeatures()
  const names = replicas.map((replica) => replica.name)
  await client.setSettings({ indexName: name, indexSettings: { ...settings, replicas: names } })
  for (const replica of replicas) {
    await client.setSettings({
      indexName: replica.name,
      indexSettings: { ...settings, ...replica.settings },
    })
  }
  await client.saveSynonyms({
    indexName: name,
    synonymHit: [...synonyms],
    forwardToReplicas: true,
  })
  await client.saveObjects({ indexName: name, objects: [...features] })
  // Every search with a query counts the results of the other lists too, and asks for suggestions; here they are empty.
  const { compat, specs, releases, suggestions } = catalogue
  for (const { name: indexName, settings: indexSettings } of [
    compat,
    specs,
    releases,
    suggestions,
  ]) {
    await client.setSettings({ indexName, indexSettings })
  }
  return provider
}

/**
 * The features by way of a process of their own: under jsdom the modules are transformed for a browser, and the
 * ingest finds its packages as only Node can.
 */
async function readFeatures(): Promise<Record<string, unknown>[]> {
  const run = promisify(execFile)
  const { stdout } = await run(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'tests/support/print-features.ts'],
    { maxBuffer: 32 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}

type Sent = {
  url: string
  method: string
  headers: Record<string, string>
  data?: string | Uint8Array | undefined
}

async function send(provider: Provider, { url, method, headers, data }: Sent) {
  const body = typeof data === 'object' ? new Uint8Array(data) : data
  const response = await provider(
    new Request(url, { method, headers, ...(body !== undefined && { body }) }),
  )
  return { status: response.status, content: await response.text(), isTimedOut: false }
}
