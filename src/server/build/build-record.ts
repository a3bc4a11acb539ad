import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fingerprint } from '#ingest/cache.ts'
import type { Environment } from '#server/environment/page-environment.ts'

import { hashFiles, readBuildInputs } from './build-inputs.ts'

/** Describes a built page, in a file beside it. */
export type BuildRecord = {
  readonly fingerprint: string
  /** Whether data files and compressed copies are written; the page can be served before. */
  readonly isFinished: boolean
  /** What it requests besides its own origin, whose provider it then does not search. */
  readonly origins?: readonly string[]
  /** The address in its files, without a trailing slash; absent without SITE_URL. */
  readonly siteUrl?: string
}

const file = (dist: string): string => join(dist, '.plinth.json')

/** Variables besides those of Vite that change the page. */
const decisive: ReadonlySet<string> = new Set([
  'SITE_URL',
  'PLINTH_STANDALONE',
  'PLINTH_OFFLINE',
  'BASE_PATH',
])

/** Hashes what a build depends on: the files that it reads, data packages, public variables. */
export async function describeBuild(root: string, env: Environment): Promise<string> {
  const variables = Object.entries(env).filter(
    ([name]) => name.startsWith('VITE_') || decisive.has(name),
  )
  const hash = createHash('sha256')
  hash.update(hashFiles(await readBuildInputs(root))).update(await fingerprint())
  hash.update(JSON.stringify(variables.toSorted(([a], [b]) => (a < b ? -1 : 1))))
  return hash.digest('hex').slice(0, 16)
}

export async function readBuildRecord(dist: string): Promise<BuildRecord | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(file(dist), 'utf8'))
    if (typeof record !== 'object' || record === null || !('fingerprint' in record))
      return undefined
    const origins = 'origins' in record && Array.isArray(record.origins) && record.origins
    const siteUrl = 'siteUrl' in record && typeof record.siteUrl === 'string' && record.siteUrl
    return {
      fingerprint: String(record.fingerprint),
      isFinished: 'isFinished' in record && record.isFinished === true,
      ...(origins && { origins: origins.map(String) }),
      ...(siteUrl && { siteUrl }),
    }
  } catch {
    // No build, or an interrupted one: a build is needed in both cases.
    return undefined
  }
}

/** Must be the last step, so that interrupted builds have no record. */
export async function writeBuildRecord(dist: string, record: BuildRecord): Promise<void> {
  await writeFile(file(dist), `${JSON.stringify(record)}\n`)
}
