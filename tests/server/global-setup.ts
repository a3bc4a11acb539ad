import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { newFolder, removeFolder, type Server, startServer } from '#tests/support/server.ts'
import type { SharedServer } from '#tests/support/shared-server.ts'

/** What a server left that was started on an empty folder and ended with SIGTERM. */
type FirstRun = {
  readonly output: string
  readonly exit: number | NodeJS.Signals
  /** Whether the folder was still locked. */
  readonly isLocked: boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that a first start has filled; copied, never used. */
    readonly filledFolder: string
    readonly firstRun: FirstRun
    readonly sharedServer: SharedServer
  }
}

const folders: string[] = []
let shared: Server | undefined

async function folderFor(template?: string): Promise<string> {
  const folder = await newFolder(template)
  folders.push(folder)
  return folder
}

/** Builds the page and fills a store. */
async function fill(folder: string): Promise<FirstRun> {
  const server = await startServer({ PLINTH_DATA: folder })
  const exit = await server.stop()
  return { output: server.output(), exit, isLocked: existsSync(join(folder, 'owner')) }
}

/** Starts a server and writes what it prints into a file, which other processes can read. */
async function startShared(folder: string): Promise<SharedServer> {
  const log = join(folder, 'output.log')
  shared = await startServer({ PLINTH_DATA: folder })
  appendFileSync(log, shared.output())
  for (const stream of [shared.process.stdout, shared.process.stderr]) {
    stream?.on('data', (part: Buffer) => appendFileSync(log, part))
  }
  const { address, adminKey, process: child } = shared
  return { address, adminKey, pid: child.pid, folder, log }
}

/** Fills a folder once for all tests, and starts the server that most of them ask. */
export async function setup(project: TestProject): Promise<void> {
  const filledFolder = await folderFor()
  project.provide('firstRun', await fill(filledFolder))
  project.provide('filledFolder', filledFolder)
  project.provide('sharedServer', await startShared(await folderFor(filledFolder)))
}

export async function teardown(): Promise<void> {
  await shared?.stop()
  await Promise.all(folders.map(removeFolder))
}
