import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

import type { OnProgress } from '#ingest/sources/progress.ts'
import { programAt } from '#server/processes/programs.ts'

import { awaited } from './build-message.ts'
import type { BuildMessage } from './build-message.ts'
import { describeBuild, readBuildRecord } from './build-record.ts'
import type { BuildRecord } from './build-record.ts'

/** The page could not be built; the cause says why. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

type Failure = Omit<Extract<BuildMessage, { kind: 'failure' }>, 'kind'>

const program = programAt(new URL('build-program.ts', import.meta.url))

/** What is done in another process. */
type BuildRun = {
  /** Resolves when the page can be served. */
  readonly page: Promise<void>
  /** Resolves when the data files are written. */
  readonly data: Promise<void>
}

/**
 * Builds in another process: the 700 MB that a build needs would stay with this one as long as it serves. This process, which
 * fills the store and answers the first visitor, has the processor first. What fails rejects with a `BuildError`.
 *
 * @param task `finish` where the page is there, and only what follows it is missing
 */
function runProgram(root: string, task: 'build' | 'finish'): BuildRun {
  const child = fork(program.file, [root, task], {
    execArgv: [...program.execArgv],
    env: { ...process.env, ...awaited },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A program that could not be started has no number.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const waitFor = (kind: BuildMessage['kind'], failed: string): Promise<void> =>
    new Promise((resolve, reject) => {
      let failure: Failure = { message: 'its process ended early' }
      child.on('message', (message: BuildMessage) => {
        if (message.kind === kind) resolve()
        else if (message.kind === 'failure') failure = message
      })
      child.once('error', reject)
      child.once('close', () => {
        const cause = Object.assign(new Error(failure.message), failure)
        reject(new BuildError(`${failed}: ${failure.message}`, { cause }))
      })
    })
  const run = {
    page: waitFor('page', 'The page could not be built'),
    data: waitFor(
      'data',
      'The data files of the page could not be written; the next start tries again',
    ),
  }
  // Where the page could not be built, that is the error that is reported.
  run.data.catch(() => undefined)
  return run
}

/** A page that can be served. */
export type BuiltPage = BuildRecord & {
  /** Resolves when the data files are written: at once where an earlier build has written them. */
  readonly dataWritten: Promise<void>
}

/**
 * Builds the page into `dist` unless what is there was made of the same sources, data packages and environment. Resolves when the
 * page can be served; its data files and compressed copies follow.
 * @throws {BuildError}
 */
export async function buildIfStale(root: string, onProgress: OnProgress): Promise<BuiltPage> {
  const dist = join(root, 'dist')
  const wanted = await describeBuild(root, process.env)
  const found = await readBuildRecord(dist)
  if (found?.fingerprint === wanted) {
    // Where the start before ended too early, the next one finishes what that began.
    const dataWritten = found.isFinished ? Promise.resolve() : runProgram(root, 'finish').data
    return { ...found, dataWritten }
  }
  onProgress({ step: 'building the page' })
  const { page, data } = runProgram(root, 'build')
  await page
  const built = await readBuildRecord(dist)
  if (built === undefined) throw new BuildError('The build ended without leaving a page in dist/.')
  return { ...built, dataWritten: data }
}
