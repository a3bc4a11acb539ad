import type { IncomingMessage, ServerResponse } from 'node:http'

export type RestBounds = {
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
export function dropRest(
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
