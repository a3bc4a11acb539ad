import { readFile, writeFile } from 'node:fs/promises'

import type { Algoliasearch } from 'algoliasearch'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { Remote } from '#provision/plan.ts'
import type { IndexSource } from '#provision/source.ts'

import { UsageError } from './environment.ts'
import { settingsOf } from './read-file.ts'

export type Live = { readonly client: Algoliasearch; readonly remote: Remote }

/**
 * Writes what indices and their replicas hold into a new file, so that `readKept` can plan to put
 * it back. An index that does not exist yet is left out. The key needs the right `browse`.
 * @throws {UsageError} if the file exists: it may be the only copy of what was live
 */
export async function keepLive(
  file: string,
  sources: readonly IndexSource[],
  live: Live,
): Promise<void> {
  const kept = await Promise.all(sources.map((source) => readLive(source, live)))
  await writeFile(file, JSON.stringify(kept.flat()), { flag: 'wx' }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`${file} cannot be written: ${reason}. Nothing was changed.`, { cause })
  })
}

/**
 * Reads what `keepLive` has written.
 * @throws {UsageError} if it cannot be read
 */
export async function readKept(file: string): Promise<readonly IndexSource[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`${file} cannot be put back: ${reason}`, { cause })
  }
}

async function readLive(
  { name, replicas }: IndexSource,
  { client, remote }: Live,
): Promise<readonly IndexSource[]> {
  const index = remote.get(name)
  if (index === undefined) return []
  const records: IndexRecord[] = []
  await client.browseObjects<IndexRecord>({
    indexName: name,
    browseParams: { attributesToRetrieve: ['*'], hitsPerPage: 1000 },
    aggregator: ({ hits }) => void records.push(...hits),
  })
  const ofReplicas = replicas.flatMap((replica) => {
    const found = remote.get(replica.name)
    return found ? [{ name: replica.name, settings: settingsOf(found.settings).settings }] : []
  })
  const { settings } = settingsOf(index.settings)
  // Of records that rank alike, the one that was written last comes first.
  records.reverse()
  return [{ name, settings, replicas: ofReplicas, synonyms: index.synonyms, records }]
}
