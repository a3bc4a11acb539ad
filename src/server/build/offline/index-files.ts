import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import { type IndexName, indexNames } from '#catalogue/index.ts'
import { stampOf } from '#contracts/data-stamp.ts'
import type { IndexFile } from '#contracts/local-provider.ts'
import { loadOnce } from '#lib/load-once.ts'
import type { CatalogueReader } from '#server/build/catalogue-reader.ts'
import { readBasePath } from '#server/environment/page-environment.ts'
import {
  PART_LENGTH,
  splitLines,
  writeIndexFiles,
  type WrittenIndex,
} from '#standalone/index-file.ts'

/** The index files of a build, for providers in the browser. */
export type IndexFiles = {
  /** In the order in which a page loads those that it does not need yet. */
  readonly indices: readonly IndexFile[]
  /** Contents by path from the folder of the build. */
  readonly contents: ReadonlyMap<string, string>
}

export type IndexFilesReader = () => Promise<IndexFiles>

const order: readonly IndexName[] = ['suggestions', 'features', 'specs', 'releases', 'compat']

/** Fills a provider in memory with the catalogue, once, and writes its indices. */
export function createIndexFilesReader(catalogue: CatalogueReader): IndexFilesReader {
  return loadOnce(async () => {
    const base = readBasePath(process.env)
    const { records, summary } = await catalogue.records()
    // Imported here, because what only reads the configuration does not depend on the provider.
    const { fillInMemory } = await import('#server/build/fill-in-memory.ts')
    const { store } = await fillInMemory(records, stampOf(summary))
    const written = writeIndexFiles(store, summary.asOf)
    const names = [...order, ...indexNames.filter((name) => !order.includes(name))]
    const sorted = names.flatMap((name) => written.filter((index) => index.names[0] === name))
    const files = sorted.map((index) => describeIndex(index, base))
    return {
      indices: files.map(({ index }) => index),
      contents: new Map(files.flatMap(({ contents }) => contents)),
    }
  })
}

function describeIndex({ names, text }: WrittenIndex, base: string) {
  const texts = splitLines(text, PART_LENGTH)
  const files = texts.map((content, at) => {
    const digest = createHash('sha384').update(content).digest()
    const place = texts.length > 1 ? `-${at + 1}` : ''
    // JSON as a whole: what hosts compress.
    const path = `assets/records-${names[0]}${place}-${digest.toString('hex').slice(0, 8)}.json`
    const part = { url: base + path, integrity: `sha384-${digest.toString('base64')}` }
    return { part, content: [path, content] as const }
  })
  const bytes = texts.reduce((sum, part) => sum + gzipSync(part, { level: 6 }).byteLength, 0)
  const index: IndexFile = { parts: files.map(({ part }) => part), bytes, names }
  return { index, contents: files.map(({ content }) => content) }
}
