import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { defaultPageKeys } from '#server/environment/server-environment.ts'
import { createHeads } from '#server/seo/heads.ts'
import { readPage } from '#server/site/page.ts'
import { createSite } from '#server/site/site.ts'

const html = `<html><head><!-- head --><!-- /head --></head><body>the page</body></html>`

async function openSite() {
  const dist = await mkdtemp(join(tmpdir(), 'plinth-kept-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFile(join(dist, 'index.html'), html)
  const site = createSite({
    provider: async () => Response.json({}),
    hostname: '127.0.0.1',
    built: {
      dist,
      page: await readPage(dist, defaultPageKeys),
      heads: createHeads({
        lookup: { record: async () => undefined, suggest: async () => [] },
        loadRedirects: async () => ({ features: {}, specs: {}, compat: {} }),
      }),
    },
  })
  const ask = (path: string): Response | Promise<Response> =>
    site.fetch(new Request(`http://127.0.0.1:4321${path}`, { headers: { host: '127.0.0.1:4321' } }))
  return { dist, ask }
}

test('the document that devices keep is the page without a view, which no search engine lists', async () => {
  const { ask } = await openSite()
  const response = await ask('/app.html')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const text = await response.text()
  expect(text).toContain('the page')
  expect(text).toContain('<meta name="robots" content="noindex" />')
})

test('the list of files for devices has status 503 instead of 404 while it is being written', async () => {
  const { dist, ask } = await openSite()
  const before = await ask('/service-worker.json')
  expect([before.status, before.headers.get('cache-control')]).toEqual([503, 'no-store'])
  await writeFile(join(dist, 'service-worker.json'), '{"version":"one"}')
  const after = await ask('/service-worker.json')
  expect([after.status, after.headers.get('cache-control')]).toEqual([200, 'no-cache'])
})
