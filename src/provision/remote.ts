import type { Algoliasearch, FetchedIndex, IndexSettings, SynonymHit } from 'algoliasearch'

import { statusOf } from './client.ts'
import { isTemporary, type Remote, type RemoteIndex } from './plan.ts'
import type { IndexSource } from './source.ts'

/** The total size of the application's indices that are not part of a plan. */
export type Others = {
  readonly indices: number
  readonly records: number
  readonly bytes: number
}

export type Application = { readonly remote: Remote; readonly others: Others }

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const measure = (items: readonly FetchedIndex[]): Others => ({
  indices: items.length,
  records: sum(items.map(({ entries }) => entries)),
  bytes: sum(items.map(({ dataSize }) => dataSize)),
})

/**
 * Reads the content of the indices that `sources` names, and the size of all others. The indices of
 * a plan are read by their names: whether they would lose records must not depend on a list.
 */
export async function readApplication(
  client: Algoliasearch,
  sources: readonly IndexSource[],
): Promise<Application> {
  const items = await listAll(client)
  const listed = new Map(items.map((item) => [item.name, item]))
  const leftovers = items.filter(({ name }) =>
    sources.some((source) => isTemporary(name, source.name)),
  )
  const names = new Set([
    ...sources.flatMap(({ name, replicas, settings }) => [
      name,
      ...replicas.map((replica) => replica.name),
      ...(settings.replicas ?? []).filter((replica) => !replica.startsWith('virtual(')),
    ]),
    ...leftovers.map(({ name }) => name),
  ])
  const found = await Promise.all(
    Array.from(names, async (name) => {
      const index = await readIndex(client, name, listed.get(name)?.entries)
      return index === undefined ? [] : [[name, index] as const]
    }),
  )
  return {
    remote: new Map(found.flat()),
    others: measure(items.filter(({ name }) => !names.has(name))),
  }
}

/** All indices, in as many pages as the provider makes of them. */
async function listAll(client: Algoliasearch, page = 0): Promise<readonly FetchedIndex[]> {
  const { items, nbPages = 0 } = await client.listIndices({ page, hitsPerPage: 1000 })
  return page + 1 < nbPages ? [...items, ...(await listAll(client, page + 1))] : items
}

/** Reads the content of the indices that `sources` names. */
export const readRemote = async (
  client: Algoliasearch,
  sources: readonly IndexSource[],
): Promise<Remote> => (await readApplication(client, sources)).remote

async function readSynonyms(client: Algoliasearch, indexName: string): Promise<SynonymHit[]> {
  const found: SynonymHit[] = []
  await client.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => {
      for (const { objectID, type, ...rest } of hits) found.push({ objectID, type, ...rest })
    },
  })
  return found
}

/** @param entries the number of records, if it is known */
async function readIndex(
  client: Algoliasearch,
  name: string,
  entries: number | undefined,
): Promise<RemoteIndex | undefined> {
  const settings = await readSettings(client, name)
  if (settings === undefined) return undefined
  const [synonyms, count] = await Promise.all([
    readSynonyms(client, name),
    entries ?? countRecords(client, name),
  ])
  return { entries: count, settings, synonyms }
}

/** The settings of an index; undefined if it does not exist. */
async function readSettings(
  client: Algoliasearch,
  indexName: string,
): Promise<IndexSettings | undefined> {
  try {
    return await client.getSettings({ indexName })
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

async function countRecords(client: Algoliasearch, indexName: string): Promise<number> {
  const searchParams = { hitsPerPage: 0, distinct: false, analytics: false }
  const { nbHits = 0 } = await client.searchSingleIndex({ indexName, searchParams })
  return nbHits
}
