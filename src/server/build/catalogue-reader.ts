import type { DataSummary } from '#contracts/content.ts'
import type { CatalogueContent, CatalogueRecords } from '#ingest/build.ts'
import { openCatalogue } from '#ingest/cache.ts'
import { loadOnce } from '#lib/load-once.ts'

/** Reads each part of the catalogue at most once. */
export type CatalogueReader = {
  readonly summary: () => Promise<DataSummary>
  readonly records: () => Promise<CatalogueRecords>
  readonly content: () => Promise<CatalogueContent>
}

export function createCatalogueReader(): CatalogueReader {
  const open = loadOnce(() => openCatalogue())
  return {
    summary: async () => (await open()).summary,
    records: async () => (await open()).records(),
    content: async () => (await open()).content(),
  }
}
