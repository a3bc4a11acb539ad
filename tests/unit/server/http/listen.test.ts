import { setTimeout } from 'node:timers/promises'

import { expect, onTestFinished, test, vi } from 'vitest'

import { ListenError, listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { deferred } from '#tests/support/deferred.ts'
import { exchange, statusOf } from '#tests/support/raw-socket.ts'

const answer = JSON.stringify({ results: [{ hits: ['x'.repeat(500)] }] })

async function provider({ url }: Request): Promise<Response> {
  if (url.endsWith('/1/fails')) throw new Error('It fails')
  return new Response(answer)
}

/** @param hostname the address that the site believes it is reached under */
async function start(hostname = '127.0.0.1'): Promise<string> {
  const site = createSite({ provider, hostname })
  const { address, close } = await listen(site, { hostname: '127.0.0.1', port: 0 })
  onTestFinished(close)
  return address
}

test('a listening server answers at its address', async () => {
  const address = await start()
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  const response = await fetch(`${address}1/indexes/*/queries`, { method: 'POST', body: '{}' })
  await expect(response.text()).resolves.toBe(answer)
})

test.each(['evil.example', '', '127.0.0.1.evil'])('host "%s" is refused', async (host) => {
  const request = `GET /1/indexes HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  expect(await exchange(await start(), request)).toMatch(/^HTTP\/1\.1 403 /)
})

test.each([
  ['GET', 'http://evil.example/1/indexes', 403],
  ['GET', 'http://evil.example:80/health', 403],
  ['OPTIONS', 'http://evil.example/1/indexes', 403],
  ['GET', 'https://127.0.0.1/1/indexes', 403],
  ['GET', 'http://127.0.0.1:1/1/indexes', 403],
  ['GET', 'http://localhost/1/indexes', 403],
  ['GET', 'http://127.0.0.1/1/indexes', 200],
  ['GET', 'http://127.0.0.1:80/1/indexes', 200],
])('%s of the absolute target %s, where the header names 127.0.0.1, answers %i', async (...row) => {
  const [method, target, status] = row
  const request = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`
  expect(statusOf(await exchange(await start(), request))).toBe(status)
})

test('an absolute target that names another host than the header is refused on a server for a network', async () => {
  const address = await start('0.0.0.0')
  const ask = async (target: string): Promise<number> => {
    const request = `GET ${target} HTTP/1.1\r\nHost: plinth.example\r\nConnection: close\r\n\r\n`
    return statusOf(await exchange(address, request))
  }
  expect(await ask('/1/indexes')).toBe(200)
  expect(await ask('http://plinth.example/1/indexes')).toBe(200)
  expect(await ask('http://evil.example/1/indexes')).toBe(403)
})

test.each([
  ['GET /1/indexes', 200],
  ['OPTIONS /1/indexes/*/queries', 200],
  ['GET /nothing', 404],
  ['GET /1/fails', 500],
  ['GET http://evil.example/', 403],
  ['GET /..\\x', 400],
  ['GET http://[', 400],
])('the answer of %s says that nobody may keep it', async (line, status) => {
  const request = `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const raw = await exchange(await start(), request)
  expect(statusOf(raw)).toBe(status)
  expect(raw).toMatch(/^cache-control: no-store\r$/im)
})

test.each(['/../package.json', '/%2e%2e/package.json', '//etc/passwd', '/%00', '/..\\..\\x.json'])(
  'the raw path %s leads nowhere',
  async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`
    expect(await exchange(await start(), request)).toMatch(/^HTTP\/1\.1 40[04] /)
  },
)

test('a header that is too long is refused', async () => {
  const long = 'x'.repeat(20_000)
  const request = `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ${long}\r\n\r\n`
  expect(await exchange(await start(), request)).toMatch(/^HTTP\/1\.1 431 /)
})

test('a port in use throws a ListenError with a sentence', async () => {
  const { port } = new URL(await start())
  const site = createSite({ provider: async () => new Response(), hostname: '127.0.0.1' })
  const listening = listen(site, { hostname: '127.0.0.1', port: Number(port) })
  await expect(listening).rejects.toThrow(ListenError)
  await expect(listening).rejects.toThrow(`Port ${port} is in use`)
})

test('an address of another machine throws a sentence', async () => {
  const site = createSite({ provider: async () => new Response(), hostname: '192.0.2.1' })
  await expect(listen(site, { hostname: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST is "192.0.2.1", which is no address of this machine',
  )
})

/** A slow server, and the milliseconds that a client and the shutdown took. */
async function stopDuring(duration: number, grace: number) {
  const { promise: begun, resolve: begin } = deferred()
  const fetchLate = async (): Promise<Response> => {
    begin()
    await setTimeout(duration)
    return new Response('whole')
  }
  const { address, close } = await listen(
    { fetch: fetchLate },
    { hostname: '127.0.0.1', port: 0 },
    { grace },
  )
  const text = fetch(address).then(
    (response) => response.text(),
    () => 'cut',
  )
  await begun
  const since = performance.now()
  const closing = close()
  const late = fetch(address).then(
    () => 'accepted',
    () => 'refused',
  )
  await closing
  return { text: await text, late: await late, ms: performance.now() - since }
}

test('a server that stops lets the answer under way finish, takes no other and ends right after', async () => {
  const { text, late, ms } = await stopDuring(1_500, 20_000)
  expect({ text, late }).toEqual({ text: 'whole', late: 'refused' })
  // The connection is kept alive for 30 s.
  expect(ms).toBeLessThan(10_000)
})

test('a server that stops cuts an answer that takes longer than the time it is given', async () => {
  const { text, ms } = await stopDuring(20_000, 300)
  expect(text).toBe('cut')
  expect(ms).toBeLessThan(10_000)
})
