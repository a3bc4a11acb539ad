import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the files that `print-fixtures.ts` writes. */
    readonly fixtures: string
  }
}

let fixtures: string | undefined

/** Reads the records of the tests once for all workers, in a process that can run the ingest. */
export async function setup(project: TestProject): Promise<void> {
  fixtures = await mkdtemp(path.join(tmpdir(), 'plinth-fixtures-'))
  const script = 'tests/support/print-fixtures.ts'
  await promisify(execFile)(process.execPath, [
    '--import',
    '@oxc-node/core/register',
    script,
    fixtures,
  ])
  project.provide('fixtures', fixtures)
}

export async function teardown(): Promise<void> {
  if (fixtures !== undefined) await rm(fixtures, { recursive: true })
}
