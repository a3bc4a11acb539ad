import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { LoggedChange } from '#catalogue/events/change-log.ts'
import { changeLogFile, loadChangeLog, writeChangeLog } from '#ingest/sources/change-log.ts'
import { compareVersions } from '#lib/version.ts'

import { loggedChanges, lostBy, readVersion } from './feature-changes.ts'

const PACKAGE = 'web-features'

/** How the refresh reads versions of web-features, and where it writes. */
export type ChangeLogPlace = {
  /** The version that is installed. */
  readonly installed?: () => Promise<string>
  /** All published versions. */
  readonly published?: () => Promise<readonly string[]>
  /** The parsed data of a version. */
  readonly read?: (version: string) => Promise<unknown>
  readonly file?: string
}

/**
 * Adds to the log what changed from the version up to which it is complete to the installed one,
 * release by release.
 *
 * @returns the changes that were added
 * @throws {SourceError} if the log or a version has another shape
 */
export async function refreshChangeLog({
  installed = installedVersion,
  published = publishedVersions,
  read = readPublishedVersion,
  file = changeLogFile,
}: ChangeLogPlace = {}): Promise<readonly LoggedChange[]> {
  const { head, changes } = await loadChangeLog(file)
  const wanted = await installed()
  const isBetween = (version: string) =>
    compareVersions(version, head.version) > 0 && compareVersions(version, wanted) <= 0
  if (!isBetween(wanted)) return []
  const versions = (await published())
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && isBetween(version))
    .toSorted(compareVersions)
  const load = async (version: string) => readVersion(version, await read(version))
  const first = { before: await load(head.version), added: changes }
  // One after the other: each is compared with the one before, and a first run reads dozens.
  const { added: all } = await versions.reduce(async (reading, version) => {
    const { before, added } = await reading
    const after = await load(version)
    return { before: after, added: [...added, ...loggedChanges(before, after, lostBy(added))] }
  }, Promise.resolve(first))
  const content = { head: { ...head, version: wanted }, changes: all }
  await writeFile(file, writeChangeLog(content))
  return all.slice(changes.length)
}

async function installedVersion(): Promise<string> {
  const manifest = new URL('../../node_modules/web-features/package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(manifest, 'utf8'))
  return version
}

async function publishedVersions(): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('npm', ['view', PACKAGE, 'versions', '--json'])
  return JSON.parse(stdout)
}

/** Installs a version in a folder of its own, where none of its scripts runs. */
async function readPublishedVersion(version: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'web-features-'))
  try {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save']
    const wanted = `${PACKAGE}@${version}`
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...options, wanted])
    return JSON.parse(await readFile(join(folder, 'node_modules', PACKAGE, 'data.json'), 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
