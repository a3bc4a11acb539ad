import { join } from 'node:path'

import type { OnProgress } from '#ingest/sources/progress.ts'

import { type BuildRecord, describeBuild, readBuildRecord } from './build-record.ts'

/** The page could not be built; the cause says why. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/**
 * Builds the page into `dist` unless what is there was made of the same sources, data packages and environment.
 * @throws {BuildError}
 */
export async function buildIfStale(root: string, onProgress: OnProgress): Promise<BuildRecord> {
  const dist = join(root, 'dist')
  const wanted = await describeBuild(root, process.env)
  const found = await readBuildRecord(dist)
  if (found?.fingerprint === wanted) return found
  onProgress({ step: 'building the page' })
  try {
    const { build } = await import('vite')
    await build({ root, logLevel: 'warn' })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BuildError(`The page could not be built: ${reason}`, { cause })
  }
  const built = await readBuildRecord(dist)
  if (built === undefined) throw new BuildError('The build ended without leaving a page in dist/.')
  return built
}
