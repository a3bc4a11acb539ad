import { deleteBuiltIndexes } from '#offline/contract/built-indexes.ts'
import {
  type Kept,
  keptPlace,
  type KeptVersion,
  sharedCodeCache,
} from '#offline/contract/kept-site.ts'

import { createCacheNames } from './cache-names.ts'

export type KeptList = ReturnType<typeof openKeptList>

/** Opens the list of the versions that a device keeps of a site. */
export function openKeptList(caches: CacheStorage, base: string) {
  const names = createCacheNames(caches, base)
  const { cacheName, address } = keptPlace(base)
  const removeAllBut = async (staying: readonly string[]): Promise<void> => {
    const others = (await names.all()).filter((name) => !staying.includes(name))
    await Promise.all(others.map((name) => caches.delete(name)))
  }
  const read = async (): Promise<Kept | undefined> => {
    const list = await caches.match(address, { cacheName })
    return list?.json()
  }
  /** Deletes the caches of versions that are neither listed nor the given one. Shared code stays. */
  const write = async (kept: Kept, version: string): Promise<void> => {
    await (await caches.open(cacheName)).put(address, Response.json(kept))
    const listed = [kept.current, kept.previous].flatMap((one) => one?.version ?? [])
    await removeAllBut([cacheName, sharedCodeCache(base), ...[...listed, version].map(names.of)])
  }
  return {
    /** Undefined if nothing is to be kept. */
    read,
    /** Notes that a version is to be kept, so that an interrupted load is continued. */
    begin: async ({ version }: KeptVersion): Promise<void> => write((await read()) ?? {}, version),
    /** Makes a version whose files have all arrived the one that answers. */
    swap: async (version: KeptVersion): Promise<void> => {
      const before = await read()
      const isSame = before?.current?.version === version.version
      const previous = isSame ? before.previous : before?.current
      await write({ current: version, ...(previous && { previous }) }, version.version)
      // Workers do not read the indexes of another version, so a failure costs only room.
      if (!isSame) await deleteBuiltIndexes(base).catch(() => undefined)
    },
    removeAll: async (): Promise<void> => {
      await removeAllBut([])
      await deleteBuiltIndexes(base)
    },
  }
}
