import { createHash } from 'node:crypto'
import { readdir, writeFile, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

import { getMimeType } from 'hono/utils/mime'

import {
  keptPaths,
  type KeptVersion,
  type Recall,
  type KeptFile,
} from '#offline/contract/kept-site.ts'

import type { IndexFiles } from './index-files.ts'

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

type Place = {
  readonly dist: string
  /** The path of the site. */
  readonly base: string
}

type Packed = {
  readonly kind: string
  readonly file: Omit<KeptFile, 'piece'>
  readonly content: Buffer
}

/** Bytes of a piece, unless it has one file: 2.5 s at 1.6 Mbit/s, which an interruption costs at most. */
const MOST = 500_000

/**
 * Writes files of a build, after gzip, into a few pieces: a request, a digest and a compression for
 * each of 860 files took a device ten times as long. A piece has files of one kind, so that it stays
 * the same in a later version where they do.
 *
 * @param paths from the folder of the build
 * @throws {Error} if the media type of a file is not known
 */
export async function writePieces(
  { dist, base }: Place,
  paths: readonly string[],
): Promise<Pick<KeptVersion, 'files' | 'pieces'>> {
  const packed = await Promise.all(paths.map(pack))
  const kinds = new Set(packed.map(({ kind }) => kind))
  const divided = [...kinds].flatMap((kind) => divide(packed.filter((one) => one.kind === kind)))
  return {
    files: divided.flatMap((piece, number) =>
      piece.map(({ file }) => ({ ...file, piece: number })),
    ),
    pieces: await Promise.all(divided.map(write)),
  }

  async function pack(path: string): Promise<Packed> {
    const type = getMimeType(path)
    if (type === undefined) throw new Error(`${path} has no media type that is known.`)
    const content = await readFile(join(dist, path))
    const compressed = gzipSync(content, { level: 6 })
    const { byteLength: bytes } = compressed
    const file = { url: base + path, integrity: integrityOf(content), type, bytes }
    return { kind: kindOf(path), file, content: compressed }
  }

  async function write(piece: readonly Packed[]) {
    const content = Buffer.concat(piece.map((one) => one.content))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    // Hosts do not compress it again.
    const path = `assets/kept-${piece[0]?.kind}-${hash}.bin`
    await writeFile(join(dist, path), content)
    return { url: base + path, integrity: integrityOf(content) }
  }
}

const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** A kind of content ("support" for `support-12.json`), the records, or what the page itself consists of. */
function kindOf(path: string): string {
  const [, kind] = /\/([a-z]+)-[^/]*\.json$/.exec(path) ?? []
  return kind ?? (path.endsWith('.json') ? 'content' : 'page')
}

/** Divides files into pieces, in their order. */
function divide(files: readonly Packed[]): readonly (readonly Packed[])[] {
  const pieces: Packed[][] = []
  let room = 0
  for (const file of files) {
    const { bytes } = file.file
    const last = room >= bytes ? pieces.at(-1) : undefined
    if (last === undefined) {
      pieces.push([file])
      room = MOST
    } else last.push(file)
    room -= bytes
  }
  return pieces
}
