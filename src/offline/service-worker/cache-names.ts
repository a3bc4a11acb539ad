import { cachePrefix } from '#offline/contract/kept-site.ts'

/**
 * The names of a site's caches.
 * @param base the path of the site: several sites can share an origin
 */
export function createCacheNames(caches: CacheStorage, base: string) {
  const prefix = cachePrefix(base)
  return {
    of: (version: string): string => prefix + version,
    all: async (): Promise<readonly string[]> =>
      (await caches.keys()).filter((name) => name.startsWith(prefix)),
  }
}
