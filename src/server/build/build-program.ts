import { build } from 'vite'

import type { BuildFailure } from './build-if-stale.ts'

/** Builds the page in the folder that is its argument. A build that fails is a message to the process that started it. */
try {
  await build({ root: process.argv[2] ?? '.', logLevel: 'silent' })
} catch (error) {
  const failure: BuildFailure = {
    message: error instanceof Error ? error.message : String(error),
    ...(error instanceof Error && 'code' in error && { code: String(error.code) }),
    ...(error instanceof Error && 'path' in error && { path: String(error.path) }),
  }
  process.send?.(failure)
  process.exitCode = 1
}
