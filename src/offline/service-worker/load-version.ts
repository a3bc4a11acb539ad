import type { KeptFile, KeptReply, KeptVersion } from '#offline/contract/kept-site.ts'
import type { KnownFile } from '#offline/contract/local-provider.ts'

import { integrityOf } from './integrity.ts'
import { type KeptFiles, storedAnswer, type StoredAnswer } from './kept-files.ts'
import type { KeptList } from './kept-list.ts'

type Reason = Extract<KeptReply, { readonly kind: 'failed' }>['reason']

/** A version could not be loaded whole. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  readonly reason: Reason
  constructor(reason: Reason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** Where a device keeps a site. */
export type KeptPlaces = { readonly list: KeptList; readonly files: KeptFiles }

type Progress = (done: number, total: number) => void

/** An answer of the network, decoded. */
type Answer = { readonly content: ArrayBuffer; readonly headers: Headers }

type Piece = KnownFile & { readonly files: readonly KeptFile[] }

/** Pieces at once: one is stored while the other arrives, and an interruption loses no more than both. */
const AT_ONCE = 2

/**
 * Loads the pieces of a version with files that the device lacks, and makes it the version that
 * answers. What has arrived stays if the rest fails.
 *
 * @throws {LoadFailure}
 */
export async function loadVersion(
  { list, files }: KeptPlaces,
  version: KeptVersion,
  onProgress: Progress,
): Promise<void> {
  await stored(list.begin(version))
  const missing = await files.missingFrom(version)
  const waiting = piecesOf(version).filter((piece) => piece.files.some((file) => missing.has(file)))
  const total = sizeOf(version.files)
  let done = total - sizeOf(waiting.flatMap((piece) => piece.files))
  onProgress(done, total)
  let failure: unknown
  const loadNext = async (): Promise<void> => {
    const piece = waiting.shift()
    if (piece === undefined || failure !== undefined) return
    const answers = (await files.findAll(piece.files)) ?? (await requestPiece(piece))
    await stored(files.put(version.version, answers))
    done += sizeOf(piece.files)
    onProgress(done, total)
    await loadNext()
  }
  const note = (error: unknown): void => {
    failure ??= error
  }
  // All settle before the failure is reported: none may write to a cache that is deleted then.
  await Promise.all(Array.from({ length: AT_ONCE }, () => loadNext().catch(note)))
  if (failure !== undefined) throw failure
  const shell = await loadShell(version)
  await stored(files.put(version.version, [shell]))
  await stored(list.swap(version))
}

export const sizeOf = (files: readonly KeptFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

const piecesOf = ({ pieces, files }: KeptVersion): readonly Piece[] =>
  pieces.map((piece, number) => ({
    ...piece,
    files: files.filter((file) => file.piece === number),
  }))

/** The files of a piece, which has them after gzip, one after the other. */
async function requestPiece({ url, integrity, files }: Piece): Promise<readonly StoredAnswer[]> {
  const { content, headers } = await request(url)
  if ((await integrityOf(content)) !== integrity) {
    throw new LoadFailure('changed', `${url} has another content than its version.`)
  }
  let end = 0
  return files.map((file) => {
    const start = end
    end += file.bytes
    return storedAnswer(file, content.slice(start, end), headers)
  })
}

/** The document, which must ask for files of this version only. */
async function loadShell({ shell: url, files }: KeptVersion): Promise<StoredAnswer> {
  const { content, headers } = await request(url)
  const html = new TextDecoder().decode(content)
  const known = new Set(files.map((file) => file.url))
  const needed = Array.from(
    html.matchAll(/\s(?:src|href)="([^"]+\.(?:js|css))"/g),
    ([, address = '']) => address,
  )
  const unknown = needed.find((address) => !known.has(address))
  if (needed.length === 0 || unknown !== undefined) {
    throw new LoadFailure('changed', `${url} is of another version: ${unknown ?? 'no script'}.`)
  }
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))
  const type = 'text/html; charset=utf-8'
  return storedAnswer({ url, type, integrity: await integrityOf(content) }, packed, headers)
}

/**
 * Asks past the browser's own cache, which may hold what was missing during a deployment, and would
 * store everything a second time.
 *
 * @throws {LoadFailure} if there is no successful answer
 */
async function request(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { cache: 'no-store' })
    if (response.ok) return { content: await response.arrayBuffer(), headers: response.headers }
    const isGone = response.status === 404 || response.status === 410
    throw new LoadFailure(
      isGone ? 'changed' : 'unreachable',
      `${url} has status ${response.status}.`,
    )
  } catch (error) {
    if (error instanceof LoadFailure) throw error
    throw new LoadFailure('unreachable', `${url} was not answered.`, error)
  }
}

/** @throws {LoadFailure} if the device has no room */
async function stored(writing: Promise<void>): Promise<void> {
  try {
    await writing
  } catch (error) {
    throw new LoadFailure('full', 'The browser stores no more.', error)
  }
}
