import { join } from 'node:path'

import { build } from 'vite'

import type { BuildMessage } from './build-message.ts'
import { readBuildRecord, writeBuildRecord } from './build-record.ts'
import { compressPage } from './compress-page.ts'

/**
 * Builds the page in the folder that is its first argument, unless the second is `compress`, and then compresses it. What it
 * sends to the process that started it is a `BuildMessage`.
 */

const [root = '.', task] = process.argv.slice(2)

const send = (message: BuildMessage): void => void process.send?.(message)

/** Without the server that it was to serve the page is not wanted. */
const stop = (): never => process.exit(1)

async function run(): Promise<void> {
  if (task !== 'compress') await build({ root, logLevel: 'silent' })
  send({ kind: 'page' })
  const dist = join(root, 'dist')
  const record = await readBuildRecord(dist)
  await compressPage(dist)
  if (record) await writeBuildRecord(dist, { ...record, isCompressed: true })
}

process.once('disconnect', stop)
try {
  await run()
} catch (error) {
  send({
    kind: 'failure',
    message: error instanceof Error ? error.message : String(error),
    ...(error instanceof Error && 'code' in error && { code: String(error.code) }),
    ...(error instanceof Error && 'path' in error && { path: String(error.path) }),
  })
  process.exitCode = 1
}
process.off('disconnect', stop)
process.disconnect?.()
