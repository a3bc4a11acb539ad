/**
 * Runs the server for `npm start` from a bundle, because loading hundreds of TypeScript modules is
 * slow. Bundles the server first if the sources have changed.
 * JavaScript, because it runs before the loader for TypeScript.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, 'node_modules', '.cache', 'plinth', 'server')
const loader = '@oxc-node/core/register'

/** The entry of the bundle; undefined if there is none for the current sources. */
function findBundle() {
  try {
    const current = JSON.parse(readFileSync(join(folder, 'current.json'), 'utf8'))
    const isCurrent =
      current.root === root &&
      Object.entries(current.digests).every(([path, digest]) => {
        const content = readFileSync(join(root, path))
        return createHash('sha256').update(content).digest('hex') === digest
      })
    return isCurrent ? join(folder, current.bundle, 'start.mjs') : undefined
  } catch {
    // There is no bundle, or a source has been deleted.
    return undefined
  }
}

function makeBundle() {
  const program = fileURLToPath(new URL('bundle.ts', import.meta.url))
  spawnSync(process.execPath, ['--import', loader, program, folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return findBundle()
}

const program = findBundle() ?? makeBundle()
if (program !== undefined) await import(pathToFileURL(program).href)
else {
  // The bundle could not be written: run from the sources.
  await import(loader)
  await import('#server/start/start.ts')
}
