import { once } from 'node:events'
import { connect } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { loggedPath } from '#lib/logged-path.ts'
import { logAccess } from '#server/http/access-log.ts'
import { listen } from '#server/http/listen.ts'

async function start(answer: (request: Request) => Response | Promise<Response>) {
  const lines: string[] = []
  const handler = logAccess({ fetch: answer }, (line) => lines.push(line))
  const { address, close } = await listen(handler, { hostname: '127.0.0.1', port: 0 })
  onTestFinished(close)
  return { address, lines }
}

test('a request is one line of JSON with time, method, path, status, duration and size', async () => {
  const { address, lines } = await start(() => new Response('x'.repeat(3000), { status: 404 }))
  const search = '1/indexes/features/query?x-algolia-api-key=secret&q=what+I+seek'
  await (await fetch(address + search, { method: 'POST', body: 'a body' })).text()
  await (await fetch(`${address}about`)).text()
  await expect.poll(() => lines).toHaveLength(2)
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(Object.keys(first)).toEqual(['time', 'method', 'path', 'status', 'ms', 'bytes'])
  expect(first).toMatchObject({ method: 'POST', path: '/1/indexes/features/query', status: 404 })
  expect(first.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(first.ms).toBeGreaterThanOrEqual(0)
  expect(first.bytes).toBeGreaterThan(3000)
  // The second request uses the same connection: bytes of the first must not count.
  expect(second.bytes).toBeLessThan(3500)
  expect(lines.join('')).not.toMatch(/secret|seek|body/)
  for (const line of lines) expect(line).toMatch(/^[^\n]+\n$/)
})

test('a request whose sender leaves is marked as aborted', async () => {
  const { address, lines } = await start(async ({ signal }) => {
    socket.destroy()
    await once(signal, 'abort')
    return new Response('late')
  })
  const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
    socket.write('GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  })
  await expect.poll(() => lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/slow', aborted: true })
})

test.each([
  ['/1/keys/0123456789abcdef', '/1/keys/[key]'],
  ['/1/keys/0123456789abcdef/restore', '/1/keys/[key]/restore'],
  ['/1/%6Beys/0123456789abcdef', '/1/%6Beys/[key]'],
  ['/1/keys?x-algolia-api-key=secret', '/1/keys'],
  ['/1/usertokens/anonymous-visitor-42', '/1/usertokens/[token]'],
  ['/1/%75sertokens/anonymous-visitor-42', '/1/%75sertokens/[token]'],
  ['/1/usertokens/restore', '/1/usertokens/[token]'],
  ['/1/usertokens/a/b', '/1/usertokens/[token]/[token]'],
  ['/1/profiles/personalization/visitor-42', '/1/profiles/personalization/[token]'],
  ['/1/profiles/visitor-42', '/1/profiles/[token]'],
  ['/1/indexes/a/query&x-algolia-api-key=secret', '/1/indexes/a/query'],
  ['/features;key=secret', '/features'],
  ['/features#secret', '/features'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  [`/${'x'.repeat(9000)}`, `/${'x'.repeat(499)}`],
])('the address %s is logged without a key or a token as %s', (address, path) => {
  expect(loggedPath(address)).toBe(path)
})
