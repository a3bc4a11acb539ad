import { createHash } from 'node:crypto'
import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { expect, inject, onTestFinished, test } from 'vitest'

import { openStore } from '#server/store/lmdb-store.ts'
import { newFolder, removeFolder, startProgram, startServer } from '#tests/support/server.ts'

const start = (env: NodeJS.ProcessEnv) => startProgram('src/server/start.ts', { env })

async function folderFor(template?: string): Promise<string> {
  const folder = await newFolder(template)
  onTestFinished(() => removeFolder(folder))
  return folder
}

test('a damaged store is refused with its folder and the way out, and stays as it is', async () => {
  const folder = await folderFor(inject('filledFolder'))
  const file = join(folder, 'store', 'data.mdb')
  truncateSync(file, 1_000_000)
  const hash = () => createHash('sha256').update(readFileSync(file)).digest('hex')
  const before = hash()
  const program = start({ PLINTH_DATA: folder, PORT: '0' })
  await expect(program.ended).resolves.toBe(1)
  expect(program.output().trim().split('\n').at(-1)).toMatch(
    /^The store in .+ cannot be read \(.+\)\. Nothing in it was changed\./,
  )
  expect(program.output()).toContain(join(folder, 'store'))
  expect(program.output()).toContain('Move the folder away or delete it, then start again')
  expect(hash()).toBe(before)
  expect(existsSync(join(folder, 'owner'))).toBe(false)
})

test('a store whose entries make no sense is refused in the same way', async () => {
  const folder = await folderFor(inject('filledFolder'))
  const store = await openStore(join(folder, 'store'))
  await store.commit([['index/1', '{"name":']])
  await store.close()
  const program = start({ PLINTH_DATA: folder, PORT: '0' })
  await expect(program.ended).resolves.toBe(1)
  expect(program.output().trim().split('\n').at(-1)).toMatch(
    /^The store in .+store cannot be read \(.*index\/1.*\)\. Nothing in it was changed\./,
  )
})

test('a store that was deleted is filled anew', async () => {
  const folder = await folderFor()
  const server = await startServer({ PLINTH_DATA: folder })
  expect(server.output()).toMatch(/filling features: [\d,]+ records/)
  await expect(server.stop()).resolves.toBe(0)
})

test('a port in use is refused with a sentence that says how to choose another', async () => {
  const other = createServer()
  onTestFinished(() => {
    other.close()
  })
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve)
  })
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const folder = await folderFor(inject('filledFolder'))
  const program = start({ PLINTH_DATA: folder, PORT: String(port) })
  await expect(program.ended).resolves.toBe(1)
  expect(program.output()).toContain(`Port ${port} is in use`)
  expect(program.output()).toContain(`PORT=${port + 1} npm start`)
})

test.each([
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PLINTH_APP_ID: 'a b' }, 'PLINTH_APP_ID must be'],
  [{ PLINTH_ADMIN_KEY: 'same', PLINTH_SEARCH_KEY: 'same' }, 'are the same'],
])('%o is refused with a sentence', async (env, sentence) => {
  const program = start(env)
  await expect(program.ended).resolves.toBe(1)
  expect(program.output().trim().split('\n')).toEqual([expect.stringContaining(sentence)])
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the server cleanly', async (signal) => {
  const folder = await folderFor(inject('filledFolder'))
  const server = await startServer({ PLINTH_DATA: folder })
  server.process.kill(signal)
  await expect(server.ended).resolves.toBe(0)
  expect(existsSync(join(folder, 'owner'))).toBe(false)
})
