import { createHash } from 'node:crypto'
import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { openStore } from '#server/store/lmdb-store.ts'
import {
  newFolder,
  type Program,
  removeFolder,
  root,
  type Server,
  startProgram,
  startServer,
} from '#tests/support/server.ts'
import { outputOf } from '#tests/support/shared-server.ts'

/** Environments that the server refuses, with a part of what it says. */
const environments: readonly (readonly [env: NodeJS.ProcessEnv, sentence: string])[] = [
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PLINTH_ADMIN_KEY: 'same', PLINTH_SEARCH_KEY: 'same' }, 'are the same'],
]

const start = (env: NodeJS.ProcessEnv): Program =>
  startProgram('src/server/start/start.ts', { env })

const shared = inject('sharedServer')
const occupant = createServer()
let damaged = ''
let nonsense = ''
let filled = ''
let ending = ''
let hashBefore = ''
let port = 0
let programs: Readonly<Record<'damaged' | 'nonsense' | 'port' | 'second' | 'file', Program>>
let interrupted: Server
let refused: readonly Program[] = []

const hashOf = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'store', 'data.mdb')))
    .digest('hex')

async function occupyPort(): Promise<number> {
  await new Promise<void>((resolve) => {
    occupant.listen(0, '127.0.0.1', resolve)
  })
  const address = occupant.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

// All at once: most of the time of a program is its start.
beforeAll(async () => {
  refused = environments.map(([env]) => start(env))
  const template = inject('filledFolder')
  ;[damaged, nonsense, filled, ending] = await Promise.all([
    newFolder(template),
    newFolder(template),
    newFolder(template),
    newFolder(template),
  ])
  truncateSync(join(damaged, 'store', 'data.mdb'), 1_000_000)
  hashBefore = hashOf(damaged)
  const store = await openStore(join(nonsense, 'store'))
  await store.commit([['index/1', '{"name":']])
  await store.close()
  port = await occupyPort()
  programs = {
    damaged: start({ PLINTH_DATA: damaged, PORT: '0' }),
    nonsense: start({ PLINTH_DATA: nonsense, PORT: '0' }),
    port: start({ PLINTH_DATA: filled, PORT: String(port) }),
    file: start({ PLINTH_DATA: join(root, 'package.json'), PORT: '0' }),
    second: start({ PLINTH_DATA: shared.folder, PORT: '0' }),
  }
  interrupted = await startServer({ PLINTH_DATA: ending, PLINTH_ACCESS_LOG: '1' })
  await fetch(`${interrupted.address}/about?q=what-I-seek`).then((answer) => answer.text())
  interrupted.process.kill('SIGINT')
})

afterAll(async () => {
  occupant.close()
  await Promise.all([...refused, ...Object.values(programs)].map(({ ended }) => ended))
  await Promise.all([damaged, nonsense, filled, ending].map(removeFolder))
})

test('a damaged store is refused with its folder and the way out, and stays as it is', async () => {
  const program = programs.damaged
  await expect(program.ended).resolves.toBe(1)
  expect(program.output().trim().split('\n').at(-1)).toMatch(
    /^The store in .+ cannot be read \(.+\)\. Nothing in it was changed\./,
  )
  expect(program.output()).toContain(join(damaged, 'store'))
  expect(program.output()).toContain('Run npm start -- --rebuild: it moves the folder aside')
  expect(hashOf(damaged)).toBe(hashBefore)
  expect(existsSync(join(damaged, 'owner'))).toBe(false)
})

test('a store with entries that are not valid is refused with the name of the entry', async () => {
  const program = programs.nonsense
  await expect(program.ended).resolves.toBe(1)
  expect(program.output().trim().split('\n').at(-1)).toMatch(
    /^The store in .+store cannot be read \(.*index\/1.*\)\. Nothing in it was changed\./,
  )
})

test('a data folder that is a file is refused with its name and the way out', async () => {
  const program = programs.file
  await expect(program.ended).resolves.toBe(1)
  expect(program.output().trim().split('\n')).toEqual([
    `${join(root, 'package.json')} is not a folder but a file. Move the file away, or set PLINTH_DATA to another ` +
      'folder, then start again.',
  ])
})

test('a port in use is refused with a sentence that says how to choose another', async () => {
  const program = programs.port
  await expect(program.ended).resolves.toBe(1)
  expect(program.output()).toContain(`Port ${port} is in use`)
  expect(program.output()).toContain(`PORT=${port + 1} npm start`)
})

test.each(environments)(
  'the environment %o is refused with one sentence',
  async (env, sentence) => {
    const program = refused[environments.findIndex(([known]) => known === env)]
    await expect(program?.ended).resolves.toBe(1)
    expect(program?.output().trim().split('\n')).toEqual([expect.stringContaining(sentence)])
  },
)

test('a second server on the same folder is refused with a sentence, and the first still serves', async () => {
  const program = programs.second
  await expect(program.ended).resolves.toBe(1)
  expect(program.output()).toContain(
    `${shared.folder} is used by process ${shared.pid}, another Plinth.`,
  )
  await expect(fetch(`${shared.address}/`)).resolves.toHaveProperty('status', 200)
})

test('a start on a filled folder neither builds nor fills', () => {
  expect(outputOf(shared)).not.toMatch(/building|filling/)
})

test('a server with an access log writes a line of JSON for each request, without the query', async () => {
  await interrupted.ended
  expect(interrupted.output()).toContain('"path":"/about"')
  expect(interrupted.output()).not.toContain('what-I-seek')
})

test('a server that has warmed its indices is healthy and ready', async () => {
  await expect(fetch(`${shared.address}/health`)).resolves.toHaveProperty('status', 200)
  await expect.poll(async () => (await fetch(`${shared.address}/ready`)).status).toBe(200)
})

test('a start on an empty folder fills it', () => {
  expect(inject('firstRun').output).toMatch(/filling features: [\d,]+ records/)
})

test('SIGTERM ends the server with code 0 and unlocks the folder', () => {
  expect(inject('firstRun')).toMatchObject({ exit: 0, isLocked: false })
})

test('SIGINT ends the server with code 0 and unlocks the folder', async () => {
  await expect(interrupted.ended).resolves.toBe(0)
  expect(existsSync(join(ending, 'owner'))).toBe(false)
})
