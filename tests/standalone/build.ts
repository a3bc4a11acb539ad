import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { describeBuild } from '#server/build/build-record.ts'
import { root } from '#tests/support/server.ts'

const vite = join(root, 'node_modules/vite/bin/vite.js')

/** The ways to ask for a build without a provider. */
const ways = {
  variable: { env: { PLINTH_STANDALONE: '1' }, args: [] },
  mode: { env: {}, args: ['--mode', 'standalone'] },
} as const

type Wanted = { readonly base: string; readonly way: keyof typeof ways }

/** Builds a page without a provider into a folder, unless it holds that of this code. */
export async function buildStandalone(outDir: string, { base, way }: Wanted): Promise<void> {
  const own = { ...ways[way].env, BASE_PATH: base }
  const stamp = join(outDir, '.stamp')
  const wanted = await describeBuild(root, own)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  const args = [
    vite,
    'build',
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'error',
    ...ways[way].args,
  ]
  const env = { ...process.env, NODE_ENV: 'production', ...own }
  await promisify(execFile)(process.execPath, args, { cwd: root, env })
  await writeFile(stamp, wanted)
}
