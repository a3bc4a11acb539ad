import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import { builtIndexesName, DATABASE_PATIENCE } from '#offline/contract/built-indexes.ts'
import type { IndexFile } from '#offline/contract/local-provider.ts'
import { openKeptList } from '#offline/service-worker/kept-list.ts'
import type { IndexParts } from '#provider/background.ts'
import type { IndexCache } from '#provider/index-cache.ts'

/** A built index, and what it was built from. */
type Entry = { readonly source: string; readonly parts: IndexParts }

interface Schema extends DBSchema {
  /** By the name of the file and the number of the index. */
  indexes: { key: string; value: Entry }
}

type Database = IDBPDatabase<Schema>

/** A script, and the site to which it belongs. */
type Script = {
  readonly path: string
  /** The path of the site. */
  readonly base: string
}

/**
 * Opens the indexes that were built from a file before, on a device that keeps the site: reading one
 * takes a small part of building it. An index is used for the same script and the same records only.
 *
 * @returns undefined if the device keeps nothing, or cannot be read
 */
export async function openDeviceIndexCache(
  { parts: files, names: [name = ''] }: Pick<IndexFile, 'parts' | 'names'>,
  { path, base }: Script,
): Promise<IndexCache | undefined> {
  const source = [path, ...files.map(({ integrity }) => integrity)].join(' ')
  try {
    if (!(await isKept(base))) return undefined
    const found = await Promise.race([
      withDatabase(base, (database) => readAll(database, name)),
      new Promise<undefined>((resolve) => void setTimeout(resolve, DATABASE_PATIENCE)),
    ])
    if (found === undefined) return undefined
    return {
      find: ({ id }) => {
        const key = `${name} ${id}`
        const entry = found.get(key)
        found.delete(key)
        return {
          parts: entry?.source === source ? entry.parts : undefined,
          keep: (parts) => void write(base, key, { source, parts }),
        }
      },
      // An index of the file is never deleted.
      retain: () => undefined,
    }
  } catch {
    return undefined
  }
}

async function isKept(base: string): Promise<boolean> {
  const { current } = (await openKeptList(caches, base).read()) ?? {}
  return current !== undefined
}

async function withDatabase<Result>(
  base: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(builtIndexesName(base), 1, {
    upgrade: (created) => void created.createObjectStore('indexes'),
  })
  try {
    return await use(database)
  } finally {
    // An open database cannot be deleted.
    database.close()
  }
}

async function readAll(database: Database, name: string): Promise<Map<string, Entry>> {
  const range = IDBKeyRange.bound(`${name} `, `${name} ~`)
  const [keys, entries] = await Promise.all([
    database.getAllKeys('indexes', range),
    database.getAll('indexes', range),
  ])
  return new Map(entries.map((entry, at) => [keys[at] ?? '', entry]))
}

async function write(base: string, key: string, entry: Entry): Promise<void> {
  try {
    // The visitor may have removed the site meanwhile.
    if (!(await isKept(base))) return
    await withDatabase(base, (database) => database.put('indexes', entry, key))
  } catch {
    // Such as a device without room: the next start builds it again.
  }
}
