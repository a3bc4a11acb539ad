import { loadCatalogue as load } from '#ingest/cache.ts'
import { loadOnce } from '#lib/load-once.ts'

/** The catalogue of the installed data packages, for all tests of a thread: it takes half a second to read. */
export const loadCatalogue = loadOnce(() => load())
