import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import * as fc from 'fast-check'

import { type Fuzzed, type Memory, startFuzzed } from './fuzzed.ts'
import { message } from './hostile-bytes.ts'
import { seed } from './seed.ts'
import { type Target, at, list, send } from './target.ts'

/** Every status that the provider, or the HTTP parser before it, is documented to answer with. */
const DOCUMENTED: ReadonlySet<number> = new Set([
  200, 201, 204, 400, 401, 403, 404, 405, 408, 413, 422, 431, 501,
])

export type FuzzReport = {
  readonly requests: number
  /** Status → how often. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests answered with another status, and what nobody caught. */
  readonly surprises: readonly string[]
  /** What the server held when it had started, and what at the end. */
  readonly before: Memory
  readonly after: Memory
}

/** Sends bytes; gives the status of the answer, undefined where the connection ends without. */
function sendBytes(port: number, data: Buffer): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(300, () => socket.destroy())
    socket.on('data', (chunk) => {
      if (answer.length < 20) answer += chunk.toString('latin1')
    })
    // A connection that is cut is no surprise: half a request is answered so.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
      resolve(status === undefined ? undefined : Number(status))
    })
    socket.end(data)
  })
}

/** Deletes what the bytes have made: indices and keys that are kept are no leak. */
async function clear(target: Target): Promise<void> {
  const { body: indices } = await send(target, { method: 'GET', path: '/1/indexes' })
  const { body: keys } = await send(target, { method: 'GET', path: '/1/keys' })
  // The first key is the search key, which is not one that was made.
  const made = list(at(keys, 'keys')).slice(1)
  const paths = [
    ...list(at(indices, 'items')).map((item) => `indexes/${nameIn(item, 'name')}`),
    ...made.map((item) => `keys/${nameIn(item, 'value')}`),
  ]
  for (const path of paths) await send(target, { method: 'DELETE', path: `/1/${path}` })
  await seed(target)
}

const nameIn = (item: unknown, key: string): string => encodeURIComponent(String(at(item, key)))

const AT_ONCE = 8

/** Rounds of requests after which what they have made is deleted. */
const ROUNDS = 100

/** Longer than the quiet after which the provider builds anew what is out of date. */
const QUIET = 300

type Counting = {
  requests: number
  readonly statuses: Map<number, number>
  readonly notes: string[]
}

/** Sends requests until a time; the number of the first round tells what they are. */
async function sendUntil(
  { port, target }: Fuzzed,
  { ends, from }: { readonly ends: number; readonly from: number },
  counting: Counting,
): Promise<void> {
  for (let round = from; performance.now() < ends; round += 1) {
    const messages = fc.sample(message, { seed: round, numRuns: AT_ONCE })
    const answers = await Promise.all(messages.map((data) => sendBytes(port, data)))
    for (const [place, status] of answers.entries()) {
      if (status === undefined) continue
      counting.statuses.set(status, (counting.statuses.get(status) ?? 0) + 1)
      if (DOCUMENTED.has(status)) continue
      counting.notes.push(`${status}: ${messages[place]?.toString('latin1')}`)
    }
    counting.requests += messages.length
    if (round % ROUNDS === ROUNDS - 1) await clear(target)
  }
  await clear(target)
  await setTimeout(QUIET)
}

/** Sends what may go wrong to a server in a process of its own, for some milliseconds. */
export async function fuzz(duration: number, from: number): Promise<FuzzReport> {
  const server = await startFuzzed()
  await seed(server.target)
  const counting: Counting = { requests: 0, statuses: new Map(), notes: [] }
  const before = await server.measure()
  await sendUntil(server, { ends: performance.now() + duration, from }, counting)
  const after = await server.measure()
  const { requests, statuses, notes } = counting
  return { requests, statuses, before, after, surprises: [...notes, ...(await server.stop())] }
}
