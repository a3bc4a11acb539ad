import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import { type IndexName, indexNames } from '#catalogue/indices.ts'
import { loadOnce } from '#lib/load-once.ts'
import type { IndexFile } from '#offline/contract/local-provider.ts'
import {
  PART_LENGTH,
  splitLines,
  writeIndexFiles,
  type WrittenIndex,
} from '#offline/provider/index-file.ts'

/** The index files of a build, for providers in the browser. */
export type IndexFiles = {
  /** In the order in which a page loads those that it does not need yet. */
  readonly indices: readonly IndexFile[]
  /** Contents by path from the folder of the build. */
  readonly contents: ReadonlyMap<string, string>
}

export type IndexFilesReader = () => Promise<IndexFiles>

const order: readonly IndexName[] = ['suggestions', 'features', 'specs', 'releases', 'compat']

/** A provider's store with the catalogue. */
export type FilledStore = {
  readonly store: Parameters<typeof writeIndexFiles>[0]
  /** Of the data, `YYYY-MM-DD`. */
  readonly day: string
}

/**
 * Writes the indices of a filled store, once.
 *
 * @param base the path of the site
 */
export function createIndexFilesReader(
  base: string,
  fill: () => Promise<FilledStore>,
): IndexFilesReader {
  return loadOnce(async () => {
    const { store, day } = await fill()
    const written = writeIndexFiles(store, day)
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
