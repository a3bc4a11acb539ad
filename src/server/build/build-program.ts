import { join } from 'node:path'

import { build } from 'vite'

import type { BuildMessage } from './build-message.ts'
import { readBuildRecord, writeBuildRecord } from './build-record.ts'
import { createCatalogueReader } from './catalogue-reader.ts'
import { compressPage } from './compress-page.ts'
import { writeDataFiles } from './data-files.ts'
import { writeOfflineFiles } from './offline-files.ts'
import { pageConfig } from './page-config.ts'

/**
 * Builds the page in the folder of the first argument, unless the second is `finish`; then writes
 * data files and compressed copies. Sends `BuildMessage`s to its parent process.
 */

const [root = '.', task] = process.argv.slice(2)

function send(message: BuildMessage): void {
  // The callback ignores errors: the parent may have ended.
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}

/** Without its parent, nobody needs the page. */
const stop = (): never => process.exit(1)

async function run(): Promise<void> {
  const catalogue = createCatalogueReader()
  if (task !== 'finish') {
    await build({ ...pageConfig(root, catalogue), configFile: false, logLevel: 'silent' })
  }
  send({ kind: 'page' })
  const dist = join(root, 'dist')
  const record = await readBuildRecord(dist)
  await writeDataFiles(dist, catalogue)
  send({ kind: 'data' })
  await compressPage(dist)
  // Last, because devices keep the site only after a visitor asks for it.
  await writeOfflineFiles(dist, catalogue)
  await compressPage(dist)
  if (record) await writeBuildRecord(dist, { ...record, isFinished: true })
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
if (process.connected) process.disconnect()
