import * as fc from 'fast-check'

import { routes } from '#provider/protocol/routes/router.ts'
import { codePoint } from '#tests/support/code-point.ts'

import { KEYS } from './embedded.ts'

const key = fc.constantFrom(KEYS.adminKey, KEYS.adminKey, KEYS.searchKey, 'unknown', '')
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('contract_products', 'junk', '*', '1', 'brand') },
  fc.string({ unit: codePoint, maxLength: 6 }).map((text) => encodeURIComponent(text)),
  fc.constantFrom('%E0%A4%A', '..', '%2e%2e', '%00'),
)
/** The path of a route with random variable parts. */
const path = fc
  .tuple(fc.constantFrom(...routes), fc.array(part, { minLength: 3, maxLength: 3 }))
  .map(([route, parts]) => ({
    method: route.method,
    path: route.path
      .split('/')
      .map((segment, place) => (segment.startsWith(':') ? (parts[place % 3] ?? '') : segment))
      .join('/'),
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
const body = fc.oneof(
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

/** A request as bytes: valid, cut off or with changed bytes. */
const bytes = fc
  .tuple(path, key, body, changes, fc.nat(9))
  .map(([route, admin, text, changed, cut]) => {
    const content = Buffer.from(text)
    const head =
      `${route.method} ${route.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
      `x-algolia-application-id: ${KEYS.appId}\r\nx-algolia-api-key: ${admin}\r\n` +
      `Content-Length: ${content.length}\r\n\r\n`
    const whole = Buffer.concat([Buffer.from(head), content])
    for (const [place, byte] of changed) whole[place % Math.min(whole.length, 400)] = byte
    return cut === 0 ? whole.subarray(0, whole.length >> 1) : whole
  })

const junk = fc.uint8Array({ maxLength: 300 }).map((raw) => Buffer.from(raw))
/** A valid, damaged or random request. */
export const message = fc.oneof({ weight: 9, arbitrary: bytes }, { weight: 1, arbitrary: junk })
