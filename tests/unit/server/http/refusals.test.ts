import { expect, test } from 'vitest'

import { isLoopbackHost, refuseHost, refuseOrigin } from '#server/http/refusals.ts'

test.each([
  'localhost',
  'LOCALHOST:4173',
  '127.0.0.1',
  '127.0.0.1:80',
  '[::1]',
  '[::1]:4173',
  'plinth.localhost:1',
])('%s is this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true)
})

test.each([
  '',
  'evil.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evil-localhost',
  'localhost:80:80',
  'localhost@evil.example',
  '0.0.0.0',
  '::1',
  '127.0.0.1 ',
])('"%s" is not', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})

test.each([
  ['evil.example', '127.0.0.1', true],
  ['', '127.0.0.1', true],
  [undefined, '::1', true],
  ['localhost:4173', '127.0.0.1', false],
  ['plinth.example', '0.0.0.0', false],
  ['plinth.example', '::', false],
])('host %s, listening on %s: refused %s', (host, listening, isRefused) => {
  const url = `http://${host || 'localhost'}/`
  expect(refuseHost({ host, url }, listening) !== undefined).toBe(isRefused)
})

const sender = (method: string, path: string, headers: Record<string, string>) => ({
  method,
  path,
  headers: new Headers({ host: '127.0.0.1:4173', ...headers }),
})

const writes = [
  ['POST', '/1/indexes/features/batch'],
  ['PUT', '/1/indexes/features/settings'],
  ['DELETE', '/1/indexes/features'],
  ['POST', '/1/indexes/features/clear'],
  ['GET', '/1/indexes'],
  ['GET', '/1/keys'],
  ['GET', '/2/searches'],
] as const

test.each(writes)('a page of another site may not %s %s', (method, path) => {
  expect(refuseOrigin(sender(method, path, { origin: 'https://evil.example' }))).toBeDefined()
  expect(refuseOrigin(sender(method, path, { origin: 'null' }))).toBeDefined()
  expect(refuseOrigin(sender(method, path, { 'sec-fetch-site': 'cross-site' }))).toBeDefined()
})

test.each(writes)('a program, or a page of this machine, may %s %s', (method, path) => {
  expect(refuseOrigin(sender(method, path, {}))).toBeUndefined()
  expect(refuseOrigin(sender(method, path, { origin: 'http://127.0.0.1:4173' }))).toBeUndefined()
  expect(refuseOrigin(sender(method, path, { origin: 'http://localhost:5173' }))).toBeUndefined()
})

test.each([
  ['POST', '/1/indexes/*/queries'],
  ['POST', '/1/indexes/%2A/queries'],
  ['POST', '/1/indexes/*/objects'],
  ['POST', '/1/indexes/*/recommendations'],
  ['POST', '/1/indexes/features/query'],
  ['POST', '/1/indexes/features/facets/spec/query'],
  ['GET', '/1/indexes/features/grid'],
  ['POST', '/1/events'],
  ['DELETE', '/1/usertokens/anonymous-0123'],
  ['GET', '/1/status'],
  ['GET', '/1/incidents'],
])('a page of another site may do what the page of the server does: %s %s', (method, path) => {
  const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
  expect(refuseOrigin(sender(method, path, headers))).toBeUndefined()
})

const missing = [
  ['POST', '/agent-studio/1/agents/x/completions'],
  ['GET', '/agent-studio/1/agents/x'],
  ['POST', '/1/compositions/x/run'],
  ['POST', '/1/indexes/features/rules/search'],
  ['GET', '/1/indexes/features/rules/x'],
  ['POST', '/1/dictionaries/stopwords/search'],
  ['GET', '/2/abtests'],
  ['GET', '/2/users/x'],
  ['GET', '/1/sources'],
  ['POST', '/api/1/crawlers'],
] as const

test.each(missing)('a page of another site may read that %s %s is missing', (method, path) => {
  const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
  expect(refuseOrigin(sender(method, path, headers))).toBeUndefined()
  const question = { ...headers, 'access-control-request-method': method }
  expect(refuseOrigin(sender('OPTIONS', path, question))).toBeUndefined()
})

test.each([
  ['POST', '/1/indexes/features/rules/partial'],
  ['GET', '/2/searches'],
  ['POST', '/1/nothing'],
  ['POST', '/agent-studio/%E0%A4%A'],
] as const)(
  'a page of another site may not %s %s, which is not known to be missing',
  (method, path) => {
    expect(refuseOrigin(sender(method, path, { origin: 'https://evil.example' }))).toBeDefined()
  },
)

test.each([
  ['POST', false],
  ['DELETE', true],
])('the question before a %s of another site is refused: %s', (method, isRefused) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': method }
  const refusal = refuseOrigin(sender('OPTIONS', '/1/indexes/features/query', headers))
  expect(refusal !== undefined).toBe(isRefused)
})
