import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import { createAdaptorServer } from '@hono/node-server'
import * as fc from 'fast-check'

import { routes } from '#provider/protocol/router.ts'

import { KEYS, createTarget } from './embedded.ts'
import { seed } from './seed.ts'
import { type Target, at, list, send } from './target.ts'

/** Every status that the provider, or the HTTP parser before it, is documented to answer with. */
const DOCUMENTED: ReadonlySet<number> = new Set([
  200, 201, 204, 400, 401, 403, 404, 405, 408, 413, 422, 431, 501,
])

export type FuzzReport = {
  readonly requests: number
  /** Status → how often. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests answered with another status, and what nobody caught. */
  readonly surprises: readonly string[]
  /** Megabytes of resident memory at the end, less those after the warm-up. */
  readonly growth: number
}

const key = fc.constantFrom(KEYS.adminKey, KEYS.adminKey, KEYS.searchKey, 'nobody', '')
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('contract_products', 'junk', '*', '1', 'brand') },
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => encodeURIComponent(wellFormed(text))),
  fc.constantFrom('%E0%A4%A', '..', '%2e%2e', '%00'),
)
const wellFormed = (text: string): string => text.replaceAll(/[\u{d800}-\u{dfff}]/gu, '')

/** A path that some route has, with anything in its variable parts. */
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
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('['.repeat(50_000), `{"query":"${'a'.repeat(90_000)}"}`, '\u{0}'),
)

/** Bytes to be put at places; most requests are left sound, so that they get past the HTTP parser. */
const changes = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 }),
  },
)

/** A request as bytes: a sound one, one that was cut or had bytes changed, or no request at all. */
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
const message = fc.oneof({ weight: 9, arbitrary: bytes }, { weight: 1, arbitrary: junk })

/** Sends bytes; gives the status of the answer, undefined where the connection ends without. */
function sendBytes(port: number, data: Buffer): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(300, () => socket.destroy())
    socket.on('data', (chunk) => {
      if (answer.length < 20) answer += chunk.toString('latin1')
    })
    // A connection that is cut is no surprise: half a request is answered so.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
      resolve(status === undefined ? undefined : Number(status))
    })
    socket.end(data)
  })
}

const AT_ONCE = 8

/** Deletes the indices that the bytes have made: records that are kept are no leak. */
async function clear(target: Target): Promise<void> {
  const { body: indices } = await send(target, { method: 'GET', path: '/1/indexes' })
  for (const item of list(at(indices, 'items'))) {
    const name = encodeURIComponent(String(at(item, 'name')))
    await send(target, { method: 'DELETE', path: `/1/indexes/${name}` })
  }
  await seed(target)
}

/** Megabytes of resident memory, without what only waits for the garbage collector where that can be called. */
async function resident(): Promise<number> {
  globalThis.gc?.()
  await setImmediate()
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}

/** Sends what may go wrong to a provider behind a real socket, for some milliseconds. */
export async function fuzz(duration: number, start: number): Promise<FuzzReport> {
  const target = createTarget()
  await seed(target)
  const server = createAdaptorServer({ fetch: target.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const surprises: string[] = []
  const note = (reason: unknown): void => void surprises.push(String(reason))
  process.on('unhandledRejection', note).on('uncaughtException', note)
  const statuses = new Map<number, number>()
  const ends = performance.now() + duration
  let [requests, warm] = [0, 0]
  for (let round = start; performance.now() < ends; round += 1) {
    const messages = fc.sample(message, { seed: round, numRuns: AT_ONCE })
    const answers = await Promise.all(messages.map((data) => sendBytes(port, data)))
    for (const [place, status] of answers.entries()) {
      if (status === undefined) continue
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (!DOCUMENTED.has(status)) note(`${status}: ${messages[place]?.toString('latin1')}`)
    }
    requests += messages.length
    if (round % 100 === 99) await clear(target)
    if (warm === 0 && performance.now() > ends - duration * 0.8) {
      await clear(target)
      warm = await resident()
    }
  }
  process.off('unhandledRejection', note).off('uncaughtException', note)
  await clear(target)
  const growth = (await resident()) - warm
  const closed = once(server, 'close')
  server.close()
  await closed
  return { requests, statuses, surprises, growth }
}
