import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export type Outcome = {
  readonly ms: number
  readonly status: number
  /** Of an answer that is not 200; else empty. */
  readonly message: string
}

/** Clients that search in a thread for themselves, so that nothing else delays what they measure. */
export type Clients = {
  readonly origin: string
  readonly count: number
  readonly bodies: readonly string[]
  /** Milliseconds between an answer and the next request. */
  readonly pause: number
  /** Milliseconds after which they end. */
  readonly lasting: number
  /** Gives each client an address of its own, where the system has them: `127.0.1.`. */
  readonly network?: string
}

/** A client with one kept connection. */
function createSender(origin: string, localAddress: string | undefined) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress })
  const send = async (body: string): Promise<Outcome> => {
    const started = performance.now()
    const sent = request(`${origin}/1/indexes/*/queries`, {
      agent,
      method: 'POST',
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        'x-algolia-application-id': 'plinth',
        'x-algolia-api-key': 'plinth-search',
        'content-length': Buffer.byteLength(body),
      },
    })
    sent.end(body)
    const [answer] = await once(sent, 'response')
    const isRead = answer.statusCode !== 200 && answer.headers['content-encoding'] === undefined
    const message = isRead ? await text(answer) : ''
    if (!isRead) {
      answer.resume()
      await once(answer, 'end')
    }
    return { ms: performance.now() - started, status: answer.statusCode, message }
  }
  return { send, close: () => agent.destroy() }
}

/** Sends one body after the other for a while; gives what came of each. */
async function runClient(
  { origin, bodies, pause, lasting, network }: Clients,
  number: number,
): Promise<readonly Outcome[]> {
  const hasAddresses = network !== undefined && process.platform === 'linux'
  const sender = createSender(origin, hasAddresses ? `${network}${number + 1}` : undefined)
  const outcomes: Outcome[] = []
  const end = performance.now() + lasting
  // Clients begin at different times and queries.
  let turn = Math.floor(Math.random() * bodies.length)
  await setTimeout(Math.random() * pause)
  while (performance.now() < end) {
    outcomes.push(await sender.send(bodies[turn % bodies.length] ?? ''))
    turn += 1
    await setTimeout(pause)
  }
  sender.close()
  return outcomes
}

const clients: Clients = workerData
const outcomes = await Promise.all(
  Array.from({ length: clients.count }, (_, number) => runClient(clients, number)),
)
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a message port, not a window
parentPort?.postMessage(outcomes.flat())
