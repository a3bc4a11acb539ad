import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

import type { OnProgress } from '#ingest/sources/progress.ts'

import { programAt } from '../programs.ts'
import { type BuildMessage, awaited } from './build-message.ts'
import { type BuildRecord, describeBuild, readBuildRecord } from './build-record.ts'

/** The page could not be built; the cause says why. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

type Failure = Omit<Extract<BuildMessage, { kind: 'failure' }>, 'kind'>

const program = programAt(new URL('build-program.ts', import.meta.url))

/**
 * Builds in another process: the 700 MB that a build needs would stay with this one as long as it serves. Resolves when the
 * page can be served; its files are compressed meanwhile. This process, which fills the store and answers the first
 * visitor, has the processor first.
 * @throws {BuildError}
 */
function runProgram(root: string, task: 'build' | 'compress'): Promise<void> {
  const child = fork(program.file, [root, task], {
    execArgv: [...program.execArgv],
    env: { ...process.env, ...awaited },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A program that could not be started has no number.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return new Promise((resolve, reject) => {
    let failure: Failure = { message: 'its process ended early' }
    child.on('message', (message: BuildMessage) => {
      if (message.kind === 'page') resolve()
      else failure = message
    })
    child.once('error', reject)
    child.once('close', () => {
      const cause = Object.assign(new Error(failure.message), failure)
      // Once the page is there this has no effect: its files are served uncompressed, and the next start tries again.
      reject(new BuildError(`The page could not be built: ${failure.message}`, { cause }))
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
  if (found?.fingerprint === wanted) {
    // The start before ended too early. Files are served as they are until it is done, and where it fails.
    if (!found.isCompressed) runProgram(root, 'compress').catch(() => undefined)
    return found
  }
  onProgress({ step: 'building the page' })
  await runProgram(root, 'build')
  const built = await readBuildRecord(dist)
  if (built === undefined) throw new BuildError('The build ended without leaving a page in dist/.')
  return built
}
