import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { inject } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { connectWithin } from '#provision/client.ts'

import { PATIENT } from './patient.ts'

type Provider = ReturnType<typeof createProvider>

/** What a provider holds: all features, and beside them the records of detail pages or those of the popup. */
export type Contents = 'features' | 'details' | 'palette'
type Records = Readonly<Record<string, Record<string, unknown>[]>>

const keys = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

// One of each kind per worker: a file that changes records gets its own, see `ownProvider`.
const shared = new Map<Contents, Promise<Provider>>()
let contents: Contents = 'features'
let own: Promise<Provider> | undefined

/** The embedded provider that answers the page in this file, with all features, filled by the official client. */
export function featureProvider(): Promise<Provider> {
  if (own !== undefined) return own
  const filled = shared.get(contents) ?? fill(contents)
  shared.set(contents, filled)
  return filled
}

/** From now on, and until the end of the file, pages are answered by a provider with these contents. */
export function setContents(next: Contents): void {
  contents = next
}

/** A provider of this file alone, whose records it may change; with the contents chosen before. */
export function ownProvider(): Promise<Provider> {
  return (own ??= fill(contents))
}

/** Returns to the shared provider with features only. */
export function resetProvider(): void {
  contents = 'features'
  own = undefined
}

/** The administrator of a provider, with the official client. */
export const connectAdministrator = (provider: Provider) =>
  connectWithin(provider, { appId: keys.appId, key: keys.adminKey })

/** A file that the project's global setup has written. */
export async function readFixture<Fixture>(name: string): Promise<Fixture> {
  return JSON.parse(await readFile(path.join(inject('fixtures'), `${name}.json`), 'utf8'))
}

async function fill(kind: Contents): Promise<Provider> {
  const provider = createProvider({ ...keys, ...PATIENT, store: createMemoryStore() })
  const client = connectAdministrator(provider)
  for (const index of Object.values(catalogue)) await setUpIndex(client, index)
  const { name, synonyms } = catalogue.features
  await client.saveSynonyms({
    indexName: name,
    synonymHit: [...synonyms],
    forwardToReplicas: true,
  })
  await client.saveObjects({ indexName: name, objects: await readFixture('features') })
  // Every search with a query counts the results of the other lists too, and asks for suggestions.
  const records = kind === 'features' ? {} : await readFixture<Records>(kind)
  for (const other of ['compat', 'specs', 'releases', 'suggestions'] as const) {
    const objects = records[other]
    if (objects !== undefined) await client.saveObjects({ indexName: other, objects })
  }
  return provider
}

type Index = (typeof catalogue)[keyof typeof catalogue]
type Administrator = ReturnType<typeof connectAdministrator>

/** Gives an index its settings, and its replicas theirs. */
async function setUpIndex(
  client: Administrator,
  { name, settings, replicas }: Index,
): Promise<void> {
  const names = replicas.map((replica) => replica.name)
  await client.setSettings({ indexName: name, indexSettings: { ...settings, replicas: names } })
  for (const replica of replicas) {
    await client.setSettings({
      indexName: replica.name,
      indexSettings: { ...settings, ...replica.settings },
    })
  }
}
