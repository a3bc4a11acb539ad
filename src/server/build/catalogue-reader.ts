import type { DataSummary } from '#contracts/content.ts'
import type { CatalogueContent, CatalogueRecords } from '#ingest/build.ts'
import { openCatalogue } from '#ingest/cache.ts'
import { loadOnce } from '#lib/load-once.ts'

/** Reads the parts of the catalogue, 47 MB, once each for all that a page is built of. */
export type CatalogueReader = {
  /** What the code of the page is built with. */
  readonly summary: () => Promise<DataSummary>
  /** What its files hold. */
  readonly records: () => Promise<CatalogueRecords>
  readonly content: () => Promise<CatalogueContent>
}

/** Opens the catalogue when the first part is asked for. */
export function createCatalogueReader(): CatalogueReader {
  const open = loadOnce(() => openCatalogue())
  return {
    summary: async () => (await open()).summary,
    records: async () => (await open()).records(),
    content: async () => (await open()).content(),
  }
}
