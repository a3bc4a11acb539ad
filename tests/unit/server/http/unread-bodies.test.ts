import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

import { describe, expect, test, type TestContext } from 'vitest'

import { refuseBusy } from '#server/http/gate.ts'
import { type Bounds, type Handler, listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'
import { openSocket, type RawSocket, statusOf } from '#tests/support/raw-socket.ts'

const site = createSite({
  hostname: '127.0.0.1',
  provider: createMemoryProvider().provider,
  built: {
    dist: 'none',
    page: { answer: async () => new Response('') },
    heads: async () => ({ movedTo: '/' }),
  },
})

const busy: Handler = { fetch: () => refuseBusy(1) }

const queries = '/1/indexes/*/queries?x-algolia-application-id=plinth&x-algolia-api-key='

/** What is answered before the body has been read. */
type Case = {
  readonly line: string
  readonly status: number
  readonly handler?: Handler
  /** Of the request; they replace those that all have. */
  readonly headers?: Readonly<Record<string, string>>
}

const cases: readonly (readonly [name: string, one: Case])[] = [
  ['code that another app shares', { line: 'POST /check', status: 303 }],
  ['a POST to a view', { line: 'POST /about', status: 405 }],
  ['a PUT to a file', { line: 'PUT /assets/none.js', status: 405 }],
  ['a GET with a body', { line: 'GET /health', status: 200 }],
  [
    'an unknown endpoint',
    { line: `POST ${queries.replace('queries', 'none')}plinth-search`, status: 404 },
  ],
  ['an unknown key', { line: `POST ${queries}none`, status: 403 }],
  ['a body that is too large', { line: `POST ${queries}plinth-search`, status: 413 }],
  [
    'a body of unknown length that is too large',
    {
      line: `POST ${queries}plinth-search`,
      status: 413,
      headers: { 'Transfer-Encoding': 'chunked' },
    },
  ],
  [
    'a page of another site',
    { line: 'POST /1/keys', status: 403, headers: { Origin: 'https://evil.example' } },
  ],
  ['another host', { line: 'POST /check', status: 403, headers: { Host: 'evil.example' } }],
  ['a busy server', { line: `POST ${queries}plinth-search`, status: 429, handler: busy }],
]

const MEBIBYTE = 1 << 20
/** Mebibytes of a body. A search may have one megabyte. */
const SIZE = 6

const whole = /^HTTP[^]*\r\n\r\n(\{[^]*\}|Method not allowed\n|0\r\n\r\n)$/

/** A client that has sent a head and half of a body, or less if it is answered then. */
type Client = RawSocket & {
  /** Sends mebibytes of the body. */
  readonly sendBody: (mebibytes: number) => Promise<void>
  /** Sends what ends a body of unknown length. */
  readonly sendEnd: () => Promise<void>
  /** Resolves when the server has closed the connection, which nobody else does. */
  readonly closed: () => Promise<void>
}

type Start = {
  readonly connection: string
  /** Mebibytes of the body that are sent with the head. */
  readonly sent?: number
  /** Whether it reads only when it has sent everything. */
  readonly isDeaf?: boolean
  readonly bounds?: Partial<Bounds>
}

async function start(
  { onTestFinished }: TestContext,
  { line, headers = {}, handler = site }: Case,
  { connection, sent = SIZE / 2, isDeaf = false, bounds }: Start,
): Promise<Client> {
  // Nothing but what a test is about may close a connection, however slow the machine is.
  const patient = { requestTimeout: 0, headersTimeout: 0, restTimeout: 100_000, grace: 100_000 }
  const { address, close } = await listen(
    handler,
    { hostname: '127.0.0.1', port: 0 },
    { ...patient, ...bounds },
  )
  const client = openSocket(address, true)
  onTestFinished(() => {
    client.socket.destroy()
    return close()
  })
  if (isDeaf) client.socket.pause()
  const isChunked = 'Transfer-Encoding' in headers
  const piece = Buffer.alloc(MEBIBYTE, ' ')
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')])
  const sendBody = async (mebibytes: number): Promise<void> => {
    for (let place = 0; place < mebibytes; place += 1) await client.send(isChunked ? chunk : piece)
  }
  const all = {
    Host: '127.0.0.1',
    Connection: connection,
    ...(!isChunked && { 'Content-Length': String(SIZE * MEBIBYTE) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  await client.send(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`)
  await sendBody(sent)
  return {
    ...client,
    sendBody,
    closed: close,
    sendEnd: async () => {
      if (isChunked) await client.send('0\r\n\r\n')
    },
  }
}

const connections = ['keep-alive', 'close'] as const

describe.each(cases)('the answer to %s arrives whole', { concurrent: true }, (_, one) => {
  test.for(connections)('if the client sends everything first: %s', async (connection, context) => {
    const client = await start(context, one, { connection, isDeaf: true })
    // A server that closes must not be taken for one that waits.
    await setTimeout(700)
    await client.sendBody(SIZE / 2)
    await client.sendEnd()
    client.socket.resume()
    const answer = await client.until(whole)
    expect(answer).toMatch(whole)
    expect(statusOf(answer)).toBe(one.status)
  })

  test('if the client reads at once, and its connection serves the next request', async (context) => {
    const client = await start(context, one, { connection: 'keep-alive' })
    const answer = await client.until(whole)
    expect(statusOf(answer)).toBe(one.status)
    await client.sendBody(SIZE / 2)
    await client.sendEnd()
    await client.send('GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    const both = await client.until(new RegExp(`^[^]{${answer.length}}HTTP[^]*\\}$`))
    const next = statusOf(both.slice(answer.length))
    expect(next).toBe(one.handler === undefined ? 200 : one.status)
  })

  test('if the client reads at once, and the server ends the connection before the body', async (context) => {
    const client = await start(context, one, { connection: 'close' })
    await once(client.socket, 'end')
    expect(client.received()).toMatch(whole)
    expect(statusOf(client.received())).toBe(one.status)
    await client.sendBody(SIZE / 2)
    await client.sendEnd()
    client.socket.end()
    await client.ended
    expect(client.socket.errored).toBe(null)
  })

  test.for(connections)(
    'if the client sends more than is read, and the connection is closed: %s',
    async (connection, context) => {
      const bounds = { maxRest: (SIZE / 2) * MEBIBYTE }
      const client = await start(context, one, { connection, sent: SIZE / 3, bounds })
      expect(statusOf(await client.until(whole))).toBe(one.status)
      // Not the whole body, after which a connection may be closed as well.
      await client.sendBody(SIZE / 2)
      await client.closed()
    },
  )

  test.for(connections)(
    'if the client stops sending, and the connection is closed: %s',
    async (connection, context) => {
      const sent = one.headers !== undefined && 'Transfer-Encoding' in one.headers ? 1 : 0
      const client = await start(context, one, { connection, sent, bounds: { restTimeout: 100 } })
      expect(statusOf(await client.until(whole))).toBe(one.status)
      await client.closed()
    },
  )
})
