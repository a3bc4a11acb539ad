import { fork } from 'node:child_process'
import { join } from 'node:path'

import type { OnProgress } from '#ingest/sources/progress.ts'

import { programAt } from '../programs.ts'
import { type BuildRecord, describeBuild, readBuildRecord } from './build-record.ts'

/** The page could not be built; the cause says why. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/** Why a build failed, with what the system says of an error of its own. */
export type BuildFailure = {
  readonly message: string
  readonly code?: string
  readonly path?: string
}

const program = programAt(new URL('build-program.ts', import.meta.url))

/**
 * Builds in another process: what a build needs, some 700 MB, would stay with this one as long as it serves.
 * @throws {BuildError}
 */
function build(root: string): Promise<void> {
  const child = fork(program.file, [root], {
    execArgv: [...program.execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    let failure: BuildFailure = { message: 'its process ended early' }
    child.on('message', (message: BuildFailure) => {
      failure = message
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve()
      const cause = Object.assign(new Error(failure.message), failure)
      return reject(new BuildError(`The page could not be built: ${failure.message}`, { cause }))
    })
  })
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
  await build(root)
  const built = await readBuildRecord(dist)
  if (built === undefined) throw new BuildError('The build ended without leaving a page in dist/.')
  return built
}
