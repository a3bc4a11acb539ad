import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

import { type Effort, compressBody, encodings } from '../http/compress.ts'

const suffixes = { br: '.br', gzip: '.gz' } as const

/** Best for code, which every visitor loads; a step less for data, of which there is fifty times as much. */
const efforts: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ...['.js', '.css', '.svg', '.txt', '.webmanifest'].map(
    (extension) => [extension, { br: 11, gzip: 9 }] as const,
  ),
  ...['.json', '.xml', '.atom'].map((extension) => [extension, { br: 9, gzip: 9 }] as const),
])

async function compressFile(file: string): Promise<void> {
  const effort = efforts.get(extname(file))
  if (effort === undefined) return
  const body = await readFile(file)
  await Promise.all(
    encodings.map(async (encoding) => {
      const copy = file + suffixes[encoding]
      // A server may serve the page already: it must not find half a copy.
      await writeFile(`${copy}.draft`, await compressBody(body, encoding, effort))
      await rename(`${copy}.draft`, copy)
    }),
  )
}

/** Whether a file is for visitors: names that begin with a dot are the build's own notes. */
const isForVisitors = (name: string): boolean =>
  !name.split(sep).some((part) => part.startsWith('.'))

/** Writes compressed copies beside the files of a built page. */
export async function compressPage(dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true })
  await Promise.all(files.filter(isForVisitors).map((name) => compressFile(join(dist, name))))
}
