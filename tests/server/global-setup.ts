import type { TestProject } from 'vitest/node'

import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that a first start has filled; copied, never used. */
    readonly filledFolder: string
  }
}

let filledFolder: string | undefined

/** Starts the server once for all: it builds the page and fills a store, which each test copies. */
export async function setup(project: TestProject): Promise<void> {
  filledFolder = await newFolder()
  const server = await startServer({ PLINTH_DATA: filledFolder })
  await server.stop()
  project.provide('filledFolder', filledFolder)
}

export async function teardown(): Promise<void> {
  if (filledFolder !== undefined) await removeFolder(filledFolder)
}
