import type { Algoliasearch, SynonymHit } from 'algoliasearch'

import type { Remote, RemoteIndex } from './plan.ts'
import type { IndexSource } from './source.ts'

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

/** Reads what the provider has of the indices that `sources` speak of. */
export async function readRemote(
  client: Algoliasearch,
  sources: readonly IndexSource[],
): Promise<Remote> {
  const names = new Set(
    sources.flatMap(({ name, replicas }) => [name, ...replicas.map((r) => r.name)]),
  )
  const { items } = await client.listIndices()
  const ours = items.filter(({ name }) => names.has(name))
  return new Map(await Promise.all(ours.map((item) => readIndex(client, item))))
}
