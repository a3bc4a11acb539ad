import type { Algoliasearch, FetchedIndex, SynonymHit } from 'algoliasearch'

import { isTemporary } from './plan.ts'
import type { Remote, RemoteIndex } from './plan.ts'
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

/** Reads the content of the indices that `sources` names, and the size of all others. */
export async function readApplication(
  client: Algoliasearch,
  sources: readonly IndexSource[],
): Promise<Application> {
  const names = new Set(
    sources.flatMap(({ name, replicas, settings }) => [
      name,
      ...replicas.map((replica) => replica.name),
      ...(settings.replicas ?? []),
    ]),
  )
  const isOurs = ({ name }: FetchedIndex): boolean =>
    names.has(name) || sources.some((source) => isTemporary(name, source.name))
  const { items } = await client.listIndices()
  const ours = items.filter(isOurs)
  return {
    remote: new Map(await Promise.all(ours.map((item) => readIndex(client, item)))),
    others: measure(items.filter((item) => !isOurs(item))),
  }
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

async function readIndex(
  client: Algoliasearch,
  { name, entries }: { readonly name: string; readonly entries: number },
): Promise<readonly [string, RemoteIndex]> {
  const [settings, synonyms] = await Promise.all([
    client.getSettings({ indexName: name }),
    readSynonyms(client, name),
  ])
  return [name, { entries, settings, synonyms }]
}
