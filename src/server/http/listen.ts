import { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createAdaptorServer, type ServerType } from '@hono/node-server'

import { nextPort } from '#lib/blocked-ports.ts'

export type Handler = {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>
}

/** The server cannot listen on the address; the message says what to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

export type Listening = {
  readonly address: string
  /** Stops accepting connections; after a grace period, closes those in progress. */
  readonly close: () => Promise<void>
}

export type Endpoint = { readonly hostname: string; readonly port: number }

/** Limits for a client's use of time and memory; times in milliseconds. */
export type Bounds = UnreadBounds &
  RestBounds & {
    readonly headersTimeout: number
    readonly requestTimeout: number
    /** How often the two timeouts are checked. */
    readonly connectionsCheckingInterval: number
    /** Between two requests on a connection. */
    readonly keepAliveTimeout: number
    /** Bytes of the request line and headers. */
    readonly maxHeaderSize: number
    readonly maxConnections: number
    /** For requests in progress when the server stops. */
    readonly grace: number
  }

/** For one machine: more sockets than tabs need, but too few to exhaust the process. */
const defaultBounds: Bounds = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  stallTimeout: 15_000,
  maxUnread: 256 * 1024 * 1024,
  restTimeout: 9_000,
  maxRest: 64 * 1024 * 1024,
  maxHeaderSize: 16_384,
  maxConnections: 512,
  grace: 5_000,
}

/** Milliseconds between checks for idle connections while the server stops. */
const LOOK = 50

function explain(error: Error, { hostname, port }: Endpoint): ListenError {
  const code = 'code' in error ? error.code : undefined
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use, perhaps by another Plinth. Stop that one, or choose another port: PORT=${nextPort(port)} npm start.`,
    EACCES: `Port ${port} needs more rights than this process has. Choose one above 1023: PORT=4173 npm start.`,
    EADDRNOTAVAIL: `HOST is "${hostname}", which is no address of this machine. Unset it to listen on 127.0.0.1.`,
    ENOTFOUND: `HOST is "${hostname}", a name that cannot be resolved. Unset it to listen on 127.0.0.1.`,
  }
  return new ListenError(
    reasons[String(code)] ?? `Cannot listen on ${hostname}:${port}: ${error.message}`,
    {
      cause: error,
    },
  )
}

function addressOf(server: ServerType, hostname: string): string {
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}/`
}

async function close(server: ServerType, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  const closeIdle = (): void => {
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  closeIdle()
  // Browsers keep connections open after a response, which would delay the end.
  const looking = setInterval(closeIdle, LOOK)
  const timer = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, grace)
  await closed
  clearTimeout(timer)
  clearInterval(looking)
}

/**
 * Listens on an address and answers requests with `handler`.
 * @throws {ListenError} if the address is in use or not available
 */
export async function listen(
  handler: Handler,
  endpoint: Endpoint,
  bounds: Partial<Bounds> = {},
): Promise<Listening> {
  const { hostname, port } = endpoint
  const all = { ...defaultBounds, ...bounds }
  const { maxConnections, grace, stallTimeout, maxUnread, restTimeout, maxRest, ...serverOptions } =
    all
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const response = await handler.fetch(request, env)
      const { incoming, outgoing } = env
      // Always so: the library's other types are for HTTP/2.
      if (incoming instanceof IncomingMessage && outgoing instanceof ServerResponse) {
        dropRest(incoming, outgoing, { restTimeout, maxRest })
      }
      return response
    },
    // The library would close the connection after half a second.
    autoCleanupIncoming: false,
    // The site refuses requests without a host like any other wrong host.
    hostname,
    serverOptions,
  })
  server.maxConnections = maxConnections
  const unread = createUnreadAnswers({ stallTimeout, maxUnread })
  // First: also for requests that are refused before the handler is asked.
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.setHeader('Cache-Control', 'no-store')
    unread.add(incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, endpoint)))
    server.listen(port, hostname, resolve)
  })
  return {
    address: addressOf(server, hostname),
    close: () => close(server, grace).finally(unread.stop),
  }
}

type UnreadBounds = {
  /** Milliseconds after which a client that takes nothing of its answer is cut; at most twice this. */
  readonly stallTimeout: number
  /** Bytes of all answers that wait for their clients. */
  readonly maxUnread: number
}

/** Milliseconds between two looks at the sum of what waits. */
const INTERVAL = 100

/** Bounds what answers take that nobody reads: how long each waits, and how much all are. */
function createUnreadAnswers({ stallTimeout, maxUnread }: UnreadBounds): {
  /** Call for each request before its answer. */
  readonly add: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  readonly stop: () => void
} {
  const open = new Map<ServerResponse, IncomingMessage>()
  const timer = setInterval(() => relieve(open, maxUnread), INTERVAL)
  timer.unref()
  return {
    add(incoming, outgoing) {
      open.set(outgoing, incoming)
      outgoing.once('close', () => open.delete(outgoing))
      // Node begins again while it writes: only a second look without progress calls this. A long
      // search is no stall.
      outgoing.setTimeout(stallTimeout, () => {
        if (incoming.socket.writableLength > 0) incoming.socket.destroy()
      })
    },
    stop: () => clearInterval(timer),
  }
}

/** Cuts the clients that have waited longest until the rest is within the bound. */
function relieve(open: ReadonlyMap<ServerResponse, IncomingMessage>, most: number): void {
  let sum = 0
  for (const { writableLength } of open.keys()) sum += writableLength
  for (const [{ writableLength }, { socket }] of open) {
    if (sum <= most) return
    if (writableLength > 0) socket.destroy()
    sum -= writableLength
  }
}

type RestBounds = {
  /**
   * Milliseconds for which the rest of a body is read after its answer. Less than `requestTimeout`,
   * after which Node answers a second time, with 408.
   */
  readonly restTimeout: number
  /** Bytes of the rest of a body that are read. */
  readonly maxRest: number
}

/**
 * Reads and drops what a client still sends of a body whose answer is ready. A connection that is
 * closed before is reset, and the answer is lost to a client that sends everything before it reads:
 * RFC 9112, 9.6. Past a bound, the connection is closed all the same. Call it before the answer is
 * written: Node drops the rest without counting, or closes the connection.
 */
function dropRest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { restTimeout, maxRest }: RestBounds,
): void {
  if (incoming.complete || incoming.destroyed) return
  const { socket } = incoming
  // Node calls this after the last answer of a connection. The client learns that there is no other.
  socket.destroySoon = () => socket.end()
  let left = maxRest
  const end = (): void => {
    clearTimeout(timer)
    incoming.off('data', count).off('close', end)
    Reflect.deleteProperty(socket, 'destroySoon')
    if (incoming.complete && !socket.writableEnded) return
    incoming.pause()
    if (outgoing.writableFinished) socket.destroySoon()
    else outgoing.once('finish', () => socket.destroySoon())
  }
  const count = (part: Buffer): void => {
    left -= part.byteLength
    if (left < 0) end()
  }
  const timer = setTimeout(end, restTimeout)
  incoming.on('data', count).once('close', end)
}
