import { cachePrefix } from './kept-site.ts'

/** The name of the database with the indexes that a device has built from the files it keeps of a site. */
export const builtIndexesName = (base: string): string => `${cachePrefix(base)}built indexes`

/**
 * Milliseconds to wait for a database to open or to be deleted. In WebKit 2.50 neither happens, and no event reports it,
 * after a worker was terminated while it wrote.
 */
export const DATABASE_PATIENCE = 3000

/**
 * Deletes this database. Resolves once it is gone, or after `DATABASE_PATIENCE`: the request stays with the browser, which
 * deletes the database once no connection is open.
 * @throws {DOMException} if the browser cannot delete it
 */
export async function deleteBuiltIndexes(base: string): Promise<void> {
  // A browser without databases has none of them.
  if (!('indexedDB' in globalThis)) return
  await new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(builtIndexesName(base))
    deleting.addEventListener('success', () => resolve())
    deleting.addEventListener('error', () => reject(deleting.error))
    setTimeout(resolve, DATABASE_PATIENCE)
  })
}
