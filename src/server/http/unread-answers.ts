import type { IncomingMessage, ServerResponse } from 'node:http'

export type UnreadBounds = {
  /** Milliseconds after which a client that takes nothing of its answer is cut; at most twice this. */
  readonly stallTimeout: number
  /** Bytes of all answers that wait for their clients. */
  readonly maxUnread: number
}

/** Milliseconds between two looks at the sum of what waits. */
const INTERVAL = 100

/** Bounds what answers take that nobody reads: how long each waits, and how much all are. */
export function createUnreadAnswers({ stallTimeout, maxUnread }: UnreadBounds): {
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
