import type { KeptFile, KeptReply, KeptVersion } from '#contracts/kept-site.ts'

import { hasIntegrity } from './integrity.ts'
import type { Answer, KeptFiles } from './kept-files.ts'
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

/** Files at once: what browsers allow one host without HTTP/2. */
const AT_ONCE = 6

/**
 * Loads the files of a version that the device lacks, and makes it the version that answers. What
 * has arrived stays if the rest fails.
 *
 * @throws {LoadFailure}
 */
export async function loadVersion(
  { list, files }: KeptPlaces,
  version: KeptVersion,
  onProgress: Progress,
): Promise<void> {
  await stored(list.begin(version))
  const waiting = [...(await files.missingFrom(version))]
  const total = sizeOf(version.files)
  let done = total - sizeOf(waiting)
  onProgress(done, total)
  let failure: unknown
  const loadNext = async (): Promise<void> => {
    const file = waiting.shift()
    if (file === undefined || failure !== undefined) return
    await loadFile(files, version.version, file)
    done += file.bytes
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
  await stored(files.put(version.version, version.shell, shell))
  await stored(list.swap(version))
}

export const sizeOf = (files: readonly KeptFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

async function loadFile(files: KeptFiles, version: string, file: KeptFile): Promise<void> {
  const answer = (await keptAnswer(files, file)) ?? (await requestFile(file))
  await stored(files.put(version, file.url, answer))
}

/** The same file of another version. */
async function keptAnswer(files: KeptFiles, file: KeptFile): Promise<Answer | undefined> {
  const copy = await files.take(file.url)
  if (copy === undefined) return undefined
  const answer = { content: await copy.arrayBuffer(), headers: copy.headers }
  return (await hasIntegrity(answer.content, file.integrity)) ? answer : undefined
}

async function requestFile(file: KeptFile): Promise<Answer> {
  try {
    return await requestContent(file, 'default')
  } catch (error) {
    if (!(error instanceof LoadFailure) || error.reason !== 'changed') throw error
    // The browser's own cache may hold another content, or that the file was missing during a deployment.
    return requestContent(file, 'reload')
  }
}

async function requestContent({ url, integrity }: KeptFile, cache: RequestCache): Promise<Answer> {
  const answer = await request(url, cache)
  if (await hasIntegrity(answer.content, integrity)) return answer
  throw new LoadFailure('changed', `${url} has another content than its version.`)
}

/** The document, which must ask for files of this version only. */
async function loadShell({ shell, files }: KeptVersion): Promise<Answer> {
  const answer = await request(shell, 'no-cache')
  const html = new TextDecoder().decode(answer.content)
  const known = new Set(files.map(({ url }) => url))
  const needed = Array.from(
    html.matchAll(/\s(?:src|href)="([^"]+\.(?:js|css))"/g),
    ([, url = '']) => url,
  )
  const unknown = needed.find((url) => !known.has(url))
  if (needed.length > 0 && unknown === undefined) return answer
  throw new LoadFailure('changed', `${shell} is of another version: ${unknown ?? 'no script'}.`)
}

/** @throws {LoadFailure} if there is no successful answer */
async function request(url: string, cache: RequestCache): Promise<Answer> {
  try {
    const response = await fetch(url, { cache })
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
