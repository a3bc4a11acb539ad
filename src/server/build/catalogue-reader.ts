import type { CatalogueContent, CatalogueRecords } from '#ingest/build.ts'
import { loadContent, loadRecords } from '#ingest/cache.ts'
import { loadOnce } from '#lib/load-once.ts'

/** Reads the parts of the catalogue, 47 MB, once each for all that a page is built of. */
export type CatalogueReader = {
  readonly records: () => Promise<CatalogueRecords>
  readonly content: () => Promise<CatalogueContent>
}

export const createCatalogueReader = (): CatalogueReader => ({
  records: loadOnce(() => loadRecords()),
  content: loadOnce(() => loadContent()),
})
