import { connect, type Socket } from 'node:net'

/** A connection by hand: clients that follow the rules of HTTP cannot break them. */
export type RawSocket = {
  readonly socket: Socket
  /** Sends bytes; resolves when the system has taken them, or the connection has ended. */
  readonly send: (bytes: string | Uint8Array) => Promise<void>
  /** All that has come back so far. */
  readonly received: () => string
  /** Resolves as soon as what has come back matches, or the connection has ended. */
  readonly until: (pattern: RegExp) => Promise<string>
  /** Resolves with all that came back when the connection has ended, by whomever. */
  readonly ended: Promise<string>
}

/**
 * Opens a connection to the port of an address such as `http://127.0.0.1:4173`.
 * @param allowHalfOpen whether it can still send when the other side has ended
 */
export function openSocket(address: string, allowHalfOpen = false): RawSocket {
  const port = Number(new URL(address).port)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen })
  const parts: Buffer[] = []
  const received = (): string => Buffer.concat(parts).toString('latin1')
  socket.on('data', (part: Buffer) => parts.push(part))
  // A reset is an end like any other here; 'close' follows.
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received()))
  })
  const until = (pattern: RegExp): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (pattern.test(received())) resolve(received())
      }
      socket.on('data', look)
      look()
      void ended.then(resolve)
    })
  const send = (bytes: string | Uint8Array): Promise<void> =>
    new Promise((resolve) => {
      // The callback gets an error where the connection has ended: nothing more is to be waited for.
      socket.write(bytes, () => resolve())
    })
  return { socket, send, received, until, ended }
}

/** Sends one request as it is written and gives the whole answer; the request should say `Connection: close`. */
export async function exchange(address: string, request: string | Uint8Array): Promise<string> {
  const { send, ended } = openSocket(address)
  await send(request)
  return ended
}

/** A request; it asks for the connection to be closed after the answer. */
export type Raw = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** The bytes of a request. */
export function writeRequest({ method = 'GET', path, headers = {}, body = '' }: Raw): Buffer {
  const bytes = Buffer.from(body)
  const all = {
    Host: '127.0.0.1',
    Connection: 'close',
    ...(bytes.byteLength > 0 && { 'Content-Length': String(bytes.byteLength) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes])
}

/** The status of an answer; 0 where there is none. */
export const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
