import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import * as fc from 'fast-check'

import { type Fuzzed, type Memory, startFuzzed } from './fuzzed.ts'
import { message } from './hostile-bytes.ts'
import { seed } from './seed.ts'
import { at, list, send, type Target } from './target.ts'

/** Every status that the provider, or the HTTP parser before it, is documented to answer with. */
const DOCUMENTED: ReadonlySet<number> = new Set([
  100, 200, 201, 204, 400, 401, 402, 403, 404, 405, 408, 413, 417, 422, 431,
])

export type FuzzReport = {
  readonly requests: number
  /** Status → how often. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests with an undocumented status, and uncaught errors. */
  readonly surprises: readonly string[]
  /** Memory of the server at its start and at the end. */
  readonly before: Memory
  readonly after: Memory
}

/** Sends bytes; returns the status of the answer, undefined if the connection ends without one. */
function sendBytes(port: number, data: Buffer): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(300, () => socket.destroy())
    socket.on('data', (chunk) => {
      if (answer.length < 20) answer += chunk.toString('latin1')
    })
    // The server may close a connection after half a request.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
      resolve(status === undefined ? undefined : Number(status))
    })
    socket.end(data)
  })
}

/** Deletes the indices and keys that requests created, so that they do not count as a leak. */
async function clear(target: Target): Promise<void> {
  const { body: indices } = await send(target, { method: 'GET', path: '/1/indexes' })
  const { body: keys } = await send(target, { method: 'GET', path: '/1/keys' })
  // The first key is the configured search key.
  const created = list(at(keys, 'keys')).slice(1)
  const paths = [
    ...list(at(indices, 'items')).map((item) => `indexes/${nameIn(item, 'name')}`),
    ...created.map((item) => `keys/${nameIn(item, 'value')}`),
  ]
  for (const path of paths) await send(target, { method: 'DELETE', path: `/1/${path}` })
  await seed(target)
}

const nameIn = (item: unknown, key: string): string => encodeURIComponent(String(at(item, key)))

const AT_ONCE = 8

/** Number of rounds of requests between two deletions. */
const ROUNDS = 100

/** Milliseconds, longer than the provider waits before it rebuilds indexes. */
const QUIET = 300

type Counting = {
  requests: number
  readonly statuses: Map<number, number>
  readonly notes: string[]
}

/** Sends requests until a time; the number of the round is their seed. */
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

/** Sends hostile bytes to a server in a separate process for `duration` milliseconds. */
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
