/**
 * What `npm start` runs: the server, bundled. Loading three hundred TypeScript modules one by one takes a second of each
 * start; the bundle takes a tenth of one, and is made, in less than a second, where there is none of the present sources.
 * This file is JavaScript because it runs before there is a loader for TypeScript.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, 'node_modules', '.cache', 'plinth', 'server')
const loader = '@oxc-node/core/register'

/** The program of the bundle; undefined where there is none, or one of other sources. */
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
    // No bundle yet, or one of a file that is gone.
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
  // A folder that cannot be written, for example: the server runs from its sources.
  await import(loader)
  await import('#server/start/start.ts')
}
