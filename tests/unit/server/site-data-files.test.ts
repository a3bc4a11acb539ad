import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { defaultPageKeys } from '#server/environment/server-environment.ts'
import { readPage } from '#server/site/page.ts'
import { createSite } from '#server/site/site.ts'
import { deferred } from '#tests/support/deferred.ts'
import { newFolder } from '#tests/support/server.ts'

const noProvider = async (): Promise<Response> => new Response(null, { status: 503 })

const document = '<html><head><!-- head --><!-- /head --></head><body>the page</body></html>'

const heads = async () => ({ head: { title: '', description: '', canonical: null, feeds: [] } })

/** A site with a page but without data files yet. */
async function startingSite() {
  const dist = await newFolder()
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFile(join(dist, 'index.html'), document)
  await writeFile(join(dist, 'favicon.svg'), '<svg></svg>')
  const { promise: dataWritten, resolve } = deferred()
  const page = await readPage(dist, defaultPageKeys)
  const site = createSite({
    provider: noProvider,
    hostname: '127.0.0.1',
    built: { dist, page, heads, dataWritten },
  })
  const get = async (path: string, range?: string): Promise<Response> => {
    const headers = { host: '127.0.0.1:4321', ...(range !== undefined && { range }) }
    return site.fetch(new Request(`http://127.0.0.1:4321${path}`, { headers }))
  }
  const ask = async (path: string): Promise<number> => (await get(path)).status
  return { dist, get, ask, resolve }
}

test('requests for data files wait until the files are written, and other requests do not', async () => {
  const { dist, ask, resolve } = await startingSite()
  let answers = 0
  const asking = ['/sitemap.xml', '/feeds/newly.atom', '/assets/content-1/usage.json'].map(
    async (path) => {
      const status = await ask(path)
      answers += 1
      return status
    },
  )
  expect(await ask('/favicon.svg')).toBe(200)
  expect(await ask('/features')).toBe(200)
  expect(answers).toBe(0)
  await mkdir(join(dist, 'feeds'))
  await mkdir(join(dist, 'assets', 'content-1'), { recursive: true })
  await Promise.all(
    ['sitemap.xml', 'feeds/newly.atom', 'assets/content-1/usage.json'].map((name) =>
      writeFile(join(dist, name), '{}'),
    ),
  )
  resolve()
  expect(await Promise.all(asking)).toEqual([200, 200, 200])
})

test.each([
  ['bytes=1-2', { status: 206, body: 'sv', part: 'bytes 1-2/11' }],
  ['bytes=-2', { status: 206, body: 'g>', part: 'bytes 9-10/11' }],
  ['bytes=9-', { status: 206, body: 'g>', part: 'bytes 9-10/11' }],
  ['bytes=11-', { status: 416, body: '', part: 'bytes */11' }],
  ['items=0-1', { status: 200, body: '<svg></svg>', part: null }],
  ['bytes=a-b', { status: 200, body: '<svg></svg>', part: null }],
  ['bytes=0-1,3-4', { status: 200, body: '<svg></svg>', part: null }],
])('of a file, the range "%s" is answered as HTTP says', async (range, expected) => {
  const { get } = await startingSite()
  const response = await get('/favicon.svg', range)
  const body = await response.text()
  const part = response.headers.get('content-range')
  expect({ status: response.status, body, part }).toEqual(expected)
})
