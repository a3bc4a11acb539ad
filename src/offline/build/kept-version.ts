import { createHash } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { keptPaths, type KeptVersion, type Recall } from '#offline/contract/kept-site.ts'

import type { IndexFiles } from './index-files.ts'
import { writePieces } from './pieces.ts'

/** The name of the worker that answers searches, without its hash. */
export const PROVIDER_WORKER = 'assets/provider-worker'

/** Files at the root that pages ask for, besides all those in `assets`. */
const atRoot = [
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'manifest.webmanifest',
  'licences.txt',
]

type Build = {
  readonly dist: string
  /** The path of the site. */
  readonly base: string
  /** The day of the data. */
  readonly day: string
}

/** Writes the index files of a build, the pieces, and the list of what devices keep. */
export async function writeKeptVersion(build: Build, indices: IndexFiles): Promise<void> {
  await writeVersion(build.dist, await packFiles(build, indices))
}

/** Writes that devices keep nothing. */
export async function writeRecall(dist: string): Promise<void> {
  await writeVersion(dist, { remove: true })
}

const writeVersion = (dist: string, version: KeptVersion | Recall): Promise<void> =>
  writeFile(join(dist, keptPaths.version), JSON.stringify(version))

/** Writes the index files and the pieces; resolves to what devices keep. */
export async function packFiles(
  { dist, base, day }: Build,
  { indices, contents }: IndexFiles,
): Promise<KeptVersion> {
  await Promise.all(Array.from(contents, ([path, content]) => writeFile(join(dist, path), content)))
  const assets = await readdir(join(dist, 'assets'), { recursive: true, withFileTypes: true })
  const paths = assets
    // Neither the copies for hosts nor the pieces.
    .filter((entry) => entry.isFile() && !/\.(?:bin|br|gz|draft)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .split(sep)
        .join('/'),
    )
  const packed = await writePieces({ dist, base }, [...atRoot, ...paths.toSorted()])
  const worker = packed.files.find(({ url }) => url.startsWith(`${base}${PROVIDER_WORKER}-`))
  if (worker === undefined) throw new Error(`${dist} has no ${PROVIDER_WORKER}-….js.`)
  const rest = { day, shell: base + keptPaths.shell, ...packed, worker: worker.url, indices }
  const version = createHash('sha256').update(JSON.stringify(rest)).digest('base64url').slice(0, 12)
  return { version, ...rest }
}
