import { IncomingMessage, ServerResponse } from 'node:http'

import type { Handler } from './listen.ts'

/** A line of the access log. */
export type AccessEntry = {
  /** When the request came, in UTC. */
  readonly time: string
  readonly method: string
  /** Without what follows the path: a query may hold a key, and what a visitor searched for. */
  readonly path: string
  readonly status: number
  /** From the request's headers to the end of the answer. */
  readonly ms: number
  /** Sent for this answer, with its headers. */
  readonly bytes: number
  /** The visitor left before the end of the answer. */
  readonly aborted?: true
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray percent sign: no name that the provider knows.
    return part
  }
}

/** The path of an address as a log may keep it: nothing after it, and no key that it names. */
export function loggedPath(address: string): string {
  const [path = ''] = address.split(/[?&;#]/, 1)
  const parts = path.split('/')
  const isOfKey = decode(parts[1] ?? '') === '1' && decode(parts[2] ?? '') === 'keys' && parts[3]
  return (isOfKey ? parts.with(3, '[key]') : parts).join('/').slice(0, 500)
}

function watch(
  { incoming, outgoing }: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse },
  write: (line: string) => void,
): void {
  const { socket, url = '', method = '' } = incoming
  const time = new Date().toISOString()
  const since = performance.now()
  const sent = socket.bytesWritten
  outgoing.once('close', () => {
    const entry: AccessEntry = {
      time,
      method,
      path: loggedPath(url),
      status: outgoing.statusCode,
      ms: Math.round((performance.now() - since) * 10) / 10,
      bytes: socket.bytesWritten - sent,
      ...(!outgoing.writableFinished && { aborted: true }),
    }
    write(`${JSON.stringify(entry)}\n`)
  })
}

/** The same handler, which writes a line of JSON for each request when its answer is sent. */
export const logAccess = (handler: Handler, write: (line: string) => void): Handler => ({
  fetch: (request, env) => {
    const incoming: unknown = Reflect.get(env, 'incoming')
    const outgoing: unknown = Reflect.get(env, 'outgoing')
    if (incoming instanceof IncomingMessage && outgoing instanceof ServerResponse) {
      watch({ incoming, outgoing }, write)
    }
    return handler.fetch(request, env)
  },
})
