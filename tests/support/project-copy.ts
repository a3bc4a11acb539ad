import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from './server.ts'

const copied = [
  'src',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** A copy of the project as it is after an installation: with its packages, and without anything that is built. Returns its path. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'plinth-copy-'))
  await Promise.all(
    copied.map((name) => cp(join(root, name), join(copy, name), { recursive: true })),
  )
  await linkPackages(copy)
  return copy
}

/** Each by itself: what is built from the packages is kept beside them. */
async function linkPackages(copy: string): Promise<void> {
  const from = join(root, 'node_modules')
  const to = join(copy, 'node_modules')
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => !name.startsWith('.') || name === '.bin')
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))))
}

/** Removes a copy. The process that compresses its page ends a moment after its server, and may write one more file. */
export const removeCopy = (copy: string): Promise<void> =>
  rm(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
