import type { KeptFile, KeptVersion } from '#contracts/kept-site.ts'

import { createCacheNames } from './cache-names.ts'
import { hasIntegrity, integrityOf } from './integrity.ts'

/** An answer of the network, decoded. */
export type Answer = { readonly content: ArrayBuffer; readonly headers: Headers }

export type KeptFiles = ReturnType<typeof openKeptFiles>

/** A header of stored answers: the digest of the content. */
const INTEGRITY = 'plinth-integrity'

/** Opens the files that a device keeps of a site: a cache for each version. */
export function openKeptFiles(caches: CacheStorage, base: string) {
  const names = createCacheNames(caches, base)
  const takeFrom = async (name: string, url: string): Promise<Response | undefined> => {
    const cache = await caches.open(name)
    const copy = await cache.match(url)
    if (copy === undefined) return undefined
    const content = await unpack(copy)
    if (content === undefined) await cache.delete(url)
    return content && new Response(content, { headers: copy.headers })
  }
  const addressesIn = async (name: string): Promise<ReadonlySet<string>> => {
    const requests = await (await caches.open(name)).keys()
    return new Set(requests.map(({ url }) => new URL(url).pathname))
  }
  /** One cache after the other: two versions share most files, and unpacking a large one takes long. */
  const takeFirst = async (
    url: string,
    [name, ...others]: readonly string[],
  ): Promise<Response | undefined> => {
    if (name === undefined) return undefined
    return (await takeFrom(name, url)) ?? takeFirst(url, others)
  }
  return {
    put: async (version: string, url: string, { content, headers }: Answer): Promise<void> => {
      const stored = new Headers(headers)
      stored.delete('content-encoding')
      stored.delete('content-length')
      stored.set(INTEGRITY, await integrityOf(content))
      const cache = await caches.open(names.of(version))
      // Compressed, a site takes 8.5 MB of the device instead of 61.
      const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))
      await cache.put(url, new Response(packed, { headers: stored }))
    },
    /** The copy of a file in any version. A damaged one is deleted, so that it is loaded again. */
    take: async (url: string): Promise<Response | undefined> => takeFirst(url, await names.all()),
    /** The document of a version, as `take`. */
    takeShell: ({ version, shell }: KeptVersion): Promise<Response | undefined> =>
      takeFrom(names.of(version), shell),
    /** The files of a version that have not arrived, or were deleted because they were damaged. */
    missingFrom: async ({ version, files }: KeptVersion): Promise<readonly KeptFile[]> => {
      const present = await addressesIn(names.of(version))
      return files.filter(({ url }) => !present.has(url))
    },
    /** Whether the document and all files of a version are there. */
    isWhole: async ({ version, files, shell }: KeptVersion): Promise<boolean> => {
      const present = await addressesIn(names.of(version))
      return [shell, ...files.map(({ url }) => url)].every((url) => present.has(url))
    },
    drop: ({ version }: KeptVersion): Promise<boolean> => caches.delete(names.of(version)),
  }
}

/** The content of a stored answer; undefined if it is damaged. */
async function unpack(copy: Response): Promise<ArrayBuffer | undefined> {
  try {
    const stream = copy.body?.pipeThrough(new DecompressionStream('gzip'))
    const content = await new Response(stream).arrayBuffer()
    const integrity = copy.headers.get(INTEGRITY) ?? ''
    return (await hasIntegrity(content, integrity)) ? content : undefined
  } catch {
    return undefined
  }
}
