import {
  constants,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Insertion } from './insertions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = fileURLToPath(new URL('src', import.meta.url))
const copied = ['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** A copy of the project with the files of another index. Returns its path. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'plinth-sixth-'))
  await Promise.all(
    copied.map((name) => cp(join(root, name), join(copy, name), { recursive: true })),
  )
  await addFiles(join(copy, 'src'))
  await linkPackages(copy)
  return copy
}

/**
 * Copies the files of the other index into a folder.
 *
 * @throws {Error} where one of them exists there.
 */
async function addFiles(folder: string): Promise<void> {
  const entries = await readdir(files, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const from = join(parentPath, name)
        const to = join(folder, relative(files, from))
        await mkdir(dirname(to), { recursive: true })
        await copyFile(from, to, constants.COPYFILE_EXCL)
      }),
  )
}

/** Each by itself: what is built from the packages is kept beside them, and that is another catalogue here. */
async function linkPackages(copy: string): Promise<void> {
  const from = join(root, 'node_modules')
  const to = join(copy, 'node_modules')
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => !name.startsWith('.') || name === '.bin')
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))))
}

/**
 * Adds an entry to a registry of a copy.
 *
 * @throws {Error} where the file holds no such object.
 */
export async function insert(copy: string, insertion: Insertion): Promise<void> {
  const { file, registry, entry, imports = '' } = insertion
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  const start = new RegExp(`\\bconst ${registry}\\b[^{]*\\{`).exec(text)
  if (start === null) throw new Error(`${file} has no object called ${registry}.`)
  const end = closingBrace(text, start.index + start[0].length)
  const before = text.slice(0, end).trimEnd()
  const comma = /[{,]$/.test(before) ? '' : ','
  await writeFile(path, `${imports}\n${before}${comma} ${entry} ${text.slice(end)}`)
}

/** The place of the brace that closes what is open at a place. */
function closingBrace(text: string, from: number): number {
  let depth = 1
  for (let place = from; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1
    if (text[place] === '}') depth -= 1
    if (depth === 0) return place
  }
  throw new Error('An object is not closed.')
}

/** The compiler of the project. */
export const compiler = join(
  dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))),
  'bin',
  'tsc',
)
