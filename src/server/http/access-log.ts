import { IncomingMessage, ServerResponse } from 'node:http'

import { loggedPath } from '#lib/logged-path.ts'

import type { Handler } from './listen.ts'

export type AccessEntry = {
  readonly time: string
  readonly method: string
  /** Without the query string, which may contain a key or a visitor's query. */
  readonly path: string
  readonly status: number
  /** From the request's headers to the end of the response. */
  readonly ms: number
  /** Including headers. */
  readonly bytes: number
  /** The visitor disconnected before the end of the response. */
  readonly aborted?: true
}

/** Wraps a handler: writes a line of JSON for each request when its response has been sent. */
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
