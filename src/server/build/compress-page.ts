import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

import { compressBody, type Effort, encodings } from '#server/http/compress.ts'

const suffixes = { br: '.br', gzip: '.gz' } as const

/** The best for code, which every visitor loads; a level less for data, which is larger. */
const efforts: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ...['.js', '.css', '.svg', '.txt', '.webmanifest'].map(
    (extension) => [extension, { br: 11, gzip: 9 }] as const,
  ),
  ...['.json', '.xml', '.atom'].map((extension) => [extension, { br: 9, gzip: 9 }] as const),
])

/** Names that begin with a dot are the build's own files. */
const isForVisitors = (name: string): boolean =>
  !name.split(sep).some((part) => part.startsWith('.'))

/** Skips copies that exist. */
export async function compressPage(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true })
  const files = names.filter(isForVisitors).map((name) => join(dist, name))
  const existing = new Set(files)
  await Promise.all(files.map((file) => compressFile(file, existing)))
}

async function compressFile(file: string, existing: ReadonlySet<string>): Promise<void> {
  const effort = efforts.get(extname(file))
  if (effort === undefined) return
  const missing = encodings.filter((encoding) => !existing.has(file + suffixes[encoding]))
  if (missing.length === 0) return
  const body = await readFile(file)
  await Promise.all(
    missing.map(async (encoding) => {
      const copy = file + suffixes[encoding]
      // Renames complete drafts: servers and other processes must not see partial copies.
      const draft = `${copy}.${process.pid}.draft`
      await writeFile(draft, await compressBody(body, encoding, effort))
      await rename(draft, copy)
    }),
  )
}
