import { constants, copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { copyProject } from '#tests/support/project-copy.ts'

import type { Insertion } from './insertions.ts'

const files = fileURLToPath(new URL('src', import.meta.url))

/** A copy of the project with the files of another index. Returns its path. */
export async function copyWithIndex(): Promise<string> {
  const copy = await copyProject()
  await addFiles(join(copy, 'src'))
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
