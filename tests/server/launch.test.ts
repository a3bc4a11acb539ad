import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import {
  newFolder,
  type Program,
  removeFolder,
  root,
  type Server,
  startProgram,
  startServer,
} from '#tests/support/server.ts'

/** What `npm start` runs. */
const launcher = 'src/server/launch/launch.mjs'

type Current = { readonly bundle: string; readonly digests: Readonly<Record<string, string>> }

const file = join(root, 'node_modules', '.cache', 'plinth', 'server', 'current.json')

const readCurrent = (): Current => JSON.parse(readFileSync(file, 'utf8'))

async function launch(): Promise<Current> {
  const program: Program = startProgram(launcher, { args: ['--help'] })
  expect(await program.ended).toBe(0)
  expect(program.output()).toMatch(/^Usage: npm start/)
  return readCurrent()
}

let folder = ''
let server: Server

beforeAll(async () => {
  folder = await newFolder(inject('filledFolder'))
  server = await startServer({ PLINTH_DATA: folder }, launcher)
})

afterAll(async () => {
  await server.stop()
  await removeFolder(folder)
})

test('a launched server answers searches and documents, and its worker takes writes', async () => {
  const headers = { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': server.adminKey }
  const search = await fetch(`${server.address}/1/indexes/features/query`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: 'grid' }),
  })
  expect(await search.json()).toMatchObject({ hits: expect.arrayContaining([expect.anything()]) })
  const document = await fetch(`${server.address}/features/grid`)
  expect(await document.text()).toContain('<h1')
  await expect.poll(async () => (await fetch(`${server.address}/ready`)).status).toBe(200)
  const written = await fetch(`${server.address}/1/indexes/mine/1`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ name: 'one' }),
  })
  expect(written.status).toBe(200)
})

test('a second launch uses the bundle of the first', async () => {
  const { bundle } = await launch()
  expect((await launch()).bundle).toBe(bundle)
})

test('a launch after a change of a source makes another bundle', async () => {
  const before = await launch()
  const digests = {
    ...before.digests,
    'src/server/start/start.ts': 'the digest of what it was before',
  }
  writeFileSync(file, JSON.stringify({ ...before, digests }))
  const after = await launch()
  expect(after.bundle).not.toBe(before.bundle)
  expect(after.digests).toEqual(before.digests)
})

test('the bundle holds the programs of the server, and every source that it was made of', () => {
  expect(Object.keys(readCurrent().digests)).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'src/engine/engine.ts',
      'src/server/background/worker.ts',
      'src/server/build/build-program.ts',
      'src/server/start/start.ts',
      'src/server/store/check-store.ts',
    ]),
  )
})
