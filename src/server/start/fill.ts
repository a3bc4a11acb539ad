import type { Algoliasearch } from 'algoliasearch'

import { catalogue, type IndexName, indexNames } from '#catalogue/indices.ts'
import { stampOf } from '#contracts/data-stamp.ts'
import { fingerprint, openCatalogue } from '#ingest/cache.ts'
import { formatCount } from '#lib/format-count.ts'
import type { KeyValueStore } from '#provider/store.ts'
import { apply } from '#provision/apply.ts'
import { connectWithin, type Provider } from '#provision/client.ts'
import { type Operation, plan } from '#provision/plan.ts'
import { readRemote } from '#provision/remote.ts'
import { provisionServices, suggestionsBuilt } from '#provision/services.ts'
import { type IndexSource, readSources } from '#provision/source.ts'
import { hashFiles, readFolder } from '#server/build/build-inputs.ts'

import type { Progress } from './progress.ts'

export type FillOptions = {
  readonly store: KeyValueStore
  readonly provider: Provider
  readonly appId: string
  readonly adminKey: string
  readonly prefix: string
  /** Identifies the data that should fill the indices. */
  readonly wanted: string
}

/** The key of the server's entry in the store. */
const recordKey = 'server/catalogue/'

/** Identifies the indices' content: the data, the catalogue's code and the code that sends it. */
export async function describeCatalogue(root: string): Promise<string> {
  const [data, sender] = await Promise.all([fingerprint(), readFolder(root, 'src/provision')])
  return JSON.stringify(`${data}-${hashFiles(sender)}`)
}

function describe(operation: Operation, sources: readonly IndexSource[]): string {
  if (operation.kind === 'records') {
    const count = formatCount(operation.records.length)
    return `filling ${operation.index}: ${count} records`
  }
  if (operation.kind === 'leftover') return 'clearing up after an interrupted start'
  const source = sources.find(({ replicas }) =>
    replicas.some(({ name }) => name === operation.index),
  )
  return `setting up ${source?.name ?? operation.index}`
}

/** The indices of the catalogue that are missing at the provider, or lack a replica. */
async function findMissing(client: Algoliasearch, prefix: string): Promise<readonly IndexName[]> {
  const { items } = await client.listIndices()
  const found = new Set(items.map(({ name }) => name))
  return indexNames.filter((name) =>
    [{ name }, ...catalogue[name].replicas].some((part) => !found.has(prefix + part.name)),
  )
}

export type FinishFill = () => Promise<void>

export const nothingLeft: FinishFill = async () => {}

async function fillIndices(
  names: readonly IndexName[],
  { client, prefix }: { readonly client: Algoliasearch; readonly prefix: string },
  progress: Progress,
): Promise<FinishFill> {
  const opened = await openCatalogue({ onProgress: progress.report })
  const { records, summary } = await opened.records()
  const wanted = new Set(names.map((name) => prefix + name))
  const sources = readSources(records, prefix, stampOf(summary)).filter(({ name }) =>
    wanted.has(name),
  )
  const operations = plan(sources, await readRemote(client, sources))
  await apply(operations, {
    client,
    onOperation: (operation) => {
      if (operation) progress.report({ step: describe(operation, sources) })
    },
  })
  const services = { client, isHosted: false, region: 'eu', prefix } as const
  await provisionServices(services)
  await suggestionsBuilt(services)
  return opened.finish
}

const describeMissing = (names: readonly IndexName[]): string =>
  names.length === 1
    ? `index ${names.join()} is missing and is filled again`
    : `indices ${names.join(', ')} are missing and are filled again`

/**
 * Updates the indices if their data or code changed, and refills deleted ones.
 * @returns builds what else the page needs; call it when visitors can be answered
 */
export async function fillStore(options: FillOptions, progress: Progress): Promise<FinishFill> {
  const { store, prefix, wanted } = options
  const key = recordKey + prefix
  const isCurrent = [...store.entries(key)].some(
    ([name, value]) => name === key && value === wanted,
  )
  const client = connectWithin(options.provider, { appId: options.appId, key: options.adminKey })
  const names = isCurrent ? await findMissing(client, prefix) : indexNames
  if (names.length === 0) return nothingLeft
  if (isCurrent) {
    progress.report({ step: describeMissing(names) })
    // Removed first: a start killed between settings and records would leave an empty index.
    await store.commit([[key, null]])
  }
  const finish = await fillIndices(names, { client, prefix }, progress)
  await store.commit([[key, wanted]])
  return finish
}
