import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { formatCount } from '#lib/format-count.ts'
import { searchedNames } from '#provision/search-key.ts'
import {
  readServerEnvironment,
  type ServerEnvironment,
} from '#server/environment/server-environment.ts'
import { mainNames } from '#server/site/readiness.ts'
import { backUp, restore } from '#server/store/copies.ts'

import { checkData } from './check.ts'
import { createProgress, type Progress } from './progress.ts'
import { renewDaily } from './renew-suggestions.ts'
import { serve } from './serve.ts'
import { parseTask, startUsage } from './start-options.ts'
import { warmIndices } from './warm.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type ServeOptions = { readonly progress: Progress; readonly rebuild: boolean }

async function run(environment: ServerEnvironment, options: ServeOptions): Promise<void> {
  const serving = await serve(environment, { root, ...options })
  const stopping = new AbortController()
  const stop = (): void => {
    stopping.abort()
    serving.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  console.log(`\nPlinth is at ${serving.address}\n`)
  console.log(`  The key that writes is in ${serving.keyFile}`)
  console.log('  Press Ctrl+C to stop.')
  const [background] = await Promise.all([serving.workInBackground(), serving.writeHome()])
  const { prefix } = environment
  const { signal } = stopping
  // Visitors who search wait for indexes; few pages need the rest.
  await warmIndices(serving.provider, environment, { names: mainNames(prefix), signal })
  await Promise.all([
    warmIndices(serving.provider, environment, { names: searchedNames(prefix), signal }),
    serving.finish(),
  ])
  await background.yieldProcessor()
  serving.readiness.started()
  await renewDaily(serving.renewSuggestions, stopping.signal)
}

async function check(environment: ServerEnvironment): Promise<void> {
  const { isSound, lines } = await checkData(environment)
  for (const line of lines) console.log(line)
  process.exitCode = isSound ? 0 : 1
}

type CopyTask = { readonly kind: 'backup' | 'restore'; readonly file: string }

async function copy({ dataFolder }: ServerEnvironment, { kind, file }: CopyTask): Promise<void> {
  const path = resolve(file)
  if (kind === 'restore') {
    await restore(dataFolder, path)
    return console.log(`The copy in ${path} is restored into ${dataFolder}. npm start serves it.`)
  }
  const size = formatCount(Math.ceil((await backUp(dataFolder, path)) / 1000))
  return console.log(
    `The store in ${dataFolder} is copied into ${path} (${size} kB). It contains keys.`,
  )
}

/** Runs the command. Expected errors are printed as a message, with exit code 1. */
async function start(args: readonly string[]): Promise<void> {
  const progress = createProgress(process.stderr)
  try {
    const task = parseTask(args)
    if (task.kind === 'help') return console.log(startUsage)
    const environment = readServerEnvironment(process.env, 4173)
    if (task.kind === 'check') return await check(environment)
    if (task.kind === 'backup' || task.kind === 'restore') return await copy(environment, task)
    return await run(environment, { progress, rebuild: task.kind === 'rebuild' })
  } catch (error) {
    progress.finish()
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

await start(process.argv.slice(2))
