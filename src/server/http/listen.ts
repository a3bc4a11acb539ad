import type { AddressInfo } from 'node:net'

import { createAdaptorServer } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'

import { nextPort } from '#lib/blocked-ports.ts'

/** What is served: answers a request, given the server's side of it. */
export type Handler = {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>
}

/** The address cannot be listened on; the message says what to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

export type Listening = {
  /** `http://127.0.0.1:4173/` */
  readonly address: string
  /** Stops accepting, lets answers under way finish for a moment, then cuts what is left. */
  readonly close: () => Promise<void>
}

export type Endpoint = { readonly hostname: string; readonly port: number }

/** What a client may take of the server's time and memory; times in milliseconds. */
export type Bounds = {
  /** Until the request line and all headers are there. */
  readonly headersTimeout: number
  /** Until the whole request is there. */
  readonly requestTimeout: number
  /** How often connections are checked against the two. */
  readonly connectionsCheckingInterval: number
  /** Between two requests on a connection. */
  readonly keepAliveTimeout: number
  /** Bytes of the request line and headers. */
  readonly maxHeaderSize: number
  readonly maxConnections: number
  /** For answers under way when the server stops. */
  readonly grace: number
}

/** For one machine: more sockets than any number of tabs needs, fewer than would exhaust the process. */
const defaultBounds: Bounds = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16_384,
  maxConnections: 512,
  grace: 5_000,
}

/** How often a server that stops looks for connections that have had their last answer, in milliseconds. */
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
  // A browser keeps its connections open after an answer, and would hold up the end until they are cut.
  const looking = setInterval(closeIdle, LOOK)
  const timer = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, grace)
  await closed
  clearTimeout(timer)
  clearInterval(looking)
}

/**
 * Listens on an address and answers with `handler`.
 *
 * @param bounds where they differ from what is right for one machine.
 * @throws {ListenError} when the address is taken or not ours.
 */
export async function listen(
  handler: Handler,
  endpoint: Endpoint,
  bounds: Partial<Bounds> = {},
): Promise<Listening> {
  const { hostname, port } = endpoint
  const { maxConnections, grace, ...serverOptions } = { ...defaultBounds, ...bounds }
  const server = createAdaptorServer({
    fetch: (request, env) => handler.fetch(request, env),
    // A request without a host is refused by the site like any other wrong host.
    hostname,
    serverOptions,
  })
  server.maxConnections = maxConnections
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, endpoint)))
    server.listen(port, hostname, resolve)
  })
  return { address: addressOf(server, hostname), close: () => close(server, grace) }
}
