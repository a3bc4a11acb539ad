import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  exchange,
  openSocket,
  type Raw,
  statusOf,
  writeRequest,
} from '#tests/support/raw-socket.ts'
import { newFolder, removeFolder, type Server, startServer } from '#tests/support/server.ts'

let server: Server
let folder = ''

beforeAll(async () => {
  folder = await newFolder()
  server = await startServer({ PLINTH_DATA: folder }, 'tests/support/provider-server.ts')
})

afterAll(async () => {
  await server.stop()
  await removeFolder(folder)
})

const adminHeaders = () => ({
  'X-Algolia-Application-Id': 'plinth',
  'X-Algolia-API-Key': server.adminKey,
})

const statusFor = async (raw: Raw): Promise<number> =>
  statusOf(await exchange(server.address, writeRequest(raw)))

const headOf = (path: string, length: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'X-Algolia-Application-Id: plinth',
    `X-Algolia-API-Key: ${server.adminKey}`,
    length,
    '\r\n',
  ].join('\r\n')

test.each([
  ['/1/indexes/notes/batch', 11_000_000],
  ['/1/indexes/*/queries', 1_001_000],
])('%s with %i bytes announced is refused before they are sent', async (path, bytes) => {
  const { socket, send, until } = openSocket(server.address)
  await send(headOf(path, `Content-Length: ${bytes}`))
  await send(' '.repeat(1000))
  expect(statusOf(await until(/\}$/))).toBe(413)
  socket.destroy()
})

test('a body of unknown length is refused as soon as it is too long', async () => {
  const { socket, send, received, until } = openSocket(server.address)
  await send(headOf('/1/indexes/notes/batch', 'Transfer-Encoding: chunked'))
  const mebibyte = Buffer.alloc(1 << 20, ' ')
  let sent = 0
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), mebibyte, Buffer.from('\r\n')])
  // A server that did not care would take all of the 200 MiB.
  while (received() === '' && sent < 200) {
    await send(chunk)
    sent += 1
  }
  expect(statusOf(await until(/\}$/))).toBe(413)
  expect(sent).toBeLessThan(200)
  socket.destroy()
})

const brackets = '['.repeat(1_000_000)

test.each([
  ['to a write', '/1/indexes/notes/batch', brackets, 400],
  ['to a search', '/1/indexes/*/queries', `${brackets}[`, 413],
  ['to a search, within its size', '/1/indexes/*/queries', brackets, 400],
  ['as objects', '/1/indexes/notes/batch', '{"a":'.repeat(200_000), 400],
])(
  'deeply nested JSON is refused without a stack overflow: %s',
  async (_where, ...[path, body, status]) => {
    const raw = { method: 'POST', path, headers: adminHeaders(), body }
    expect(await statusFor(raw)).toBe(status)
  },
)

test.each([
  ['/1/indexes/notes/batch', 300_000_000],
  ['/1/indexes/*/queries', 100_000_000],
])('a gzip bomb to %s is refused', async (path, size) => {
  const body = gzipSync(Buffer.alloc(size, ' '), { level: 9 })
  const headers = { ...adminHeaders(), 'Content-Encoding': 'gzip' }
  expect(body.byteLength).toBeLessThan(300_000)
  expect(await statusFor({ method: 'POST', path, headers, body })).toBe(413)
})

test('a body marked as gzip that is not, or ends early, is refused', async () => {
  const whole = gzipSync('{"requests":[]}')
  const headers = { ...adminHeaders(), 'Content-Encoding': 'gzip' }
  for (const body of ['{"requests":[]}', whole.subarray(0, 12)]) {
    const raw = { method: 'POST', path: '/1/indexes/notes/batch', headers, body }
    expect(await statusFor(raw)).toBe(400)
  }
})

/** Kilobytes of memory that the server's process has resident. */
function residentKilobytes(): number {
  const { pid } = server.process
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]))
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1])
}

test('memory does not grow with the bodies that were refused', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '), { level: 9 })
  const raws: readonly Raw[] = [
    { path: '/1/indexes/notes/batch', body: brackets },
    { path: '/1/indexes/notes/batch', body: Buffer.alloc(9_900_000, '{"a":') },
    { path: '/1/indexes/notes/batch', body: bomb, headers: { 'Content-Encoding': 'gzip' } },
    { path: '/1/indexes/*/queries', body: bomb, headers: { 'Content-Encoding': 'gzip' } },
  ]
  const round = async (): Promise<void> => {
    for (const raw of raws) {
      const headers = { ...adminHeaders(), ...raw.headers }
      const status = await statusFor({ method: 'POST', ...raw, headers })
      expect([400, 413]).toContain(status)
    }
  }
  // The first rounds grow the heap to what a request of the largest size needs.
  for (let warming = 0; warming < 5; warming += 1) await round()
  const before = residentKilobytes()
  expect(before).toBeGreaterThan(10_000)
  for (let again = 0; again < 5; again += 1) await round()
  // When garbage is collected depends on the machine; what leaks is never collected.
  for (let again = 0; again < 20 && residentKilobytes() - before >= 50_000; again += 1) {
    await round()
  }
  expect(residentKilobytes() - before).toBeLessThan(50_000)
})

test('clients that disconnect in the middle of a body cause no error, and the server still serves', async () => {
  for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
    const { socket, send, ended } = openSocket(server.address)
    await send(headOf('/1/indexes/notes/batch', length))
    await send('5\r\n{"req\r\n')
    socket.resetAndDestroy()
    await ended
  }
  expect(await statusFor({ path: '/1/indexes', headers: adminHeaders() })).toBe(200)
  expect(server.output()).not.toMatch(/Error|unhandled/i)
})
