import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { writePieces } from '#offline/build/kept-version.ts'

type Files = Readonly<Record<string, string | Buffer>>

/** Writes the pieces of a build with these files. */
async function packed(files: Files) {
  const dist = await mkdtemp(join(tmpdir(), 'plinth-pieces-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, 'assets'))
  for (const [path, content] of Object.entries(files)) {
    const place = join(dist, path)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, content)
  }
  const written = await writePieces({ dist, base: '/plinth/' }, Object.keys(files))
  const names = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.bin'))
  return { ...written, names }
}

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`assets/${folder}/${name}`, text]),
  )

const page = {
  'favicon.svg': '<svg />',
  'assets/index-1.js': 'one()',
  'assets/index-2.css': 'a {}',
}
const content = { 'support-0.json': '[0]', 'support-1.json': '[1]', 'usage.json': '{}' }

test('files of one kind are in one piece, whose name is in the list', async () => {
  const { files, pieces, names } = await packed({ ...page, ...inFolder('content-1', content) })
  const kinds = pieces.map(({ url }) => /kept-(\w+)-/.exec(url)?.[1])
  expect(files.map(({ url, piece }) => [url, kinds[piece]])).toEqual([
    ['/plinth/favicon.svg', 'page'],
    ['/plinth/assets/index-1.js', 'page'],
    ['/plinth/assets/index-2.css', 'page'],
    ['/plinth/assets/content-1/support-0.json', 'support'],
    ['/plinth/assets/content-1/support-1.json', 'support'],
    ['/plinth/assets/content-1/usage.json', 'content'],
  ])
  expect(new Set(pieces.map(({ url }) => url.split('/').at(-1)))).toEqual(new Set(names))
})

test('a piece stays the same where its files do, also in a folder of another name', async () => {
  const one = await packed({ ...page, ...inFolder('content-1', content) })
  const changed = { ...page, 'assets/index-1.js': 'two()' }
  const two = await packed({ ...changed, ...inFolder('content-2', content) })
  const [ofPage, ...others] = one.pieces
  expect(two.pieces.slice(1)).toEqual(others)
  expect(two.pieces[0]?.url).not.toBe(ofPage?.url)
})

test('a kind that is large has several pieces, and a file that is larger one of its own', async () => {
  const sizes = [200_000, 200_000, 200_000, 900_000, 1000]
  const large = sizes.map((size, number) => [`support-${number}.json`, randomBytes(size)] as const)
  const { files } = await packed(inFolder('content-1', Object.fromEntries(large)))
  expect(files.map(({ piece }) => piece)).toEqual([0, 0, 1, 2, 3])
})

test('a file without a known media type stops the build', async () => {
  await expect(packed({ 'assets/a.unknown': '' })).rejects.toThrow(
    'assets/a.unknown has no media type that is known.',
  )
})
