import { algoliasearch } from 'algoliasearch'
import { beforeAll, expect, inject, test } from 'vitest'

import { TIMEOUTS } from '#tests/support/patient.ts'
import { exchange, type Raw, statusOf, writeRequest } from '#tests/support/raw-socket.ts'
import { outputOf } from '#tests/support/shared-server.ts'

const server = inject('sharedServer')

const records = [{ objectID: 'one' }, { objectID: 'two' }]

const client = () =>
  algoliasearch('plinth', server.adminKey, {
    hosts: [{ url: new URL(server.address).host, protocol: 'http', accept: 'readWrite' }],
    timeouts: TIMEOUTS,
  })

const kept = async (): Promise<readonly string[]> => {
  const { hits } = await client().browse({ indexName: 'notes' })
  return hits.map(({ objectID }) => objectID).toSorted()
}

const ask = async (raw: Raw): Promise<string> => exchange(server.address, writeRequest(raw))
const statusFor = async (raw: Raw): Promise<number> => statusOf(await ask(raw))

const adminHeaders = () => ({
  'X-Algolia-Application-Id': 'plinth',
  'X-Algolia-API-Key': server.adminKey,
})

const routes = [
  ['GET', '/'],
  ['GET', '/features?q=grid'],
  ['GET', '/favicon.svg'],
  ['GET', '/assets/none.js'],
  ['GET', '/no-such-view'],
  ['POST', '/1/indexes/*/queries'],
  ['OPTIONS', '/1/indexes/*/queries'],
  ['GET', '/1/indexes'],
  ['GET', '/1/keys'],
  ['PUT', '/no-such-view'],
] as const

test.each(routes)('%s %s answers only to names of this machine', async (method, path) => {
  const hosts = ['evil.example', '', '127.0.0.1.evil', 'localhost.evil:4173', '0.0.0.0', '[::2]']
  const headers = adminHeaders()
  const refused = hosts.map((Host) => statusFor({ method, path, headers: { ...headers, Host } }))
  expect(await Promise.all(refused)).toEqual(hosts.map(() => 403))
  const own = ['127.0.0.1', 'localhost:4173', '[::1]', 'plinth.localhost']
  const answered = own.map((Host) => statusFor({ method, path, headers: { Host } }))
  expect(new Set(await Promise.all(answered)).size).toBe(1)
})

test('a request without a host is refused, and an absolute request line does not replace the host', async () => {
  const address = server.address
  const withoutHost = 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'
  expect([400, 403]).toContain(statusOf(await exchange(address, withoutHost)))
  const old = await exchange(address, 'GET /1/indexes HTTP/1.0\r\n\r\n')
  expect(statusOf(old)).toBe(403)
  const absolute = { path: 'http://127.0.0.1/', headers: { Host: 'evil.example' } }
  expect(await statusFor(absolute)).toBe(403)
})

test('the server listens on loopback only', () => {
  expect(new URL(server.address).hostname).toBe('127.0.0.1')
})

// Once for all: whatever is refused leaves them as they are.
beforeAll(async () => {
  await client().replaceAllObjects({ indexName: 'notes', objects: records })
})

const writes: readonly (readonly [method: string, path: string, body: string])[] = [
  ['POST', '/1/indexes/notes/clear', ''],
  ['POST', '/1/indexes/notes/batch', '{"requests":[{"action":"clear"}]}'],
  ['POST', '/1/indexes/*/batch', '{"requests":[{"action":"clear","indexName":"notes"}]}'],
  ['POST', '/1/indexes/notes/deleteByQuery', '{"filters":"objectID:one"}'],
  ['POST', '/1/indexes/notes', '{"objectID":"three"}'],
  ['PUT', '/1/indexes/notes/one', '{"objectID":"one"}'],
  ['POST', '/1/indexes/notes/operation', '{"operation":"move","destination":"gone"}'],
  ['DELETE', '/1/indexes/notes/one', ''],
  ['DELETE', '/1/indexes/notes', ''],
]

test.each(writes)(
  '%s %s from a page of another site is refused and changes nothing',
  async (method, path, body) => {
    const key = `x-algolia-application-id=plinth&x-algolia-api-key=${server.adminKey}`
    const simple = { 'Content-Type': 'text/plain' }
    const requests: readonly Raw[] = [
      // What `fetch(…, { mode: 'no-cors' })` sends.
      { path: `${path}?${key}`, headers: { ...simple, Origin: 'https://evil.example' } },
      { path: `${path}?${key}`, headers: { ...simple, 'Sec-Fetch-Site': 'cross-site' } },
      { path: `${path}?${key}`, headers: { ...simple, Origin: 'null' } },
      // Without an origin it is the key's place that tells: a page cannot set a header unasked.
      { path: `${path}?${key}`, headers: simple },
      // And with the key in a header, had the question before it been answered.
      { path, headers: { ...adminHeaders(), Origin: 'https://evil.example' } },
      { path, headers: { ...adminHeaders(), 'Sec-Fetch-Site': 'cross-site' } },
      { path, headers: { ...adminHeaders(), Origin: 'http://127.0.0.1.evil.example' } },
    ]
    const statuses = requests.map((raw) => statusFor({ method, body, ...raw }))
    expect(await Promise.all(statuses)).toEqual(requests.map(() => 403))
    expect(await kept()).toEqual(['one', 'two'])
  },
)

test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'file://', 'x'])(
  'the preflight of origin %s allows searches and refuses writes',
  async (origin) => {
    const headers = { Origin: origin, 'Access-Control-Request-Headers': 'x-algolia-api-key' }
    const before = (method: string, path: string) =>
      statusFor({
        method: 'OPTIONS',
        path,
        headers: { ...headers, 'Access-Control-Request-Method': method },
      })
    expect(await before('POST', '/1/indexes/notes/clear')).toBe(403)
    expect(await before('DELETE', '/1/indexes/notes')).toBe(403)
    expect(await before('POST', '/1/indexes/*/queries')).toBe(204)
  },
)

test.each([
  ['/agent-studio/1/agents/x/completions', 400, 'Agent Studio'],
  ['/1/compositions/x/run', 400, 'compositions'],
  ['/1/indexes/notes/rules/search', 400, 'rules'],
  ['/2/abtests', 402, 'A/B tests'],
] as const)('a page of another origin may read that %s is missing', async (path, status, name) => {
  const headers = { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' }
  const question = { ...headers, 'Access-Control-Request-Method': 'POST' }
  const preflight = await ask({ method: 'OPTIONS', path, headers: question })
  expect([statusOf(preflight), preflight]).toEqual([204, expect.stringMatching(anyOrigin)])
  const key = { ...headers, ...adminHeaders(), 'X-Algolia-API-Key': 'plinth-search' }
  const answer = await ask({ method: 'POST', path, headers: key, body: '{}' })
  expect([statusOf(answer), answer]).toEqual([status, expect.stringMatching(anyOrigin)])
  expect(answer).toContain(`does not have ${name}`)
  const unkeyed = await ask({ method: 'POST', path, headers, body: '{}' })
  expect([statusOf(unkeyed), unkeyed]).toEqual([403, expect.stringMatching(anyOrigin)])
})

const anyOrigin = /^access-control-allow-origin: \*\r$/im

test.each(['http://localhost:5173', 'http://127.0.0.1:4173', 'http://[::1]:80'])(
  'origin %s, a page of this machine, may write with the key in a header',
  async (Origin) => {
    const headers = { ...adminHeaders(), Origin }
    const body = '{"requests":[]}'
    const path = '/1/indexes/notes/batch'
    expect(await statusFor({ method: 'POST', path, headers, body })).toBe(200)
  },
)

test('the admin key in an address is refused on every route', async () => {
  const key = `x-algolia-application-id=plinth&x-algolia-api-key=${server.adminKey}`
  for (const path of [
    '/1/keys',
    '/1/indexes',
    '/1/indexes/notes/settings',
    '/1/keys/plinth-search',
  ]) {
    expect(await statusFor({ path: `${path}?${key}` })).toBe(403)
    expect(await statusFor({ path: `${path}?${key.replaceAll('x-algolia', 'X-Algolia')}` })).toBe(
      403,
    )
  }
})

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/%252e%252e%252fpackage.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..\\..\\package.json',
  '/..\\package.json',
  '/....//package.json',
  '//etc/passwd',
  '/etc/passwd',
  '/assets//etc/passwd',
  '/%00',
  '/index.html%00.js',
  '/assets/%00/../index.js',
  '/assets/%',
  '/%c0%ae%c0%ae/package.json',
  '/.plinth.json',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/assets/..%2f.plinth.json',
  '/index.html',
  '/404.html',
  '/vercel.json',
  '/_headers',
  '/_redirects',
  '/@fs/etc/passwd',
  '/package.json?raw',
  '/.plinth/admin-key',
  '/..%2f.plinth/admin-key',
])('the path %s answers without a file', async (path) => {
  const answer = await ask({ path })
  expect([400, 403, 404]).toContain(statusOf(answer))
  expect(answer).not.toMatch(/"dependencies"|root:.?:0:|"fingerprint"|"isEntry"/)
  expect(answer).not.toContain(server.adminKey)
})

test.each(['/a\0b', '/a b', '/\u0001', '/a\r\nX: y', '/\u00ff'])(
  'bytes that no address may hold are refused or harmless: %j',
  async (path) => {
    const answer = await exchange(
      server.address,
      Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`, 'latin1'),
    )
    expect([200, 400, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/^X: y/m)
  },
)

test.each([
  [
    'a header too long',
    `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['an address too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`, 431],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n${'X: y\r\n'.repeat(20_000)}\r\n`,
    431,
  ],
  [
    'two lengths',
    'POST /1/indexes HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'a length and chunks',
    'POST /1/indexes HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a length that is none',
    'POST /1/indexes HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n',
    400,
  ],
  ['no HTTP', 'EHLO mail.example\r\n\r\n', 400],
])('%s is refused', async (_, request, status) => {
  expect(statusOf(await exchange(server.address, request))).toBe(status)
})

test('the server has kept its records, reported no error and still serves', async () => {
  expect(await statusFor({ path: '/' })).toBe(200)
  expect(await kept()).toEqual(['one', 'two'])
  expect(outputOf(server)).not.toMatch(/Error|unhandled/i)
})
