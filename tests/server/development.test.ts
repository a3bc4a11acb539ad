import { mkdir, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'

import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newFolder, removeFolder, root } from '#tests/support/server.ts'

const secret = 'a-key-that-must-not-be-served'

/** A project with the configuration of this one, and secrets where this one has them. */
let project = ''
let vite: ViteDevServer
let http: Server
let address = ''

/** The files with a secret, by their path in the project. */
const files = [
  '.plinth/admin-key',
  '.plinth/store/data.mdb',
  '.plinth/store-2026-11-22/data.mdb',
  '.plinth/owner',
  '.plinth/development/admin-key',
  'elsewhere/admin-key',
  'elsewhere/store/data.mdb',
  'elsewhere/plinth-2026-11-27.tar.gz',
  '.env',
  '.env.local',
  '.git/config',
]

const suffixes = [
  '',
  '?raw',
  '?url',
  '?import',
  '?raw&import',
  '?import&raw',
  '?inline',
  '?x',
  '?.css',
]

beforeAll(async () => {
  project = await newFolder()
  await Promise.all(
    files.map(async (name) => {
      await mkdir(join(project, name, '..'), { recursive: true })
      await writeFile(join(project, name), secret)
    }),
  )
  await writeFile(join(project, 'open.txt'), 'open')
  vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root: project,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  http = createHttpServer(vite.middlewares)
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  const bound = http.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
})

afterAll(async () => {
  http.close()
  await vite.close()
  await removeFolder(project)
})

test('the development server answers with other files of the project', async () => {
  const response = await fetch(`${address}/open.txt`)
  expect([response.status, await response.text()]).toEqual([200, 'open'])
})

test.each(files)('the development server refuses %s under every address', async (name) => {
  const encoded = name.replace('.', '%2e').replace('key', '%6Bey')
  const paths = [
    `/${name}`,
    `//${name}`,
    `/./${name}`,
    `/${encoded}`,
    `/${name.toUpperCase()}`,
    `/@fs${join(project, name)}`,
    `/@fs/${join(project, name)}`,
    `/@fs${join(project, encoded)}`,
    `/@id/${join(project, name)}`,
    `/@id/__x00__${join(project, name)}`,
  ]
  const answers = await Promise.all(
    paths.flatMap((path) =>
      suffixes.map(async (suffix) => {
        const response = await fetch(address + path + suffix)
        return { path: path + suffix, status: response.status, text: await response.text() }
      }),
    ),
  )
  const given = answers.filter(
    ({ status, text }) =>
      ![403, 404].includes(status) || text.includes(secret) || text.includes(btoa(secret)),
  )
  expect(given.map(({ path, status, text }) => `${status} ${path} ${text.slice(0, 80)}`)).toEqual(
    [],
  )
})
