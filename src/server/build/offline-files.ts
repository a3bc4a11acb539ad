import { stampOf } from '#contracts/data-stamp.ts'
import { createIndexFilesReader, type IndexFilesReader } from '#offline/build/index-files.ts'
import { writeKeptVersion, writeRecall } from '#offline/build/kept-version.ts'
import { readBasePath, readOffline } from '#server/environment/page-environment.ts'

import type { CatalogueReader } from './catalogue-reader.ts'

/** Reads the index files of the catalogue at most once. */
export const readIndexFilesOf = (catalogue: CatalogueReader): IndexFilesReader =>
  createIndexFilesReader(readBasePath(process.env), async () => {
    const { records, summary } = await catalogue.records()
    // Imported here, because what only reads the configuration does not depend on the provider.
    const { fillInMemory } = await import('./fill-in-memory.ts')
    const { store } = await fillInMemory(records, stampOf(summary))
    return { store, day: summary.asOf }
  })

/** Writes what devices keep of a build, or that they keep nothing. */
export async function writeOfflineFiles(
  dist: string,
  catalogue: CatalogueReader,
  readIndices = readIndexFilesOf(catalogue),
): Promise<void> {
  if (!readOffline(process.env)) return writeRecall(dist)
  const { asOf: day } = await catalogue.summary()
  return writeKeptVersion({ dist, base: readBasePath(process.env), day }, await readIndices())
}
