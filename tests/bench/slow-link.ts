import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** What lies between a browser and a server. */
export type LinkSpeed = {
  /** Bytes in a second towards the browser, of all connections together. */
  readonly down: number
  /** Milliseconds from a request to the begin of its answer, and for a new connection. */
  readonly roundTrip: number
}

/** A link of its own to a server. */
export type Link = {
  /** `http://127.0.0.1:40123` */
  readonly origin: string
  /** Bytes towards the browser so far, with their headers. */
  readonly received: () => number
  readonly close: () => Promise<void>
}

/**
 * Opens a link of a speed in front of a server. The browser's own throttling slows down each page and each worker for itself,
 * as if each had a line of its own.
 */
export async function openLink(server: string, speed: LinkSpeed): Promise<Link> {
  const port = Number(new URL(server).port)
  const sockets = new Set<Socket>()
  let received = 0
  let busyUntil = 0
  const paced = () =>
    new Transform({
      transform(part: Buffer, _, pass) {
        received += part.length
        const now = performance.now()
        busyUntil = Math.max(busyUntil, now) + (part.length / speed.down) * 1000
        setTimeout(() => pass(null, part), busyUntil - now)
      },
    })
  const listener = createServer((browser) => {
    const upstream = connect(port, '127.0.0.1')
    let wait = 2 * speed.roundTrip
    const delayed = new Transform({
      transform(part: Buffer, _, pass) {
        setTimeout(() => pass(null, part), wait)
        wait = speed.roundTrip
      },
    })
    browser.pipe(delayed).pipe(upstream).pipe(paced()).pipe(browser)
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      // A browser closes connections that it no longer needs.
      socket.on('error', () => socket.destroy())
    }
    // What the server has sent before it closes is still on its way.
    upstream.on('close', () => sockets.delete(upstream))
    browser.on('close', () => {
      sockets.delete(browser)
      upstream.destroy()
    })
  })
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve)
  })
  const address = listener.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    received: () => received,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        listener.close(resolve)
      })
    },
  }
}
