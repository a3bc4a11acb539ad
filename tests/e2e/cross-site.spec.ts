import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { findPort } from '#tests/support/free-port.ts'

import { expect, test } from './support/fixtures.ts'

/** A page of another site, to which the site of the journeys is "cross-site": `localhost` is not `127.0.0.1`. */
async function openOtherSite() {
  const port = await findPort()
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title>')
  })
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve)
  })
  return { address: `http://localhost:${port}/`, close: () => server.close() }
}

/** What another site may try without asking: "simple" requests with the key in the address, and one that asks. */
const attempts = [
  { path: '/1/indexes/features/clear', method: 'POST', body: '' },
  {
    path: '/1/indexes/features/batch',
    method: 'POST',
    body: '{"requests":[{"action":"delete","body":{}}]}',
  },
  { path: '/1/keys', method: 'POST', body: '{"acl":["deleteIndex"]}' },
  { path: '/1/indexes/features', method: 'DELETE', body: undefined },
] as const

test('a page of another site that knows the administrator key changes nothing', async ({
  page,
  baseURL,
  request,
  trouble,
}) => {
  const origin = String(baseURL)
  const key = (await readFile(join(process.env.PLINTH_DATA ?? '', 'admin-key'), 'utf8')).trim()
  const names = { app: 'x-algolia-application-id', key: 'x-algolia-api-key' }
  const headers = { [names.app]: 'plinth', [names.key]: key }
  const state = async () => {
    const indexes = await request.get(`${origin}/1/indexes`, { headers })
    const keys = await request.get(`${origin}/1/keys`, { headers })
    return { indexes: await indexes.json(), keys: await keys.json() }
  }
  const before = await state()
  expect(before.indexes.items.length).toBeGreaterThan(3)

  const other = await openOtherSite()
  await page.goto(other.address)
  const query = new URLSearchParams({ [names.app]: 'plinth', [names.key]: key }).toString()
  const outcomes = await page.evaluate(
    ({ site, tries, text }) =>
      Promise.all(
        tries.map(async ({ path, method, body }) => {
          const mode = method === 'POST' ? 'no-cors' : 'cors'
          const init = { method, mode, ...(body !== undefined && { body }) } as const
          return fetch(`${site}${path}?${text}`, init).then(
            ({ type }) => type,
            () => 'refused by the browser',
          )
        }),
      ),
    { site: origin, tries: attempts, text: query },
  )
  other.close()
  // Each refusal is an error of the console, and the page itself is foreign.
  expect(trouble.consoleErrors.filter((text) => text.includes('status of 403'))).toHaveLength(3)
  trouble.consoleErrors.length = 0
  trouble.foreignRequests.length = 0
  expect(outcomes).toEqual(['opaque', 'opaque', 'opaque', 'refused by the browser'])
  expect(await state()).toEqual(before)
})
