import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as it arrived at the proxy. */
export type Sent = {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What the server answered. */
export type Answer = {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** A request under way, for the fault that it meets. */
export type Exchange = {
  readonly sent: Sent
  /** To the page. */
  readonly response: ServerResponse
  /** Asks the real server. */
  readonly forward: () => Promise<Answer>
}

/** Answers a request in the place of the server, or never does. */
export type Fault = (exchange: Exchange) => Promise<void> | void

/** A fault that waits for requests. */
export type Armed = {
  /** The requests that have met it. */
  readonly met: readonly Sent[]
  readonly disarm: () => void
}

/**
 * Stands between a page and the real server and hands everything on, but what an armed fault matches. The faults happen
 * on sockets, so that the browser makes of them what it makes of a real one.
 */
export type FaultProxy = {
  /** `http://127.0.0.1:40123`, without a slash at the end. */
  readonly address: string
  /** Every request since the last reset, in order. */
  readonly requests: readonly Sent[]
  /** Of several faults that match a request, it meets the one that was armed last. */
  readonly arm: (fault: Fault, match?: (sent: Sent) => boolean) => Armed
  /** Disarms every fault, and returns those that were armed since the last reset. */
  readonly reset: () => readonly Armed[]
  /** Ends every connection and refuses new ones, until `listen`. */
  readonly refuse: () => Promise<void>
  readonly listen: () => Promise<void>
}

type Trap = {
  readonly fault: Fault
  readonly match: (sent: Sent) => boolean
  readonly met: Sent[]
}

/** Starts a proxy on a free port in front of a server, `http://127.0.0.1:4173`. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const traps = new Set<Trap>()
  let armed: Armed[] = []
  const requests: Sent[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const sent = await receive(request)
      requests.push(sent)
      const trap = [...traps].findLast(({ match }) => match(sent))
      trap?.met.push(sent)
      await (trap?.fault ?? handOn)({ sent, response, forward: () => forward(target, sent) })
    } catch {
      // Server or page have gone: there is nobody to tell.
      response.destroy()
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  const port = await listenOn(server, 0)
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    arm: (fault, match = () => true) => {
      const trap: Trap = { fault, match, met: [] }
      traps.add(trap)
      const disarm = () => void traps.delete(trap)
      armed.push({ met: trap.met, disarm })
      return { met: trap.met, disarm }
    },
    reset: () => {
      const before = armed
      armed = []
      traps.clear()
      requests.length = 0
      return before
    },
    refuse: () => closeServer(server),
    listen: async () => void (await listenOn(server, port)),
  }
}

/** Hands the answer of the server on as it is. */
export const handOn: Fault = async ({ response, forward: fetchAnswer }) => {
  const { status, headers, body } = await fetchAnswer()
  response.writeHead(status, headers).end(body)
}

async function receive(request: IncomingMessage): Promise<Sent> {
  const { method = 'GET', url = '/', headers } = request
  return { method, path: url, headers, body: (await buffer(request)).toString() }
}

/** What describes one connection and the length of one body. */
const ownHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Uncompressed, so that a fault can read and change what comes back. */
function forward(target: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const passed = { ...headers, 'accept-encoding': 'identity', connection: 'close' }
  return new Promise((resolve, reject) => {
    const request = ask(target + path, { method, headers: passed }, async (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name))
      resolve({
        status: response.statusCode ?? 502,
        headers: Object.fromEntries(kept),
        body: await buffer(response),
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
