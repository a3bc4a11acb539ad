import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readBuildRecord } from '#server/build/build-record.ts'
import { copyProject, removeCopy } from '#tests/support/project-copy.ts'
import { root, startServer } from '#tests/support/server.ts'
import type { Server } from '#tests/support/server.ts'

let project = ''
let server: Server
/** Whether the sitemap was there when the address was printed. */
let isEarly = false

const distOf = (folder: string): string => join(folder, 'dist')

beforeAll(async () => {
  project = await copyProject()
  const launcher = 'src/server/launch/launch.mjs'
  server = await startServer({ PLINTH_PRERENDER: 'specs' }, launcher, project)
  isEarly = existsSync(join(distOf(project), 'sitemap.xml'))
})

afterAll(async () => {
  await server.stop()
  await removeCopy(project)
})

const textAt = async (path: string): Promise<string> => {
  const response = await fetch(server.address + path)
  expect(response.status).toBe(200)
  return response.text()
}

test('a first start answers before its data files are written', async () => {
  expect(isEarly).toBe(false)
  expect(await textAt('/')).toContain('<h1')
  expect(await textAt('/features/grid')).toContain('<title>')
})

test('a request for a data file is answered when the file is written', async () => {
  expect(await textAt('/sitemap.xml')).toContain('<sitemapindex')
})

test('a first start writes the data files of a whole build and the requested documents', async () => {
  const dist = distOf(project)
  await expect
    .poll(async () => (await readBuildRecord(dist))?.isFinished, { timeout: 120_000 })
    .toBe(true)
  const [names, whole] = await Promise.all(
    [dist, distOf(root)].map(async (folder) => {
      const found = await readdir(join(folder, 'assets'), { recursive: true })
      return found.filter((name) => name.startsWith('content-')).toSorted()
    }),
  )
  expect(names).toEqual(whole)
  const specs = await readdir(join(dist, 'specs'))
  expect(specs).toEqual(expect.arrayContaining(['css-grid-2.html']))
  expect(await textAt('/compat/css.properties.gap')).toContain('<table')
  expect(server.output()).not.toContain('could not be written')
})
