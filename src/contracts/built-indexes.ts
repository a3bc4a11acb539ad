import { cachePrefix } from './kept-site.ts'

/** The name of the database with the indexes that a device has built from the files it keeps of a site. */
export const builtIndexesName = (base: string): string => `${cachePrefix(base)}built indexes`

/**
 * Deletes this database. Resolves once every connection to it is closed, and it is gone.
 * @throws {DOMException} if the browser cannot delete it
 */
export async function deleteBuiltIndexes(base: string): Promise<void> {
  // A browser without databases has none of them.
  if (!('indexedDB' in globalThis)) return
  await new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(builtIndexesName(base))
    deleting.addEventListener('success', () => resolve())
    deleting.addEventListener('error', () => reject(deleting.error))
  })
}
