import type { KeptFile, KeptVersion } from '#offline/contract/kept-site.ts'

import { createCacheNames } from './cache-names.ts'
import { integrityOf } from './integrity.ts'

export type KeptFiles = ReturnType<typeof openKeptFiles>

/** An answer as it is stored: its content after gzip, with the digest of the content in a header. */
export type StoredAnswer = { readonly url: string; readonly response: Response }

/** A header of stored answers: the digest of the content. */
const INTEGRITY = 'plinth-integrity'

/**
 * Makes an answer that can be stored.
 * @param packed the content after gzip
 * @param headers of the answer of the network with which it came
 */
export function storedAnswer(
  { url, type, integrity }: Pick<KeptFile, 'url' | 'type' | 'integrity'>,
  packed: BodyInit,
  headers: Headers,
): StoredAnswer {
  const stored = new Headers(headers)
  stored.delete('content-encoding')
  stored.delete('content-length')
  stored.set('content-type', type)
  stored.set(INTEGRITY, integrity)
  return { url, response: new Response(packed, { headers: stored }) }
}

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
    /** Stores answers as part of a version. */
    put: async (version: string, answers: readonly StoredAnswer[]): Promise<void> => {
      // Opened once: where the cache is deleted after a failure, what is still being written goes with it.
      const cache = await caches.open(names.of(version))
      await Promise.all(answers.map(({ url, response }) => cache.put(url, response)))
    },
    /** The same files of any version, unless one is missing. Their contents are checked when they are taken. */
    findAll: async (files: readonly KeptFile[]): Promise<readonly StoredAnswer[] | undefined> => {
      const found = await Promise.all(
        files.map(async ({ url, integrity }) => {
          const response = await caches.match(url)
          const isSame = response?.headers.get(INTEGRITY) === integrity
          return response && isSame ? [{ url, response }] : []
        }),
      )
      return found.every(([one]) => one) ? found.flat() : undefined
    },
    /** The copy of a file in any version. A damaged one is deleted, so that it is loaded again. */
    take: async (url: string): Promise<Response | undefined> => takeFirst(url, await names.all()),
    /** The document of a version, as `take`. */
    takeShell: ({ version, shell }: KeptVersion): Promise<Response | undefined> =>
      takeFrom(names.of(version), shell),
    /** The files of a version that have not arrived, or were deleted because they were damaged. */
    missingFrom: async ({ version, files }: KeptVersion): Promise<ReadonlySet<KeptFile>> => {
      const present = await addressesIn(names.of(version))
      return new Set(files.filter(({ url }) => !present.has(url)))
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
    return (await integrityOf(content)) === copy.headers.get(INTEGRITY) ? content : undefined
  } catch {
    return undefined
  }
}
