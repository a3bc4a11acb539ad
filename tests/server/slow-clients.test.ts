import { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { type Bounds, listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { deferred } from '#tests/support/deferred.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'
import { exchange, openSocket, statusOf } from '#tests/support/raw-socket.ts'

const { provider } = createMemoryProvider()

/** A server as always, with less patience: the test would take as long as that otherwise. */
async function start(bounds: Partial<Bounds> = {}): Promise<string> {
  const site = createSite({ provider, hostname: '127.0.0.1' })
  const endpoint = { hostname: '127.0.0.1', port: 0 }
  const impatient = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
  const { address, close } = await listen(site, endpoint, { ...impatient, ...bounds })
  onTestFinished(close)
  return address
}

const whole = 'GET /1/keys HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'

/** Asks for a short answer, for its status. */
const asking = (address: string) => async (): Promise<number> =>
  statusOf(await exchange(address, whole))

const head =
  'POST /1/indexes/*/queries?x-algolia-application-id=plinth&x-algolia-api-key=plinth-search HTTP/1.1\r\n' +
  'Host: 127.0.0.1\r\n'

/** Sends a piece again and again, for as long as the other side bears it. */
async function trickle(address: string, first: string, piece: string): Promise<string> {
  const { send, socket, ended } = openSocket(address)
  await send(first)
  const timer = setInterval(() => void send(piece), 20)
  onTestFinished(() => {
    clearInterval(timer)
    socket.destroy()
  })
  return ended
}

test.each([
  ['headers', head, 'X: y\r\n'],
  ['a header that has no end', head, 'x'],
  ['a request line', 'GET /', 'x'],
  ['a body of known length', `${head}Content-Length: 90000\r\n\r\n`, ' '],
  ['a body in chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
])('%s sent drop by drop: the connection is closed at the limit', async (_, first, piece) => {
  const address = await start()
  expect([0, 408]).toContain(statusOf(await trickle(address, first, piece)))
  // And others are served meanwhile and after.
  await expect.poll(asking(address)).toBe(403)
})

test('a connection that says nothing, or nothing more, is closed', async () => {
  const address = await start({ keepAliveTimeout: 100 })
  await expect(openSocket(address).ended).resolves.toMatch(/^(HTTP\/1\.1 408 |$)/)
  const answerOfKept = async (): Promise<number> => {
    const { send, ended } = openSocket(address)
    await send(whole.replace('Connection: close\r\n', ''))
    return statusOf(await ended)
  }
  await expect.poll(answerOfKept).toBe(403)
})

test('a client that reads nothing does not keep the others waiting', async () => {
  // Patient: on a busy machine the others may be slow themselves.
  const address = await start({ headersTimeout: 20_000, requestTimeout: 20_000 })
  const { socket, send } = openSocket(address)
  onTestFinished(() => {
    socket.destroy()
  })
  socket.pause()
  await send(whole.replace('Connection: close\r\n', '').repeat(200))
  await expect.poll(asking(address)).toBe(403)
})

/** Larger than what the sockets of a connection hold. */
const LARGE = 40 * 1024 * 1024

/** A server with large answers, and a promise of the milliseconds until the first of them ended. */
async function startLarge(bounds: Partial<Bounds>) {
  const { promise, resolve } = deferred()
  const since = performance.now()
  const lasted = promise.then(() => performance.now() - since)
  let ended = 0
  const fetchLarge = (_: Request, env: object): Response => {
    const outgoing: unknown = Reflect.get(env, 'outgoing')
    if (outgoing instanceof ServerResponse) {
      outgoing.once('close', () => {
        ended += 1
        resolve()
      })
    }
    return new Response(new Uint8Array(LARGE))
  }
  const endpoint = { hostname: '127.0.0.1', port: 0 }
  const { address, close } = await listen({ fetch: fetchLarge }, endpoint, {
    grace: 100,
    ...bounds,
  })
  onTestFinished(close)
  return { address, lasted, ended: () => ended }
}

test.each([
  ['reads nothing of a large answer', 0],
  ['reads nothing and asks again and again', 100],
])('a client that %s is cut', async (_, pace) => {
  const { address, lasted } = await startLarge({ stallTimeout: 500 })
  const { socket, send } = openSocket(address)
  socket.pause()
  const ask = (): void => void send('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  ask()
  const timer = pace > 0 ? setInterval(ask, pace) : undefined
  onTestFinished(() => {
    clearInterval(timer)
    socket.destroy()
  })
  // Nothing else would end it.
  expect(await lasted).toBeGreaterThanOrEqual(500)
})

test('a client that reads a large answer slowly gets the whole of it', async () => {
  const { address, lasted } = await startLarge({ stallTimeout: 1_000 })
  const { socket, send } = openSocket(address)
  let bytes = 0
  let due = performance.now()
  socket.on('data', (part: Buffer) => {
    bytes += part.byteLength
    due += 5
    socket.pause()
    // At moments that are set before, so that a busy machine reads no slower.
    globalThis.setTimeout(() => socket.resume(), Math.max(0, due - performance.now()))
  })
  const ended = new Promise((resolve) => {
    socket.once('close', resolve)
  })
  await send('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
  await ended
  expect(bytes).toBeGreaterThan(LARGE)
  expect(await lasted).toBeGreaterThan(2_000)
})

test('of many clients that read nothing, so many are cut that what waits for them is bounded', async () => {
  const { address, ended } = await startLarge({ maxUnread: 3 * LARGE })
  const sockets = Array.from({ length: 10 }, () => openSocket(address))
  onTestFinished(() => sockets.forEach(({ socket }) => socket.destroy()))
  for (const { socket, send } of sockets) {
    socket.pause()
    void send('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  }
  await expect.poll(ended).toBeGreaterThanOrEqual(6)
  expect(ended()).toBeLessThan(9)
  // A client that reads is served.
  expect((await exchange(address, whole)).length).toBeGreaterThan(LARGE)
})

test('an answer that takes longer than the limit of a stall arrives', async () => {
  const handler = {
    fetch: async () => {
      await setTimeout(700)
      return new Response('late')
    },
  }
  const endpoint = { hostname: '127.0.0.1', port: 0 }
  const { address, close } = await listen(handler, endpoint, { stallTimeout: 100 })
  onTestFinished(close)
  expect(await exchange(address, whole)).toMatch(/late$/)
})

test('more sockets than there may be are closed, and room is made again', async () => {
  const address = await start({ maxConnections: 8, headersTimeout: 60_000, requestTimeout: 60_000 })
  const held = Array.from({ length: 8 }, () => openSocket(address))
  // Answered, so they are all in.
  const kept = whole.replace('Connection: close\r\n', '')
  await Promise.all(held.map(({ send }) => send(kept)))
  await Promise.all(held.map(({ until }) => until(/\}$/)))
  await expect(exchange(address, whole)).resolves.toBe('')

  held[0]?.socket.end()
  await held[0]?.ended
  await expect.poll(asking(address)).toBe(403)
  for (const { socket } of held) socket.destroy()
})
