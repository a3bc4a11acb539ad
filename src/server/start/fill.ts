import type { Algoliasearch } from 'algoliasearch'

import { catalogue, indexNames } from '#catalogue/index.ts'
import type { IndexName } from '#catalogue/index.ts'
import { stampOf } from '#contracts/data-stamp.ts'
import { fingerprint, openCatalogue } from '#ingest/cache.ts'
import { formatCount } from '#lib/format-count.ts'
import type { Store } from '#provider/store.ts'
import { apply } from '#provision/apply.ts'
import { connectWithin } from '#provision/client.ts'
import type { Provider } from '#provision/client.ts'
import { plan } from '#provision/plan.ts'
import type { Operation } from '#provision/plan.ts'
import { readRemote } from '#provision/remote.ts'
import { provisionServices, suggestionsBuilt } from '#provision/services.ts'
import { readSources } from '#provision/source.ts'
import type { IndexSource } from '#provision/source.ts'
import { hashFiles, readFolder } from '#server/build/build-inputs.ts'

import type { Progress } from './progress.ts'

/** What is filled, and how it is reached. */
export type FillOptions = {
  readonly store: Store
  readonly provider: Provider
  readonly appId: string
  readonly adminKey: string
  readonly prefix: string
  /** What the indices are to be filled of. */
  readonly wanted: string
}

/** The key of our entry in the store; the provider's own entries have no such prefix. */
const recordKey = 'server/catalogue/'

/** What fills the indices of a prefix: the data, the catalogue's code and the code that sends them. */
export async function describeCatalogue(root: string): Promise<string> {
  const [data, sender] = await Promise.all([fingerprint(), readFolder(root, 'src/provision')])
  return JSON.stringify(`${data}-${hashFiles(sender)}`)
}

/** A step for each index: its settings, its synonyms and its sorted copies are one, its records another. */
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

/** The indices of the catalogue that are not whole at the provider: they, or a sorted copy of theirs, are not there. */
async function findMissing(client: Algoliasearch, prefix: string): Promise<readonly IndexName[]> {
  const { items } = await client.listIndices()
  const found = new Set(items.map(({ name }) => name))
  return indexNames.filter((name) =>
    [{ name }, ...catalogue[name].replicas].some((part) => !found.has(prefix + part.name)),
  )
}

/** Finishes what a fill began. */
export type FinishFill = () => Promise<void>

/** Nothing was left. */
export const nothingLeft: FinishFill = async () => {}

/** Sends the catalogue's settings, synonyms and records of some indices. Resolves to what builds the rest of the catalogue. */
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
 * Brings the store's indices up to the installed data packages, unless they are: through the same plan and the
 * same official client by which a hosted application is provisioned. An index that was deleted since is filled again:
 * the page cannot do without any.
 *
 * @returns builds what the page needs beside the indices, unless it is cached; to be called when visitors can be answered
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
    // Taken back first: a start that is killed between settings and records leaves an index that is there, and empty.
    await store.commit([[key, null]])
  }
  const finish = await fillIndices(names, { client, prefix }, progress)
  await store.commit([[key, wanted]])
  return finish
}
