import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fingerprint } from '#ingest/cache.ts'
import type { Environment } from '#server/environment/page-environment.ts'

import { hashFiles, readBuildInputs } from './build-inputs.ts'

/** What a built page was made of, kept beside it. */
export type BuildRecord = {
  readonly fingerprint: string
  /** Whether its data files and the compressed copies of all files are written. The page can be served before. */
  readonly isFinished: boolean
  /** The hosted application that it searches; absent: its own origin. */
  readonly appId?: string
  /** The address that its files name, without a slash at the end; absent where SITE_URL was not set. */
  readonly siteUrl?: string
}

const file = (dist: string): string => join(dist, '.plinth.json')

/**
 * The fingerprint of what a build of this tree, in this environment, would be made of: the files that it reads, the
 * installed data packages and the public variables.
 */
export async function describeBuild(root: string, env: Environment): Promise<string> {
  const variables = Object.entries(env).filter(
    ([name]) => name.startsWith('VITE_') || name === 'SITE_URL',
  )
  const hash = createHash('sha256')
  hash.update(hashFiles(await readBuildInputs(root))).update(await fingerprint())
  hash.update(JSON.stringify(variables.toSorted(([a], [b]) => (a < b ? -1 : 1))))
  return hash.digest('hex').slice(0, 16)
}

/** The record in a folder; undefined where there is no whole build. */
export async function readBuildRecord(dist: string): Promise<BuildRecord | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(file(dist), 'utf8'))
    if (typeof record !== 'object' || record === null || !('fingerprint' in record))
      return undefined
    const appId = 'appId' in record && typeof record.appId === 'string' && record.appId
    const siteUrl = 'siteUrl' in record && typeof record.siteUrl === 'string' && record.siteUrl
    return {
      fingerprint: String(record.fingerprint),
      isFinished: 'isFinished' in record && record.isFinished === true,
      ...(appId && { appId }),
      ...(siteUrl && { siteUrl }),
    }
  } catch {
    // No build, or one that was cut short before its record: both mean that there is something to do.
    return undefined
  }
}

/** Written last, so that a build that was cut short has none. */
export async function writeBuildRecord(dist: string, record: BuildRecord): Promise<void> {
  await writeFile(file(dist), `${JSON.stringify(record)}\n`)
}
