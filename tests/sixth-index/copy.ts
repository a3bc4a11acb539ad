import { cp, mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Insertion } from './insertions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = fileURLToPath(new URL('src', import.meta.url))
const copied = ['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** A copy of the project with the folder, the builder and the view of another index. Returns its path. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'plinth-sixth-'))
  await Promise.all(
    copied.map((name) => cp(join(root, name), join(copy, name), { recursive: true })),
  )
  await cp(files, join(copy, 'src'), { recursive: true, force: false, errorOnExist: true })
  await linkPackages(copy)
  return copy
}

/** Each by itself: what is built from the packages is kept beside them, and that is another catalogue here. */
async function linkPackages(copy: string): Promise<void> {
  const from = join(root, 'node_modules')
  const to = join(copy, 'node_modules')
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => !name.startsWith('.') || name === '.bin')
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))))
}

/** Writes lines into files of a copy. Throws where the line before which they belong is not there exactly once. */
export async function insert(copy: string, insertions: readonly Insertion[]): Promise<void> {
  for (const { file, before, text } of insertions) {
    const path = join(copy, file)
    const parts = (await readFile(path, 'utf8')).split(before)
    if (parts.length !== 2) {
      throw new Error(
        `${file} has ${parts.length - 1} places with ${JSON.stringify(before)}, not one.`,
      )
    }
    await writeFile(path, parts.join(text + before))
  }
}

/** The compiler of the project. */
export const compiler = join(
  dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))),
  'bin',
  'tsc',
)
