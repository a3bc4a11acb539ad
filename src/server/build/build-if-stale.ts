import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

import type { OnProgress } from '#ingest/sources/progress.ts'
import { programAt } from '#server/processes/programs.ts'

import { awaited, type BuildMessage } from './build-message.ts'
import { type BuildRecord, describeBuild, readBuildRecord } from './build-record.ts'

/** The build failed; see the cause. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

type Failure = Omit<Extract<BuildMessage, { kind: 'failure' }>, 'kind'>

const program = programAt(new URL('build-program.ts', import.meta.url))

type BuildRun = {
  readonly page: Promise<void>
  readonly data: Promise<void>
}

/**
 * A separate process, because a build's memory would stay allocated in the server. Its lower
 * priority favours filling the store. Failures reject with a `BuildError`.
 */
function runProgram(root: string, task: 'build' | 'finish'): BuildRun {
  const child = fork(program.file, [root, task], {
    execArgv: [...program.execArgv],
    env: { ...process.env, ...awaited },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Without a pid, the process could not be started.
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
  // If the page fails, its error is reported instead.
  run.data.catch(() => undefined)
  return run
}

export type BuiltPage = BuildRecord & {
  /** Resolves when the data files are written. */
  readonly dataWritten: Promise<void>
}

/**
 * Builds the page into `dist` unless it is up to date. Resolves when the page can be served; data
 * files and compressed copies follow.
 * @throws {BuildError}
 */
export async function buildIfStale(root: string, onProgress: OnProgress): Promise<BuiltPage> {
  const dist = join(root, 'dist')
  const wanted = await describeBuild(root, process.env)
  const found = await readBuildRecord(dist)
  if (found?.fingerprint === wanted) {
    // An earlier start may have ended before the build was complete.
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
