import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import {
  hashFiles,
  readBuildInputs,
  readFolder,
  type SourceFiles,
} from '#server/build/build-inputs.ts'
import { buildPlugin } from '#server/build/page-config.ts'
import { newFolder, removeFolder, root } from '#tests/support/server.ts'

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

const pathsOf = async (folder: string): Promise<readonly string[]> =>
  [...(await readBuildInputs(folder))].flatMap(([path, text]) => (text === undefined ? [] : [path]))

test('the inputs are what the document and the configuration import, and what is read beside them', async () => {
  const folder = await project({
    'index.html': '<link href="/src/a.css"><script type="module" src="/src/main.ts"></script>',
    'src/main.ts': [
      "import './side-effect.ts'",
      "import { b } from '#room/b.ts'",
      "import type { C } from './types.ts'",
      "import { d } from 'package'",
      "export { e } from './e.ts'",
      "const f = async () => (await import('./lazy.ts')).f",
    ].join('\n'),
    'src/a.css': '@import "./b.css"; .a { background: url(./c.svg); composes: x from "./d.css" }',
    'src/b.css': '',
    'src/c.svg': '',
    'src/d.css': '',
    'src/side-effect.ts': '',
    'src/room/b.ts': "import styles from './b.module.css'",
    'src/room/b.module.css': '',
    'src/e.ts': '',
    'src/lazy.ts': '',
    'src/types.ts': 'export type C = 1',
    'src/unused.ts': '',
    'vite.config.ts': "import { plugin } from './src/plugin.ts'",
    'src/plugin.ts': "import './plugin-part.ts'\nconst run = () => import('./development.ts')",
    'src/plugin-part.ts': '',
    'src/development.ts': '',
    'public/robots/a.txt': '',
    'package-lock.json': '{}',
    'README.md': '',
  })
  expect((await pathsOf(folder)).toSorted()).toEqual([
    'index.html',
    'package-lock.json',
    'public/robots/a.txt',
    'src/a.css',
    'src/b.css',
    'src/c.svg',
    'src/d.css',
    'src/e.ts',
    'src/lazy.ts',
    'src/main.ts',
    'src/plugin-part.ts',
    'src/plugin.ts',
    'src/room/b.module.css',
    'src/room/b.ts',
    'src/side-effect.ts',
    'vite.config.ts',
  ])
})

test('modules that import each other are read once', async () => {
  const folder = await project({
    'index.html': '<script src="/src/a.ts"></script>',
    'src/a.ts': "import './b.ts'",
    'src/b.ts': "import './a.ts'",
  })
  expect(await pathsOf(folder)).toEqual(['index.html', 'src/a.ts', 'src/b.ts'])
})

test('a missing import is another input than an empty file', async () => {
  const folder = await project({
    'index.html': '<script src="/src/a.ts"></script>',
    'src/a.ts': "import './b.ts'",
    'src/b.ts': '',
  })
  const whole = hashFiles(await readBuildInputs(folder))
  await rm(join(folder, 'src/b.ts'))
  expect(hashFiles(await readBuildInputs(folder))).not.toBe(whole)
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

const noData = () => Promise.reject(new Error('The page has no data.'))

test('a build stops at a module that the inputs lack', async () => {
  const folder = await project({
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': "console.log(import.meta.glob('./parts/*.ts', { eager: true }))",
    'src/parts/a.ts': 'export const a = 1',
  })
  const { build } = await import('vite')
  const building = build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [buildPlugin({ summary: noData, records: noData, content: noData }, noData, false)],
  })
  await expect(building).rejects.toThrow('src/parts/a.ts is in the page')
})

test.each([
  ['public/new.txt', 'a new file of public'],
  ['.env.local', 'a file of variables'],
])('%s, %s, is noticed', async (path) => {
  const folder = await project({ 'index.html': '' })
  const before = hashFiles(await readBuildInputs(folder))
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), 'new')
  expect(hashFiles(await readBuildInputs(folder))).not.toBe(before)
})

describe('of this project', () => {
  let inputs: SourceFiles = new Map()

  beforeAll(async () => {
    inputs = await readBuildInputs(root)
  })

  test.each([
    'index.html',
    'src/entry-browser.tsx',
    'src/client.ts',
    'src/offline/service-worker/answers.ts',
    'src/provider/provider.ts',
    'src/stale-chunk.ts',
    'src/boot.css',
    'src/styles/tokens.css',
    'src/ui/controls/button.module.css',
    'src/catalogue/indices.ts',
    'src/lib/version.ts',
    'vite.config.ts',
    'src/server/build/page-config.ts',
    'src/server/http/compress.ts',
    'src/server/feeds/atom.ts',
    'src/ingest/cache.ts',
    'public/favicon.svg',
    'package-lock.json',
  ])('%s is an input of the page', (path) => expect(inputs.get(path)).toBeDefined())

  test.each(['src/server/start/serve.ts', 'src/cli/run.ts', 'README.md'])('%s is none', (path) =>
    expect(inputs.has(path)).toBe(false),
  )
})
