import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { hashFiles, readBuildInputs, readFolder } from '#server/build/build-inputs.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

/** A project with these files, removed after the test. */
async function project(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

test('the inputs are the sources, what is copied, the document, the configuration and the settings', async () => {
  const folder = await project({
    'index.html': '',
    'src/room/a.ts': '',
    'src/a.css': '',
    'public/robots/a.txt': '',
    'package-lock.json': '{}',
    'vite.config.ts': '',
    'README.md': '',
    'tests/a.test.ts': '',
  })
  const inputs = [...(await readBuildInputs(folder))]
  const present = inputs.flatMap(([path, content]) => (content === undefined ? [] : [path]))
  expect(present.toSorted()).toEqual([
    'index.html',
    'package-lock.json',
    'public/robots/a.txt',
    'src/a.css',
    'src/room/a.ts',
    'vite.config.ts',
  ])
})

test('the hash changes with names and contents, and with nothing else', async () => {
  const folder = await project({ 'src/ui/a.ts': 'ab', 'src/c.ts': 'c', 'other.ts': '' })
  const hash = async (): Promise<string> => hashFiles(await readFolder(folder, 'src'))
  const first = await hash()
  await writeFile(join(folder, 'other.ts'), 'not in the folder')
  await expect(hash()).resolves.toBe(first)
  expect(hashFiles(await readFolder(`${folder}/`, 'src'))).toBe(first)
  await writeFile(join(folder, 'src/ui/a.ts'), 'a')
  await writeFile(join(folder, 'src/c.ts'), 'bc')
  const second = await hash()
  await rm(join(folder, 'src/ui/a.ts'))
  await writeFile(join(folder, 'src/ui/b.ts'), 'a')
  const third = await hash()
  expect(new Set([first, second, third]).size).toBe(3)
})

test.each([
  ['public/new.txt', 'a new file of public'],
  ['.env.local', 'a file of variables'],
  ['src/new.ts', 'a module that nothing imports yet'],
])('%s, %s, is noticed', async (path) => {
  const folder = await project({ 'index.html': '' })
  const before = hashFiles(await readBuildInputs(folder))
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), 'new')
  expect(hashFiles(await readBuildInputs(folder))).not.toBe(before)
})
