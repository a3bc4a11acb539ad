import * as fc from 'fast-check'

import { routes } from '#provider/router.ts'
import { codePoint } from '#tests/support/code-point.ts'

import { KEYS } from './embedded.ts'

const key = fc.constantFrom(KEYS.adminKey, KEYS.adminKey, KEYS.searchKey, 'unknown', '')
/** Query strings: of searches, of credentials, and of nothing that is known. */
const search = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc
    .array(fc.tuple(fc.string({ unit: codePoint, maxLength: 8 }), fc.string({ maxLength: 8 })))
    .map((pairs) => `?${new URLSearchParams(pairs.map(([...pair]) => pair)).toString()}`),
  fc.constantFrom(
    '?query=a&hitsPerPage=1',
    '?X-Algolia-API-Key=x',
    '?%',
    '?%E0%A4%A',
    '?forwardToReplicas=2',
    `?${'a=1&'.repeat(900)}`,
  ),
)
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('contract_products', 'junk', '*', '1', 'brand') },
  fc.string({ unit: codePoint, maxLength: 6 }).map((text) => encodeURIComponent(text)),
  fc.constantFrom('%E0%A4%A', '..', '%2e%2e', '%00'),
)
/** The path of a route with random variable parts. */
const path = fc
  .tuple(fc.constantFrom(...routes), fc.array(part, { minLength: 3, maxLength: 3 }), search)
  .map(([route, parts, query]) => ({
    method: route.method,
    path:
      route.path
        .split('/')
        .map((segment, place) => (segment.startsWith(':') ? (parts[place % 3] ?? '') : segment))
        .join('/') + query,
  }))

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('name', 'asc(price)', [['brand:Acme']], { _operation: 'Add', value: 1 }),
)
const names =
  'requests indexName query filters facetFilters numericFilters facets page hitsPerPage objectID action body params cursor operation acl'.split(
    ' ',
  )
const member = fc.tuple(fc.constantFrom(...names), value)
/** Records as they may be: any JSON, with names that objects know and ids that are none. */
const record = fc
  .dictionary(
    fc.oneof(
      fc.constantFrom('objectID', 'name', '__proto__', 'constructor', '_tags', 'price', 'a.b'),
      fc.string({ unit: codePoint, maxLength: 5 }),
    ),
    fc.jsonValue({ maxDepth: 4 }),
    { maxKeys: 6 },
  )
  .chain((content) =>
    fc
      .constantFrom('addObject', 'updateObject', 'partialUpdateObject', 'deleteObject')
      .map((action) => ({ action, indexName: 'junk', body: content })),
  )
const body = fc.oneof(
  fc.array(record, { maxLength: 4 }).map((requests) => JSON.stringify({ requests })),
  fc.array(member, { maxLength: 5 }).map((members) => JSON.stringify(Object.fromEntries(members))),
  fc
    .array(fc.array(member, { maxLength: 4 }).map(Object.fromEntries), { maxLength: 3 })
    .map((requests) => JSON.stringify({ requests })),
  fc.string({ unit: codePoint, maxLength: 40 }),
  fc.constantFrom('['.repeat(50_000), `{"query":"${'a'.repeat(90_000)}"}`, '\u{0}'),
)

/** Bytes to change; most requests stay valid, so that they pass the HTTP parser. */
const changes = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 }),
  },
)

/** Headers beside those of the request; some make the parser refuse it. */
const more = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc.constantFrom(
    'Content-Encoding: gzip\r\n',
    'Content-Encoding: br\r\n',
    'Accept-Encoding: gzip;q=0, br;q=x\r\n',
    'Transfer-Encoding: chunked\r\n',
    'Content-Length: -1\r\n',
    'Expect: 100-continue\r\n',
    'Expect: a miracle\r\n',
    'Upgrade: websocket\r\nConnection: upgrade\r\n',
    'Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n',
    'Host: evil.example\r\n',
    `X-Long: ${'x'.repeat(20_000)}\r\n`,
    'X-Many: 1\r\n'.repeat(1500),
    'If-None-Match: "\r\n',
    'X-Algolia-UserToken: \u{1}\r\n',
  ),
  fc.string({ maxLength: 30 }).map((text) => `X-Any: ${text}\r\n`),
)

/** A request as bytes: valid, cut off or with changed bytes. */
const bytes = fc
  .tuple(path, key, body, changes, fc.nat(9), more)
  .map(([route, admin, text, changed, cut, headers]) => {
    const content = Buffer.from(text)
    const head =
      `${route.method} ${route.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
      `x-algolia-application-id: ${KEYS.appId}\r\nx-algolia-api-key: ${admin}\r\n` +
      `${headers}Content-Length: ${content.length}\r\n\r\n`
    const whole = Buffer.concat([Buffer.from(head), content])
    for (const [place, byte] of changed) whole[place % Math.min(whole.length, 400)] = byte
    return cut === 0 ? whole.subarray(0, whole.length >> 1) : whole
  })

const junk = fc.uint8Array({ maxLength: 300 }).map((raw) => Buffer.from(raw))
/** Two requests without a pause, or one whose body comes in chunks that may be none. */
const sequences = fc.oneof(
  fc.tuple(bytes, bytes).map((both) => Buffer.concat(both)),
  fc
    .tuple(path, fc.array(fc.tuple(fc.nat(20), fc.string({ maxLength: 20 })), { maxLength: 4 }))
    .map(([route, chunks]) =>
      Buffer.from(
        `${route.method} ${route.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
          `x-algolia-application-id: ${KEYS.appId}\r\nx-algolia-api-key: ${KEYS.adminKey}\r\n` +
          'Transfer-Encoding: chunked\r\n\r\n' +
          chunks.map(([size, text]) => `${size.toString(16)}\r\n${text}\r\n`).join('') +
          '0\r\n\r\n',
      ),
    ),
)

/** A valid, damaged or random request, or several. */
export const message = fc.oneof(
  { weight: 8, arbitrary: bytes },
  { weight: 1, arbitrary: junk },
  { weight: 1, arbitrary: sequences },
)
