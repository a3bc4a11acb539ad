import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'

import type { Server } from '#tests/support/server.ts'

import type { Case } from './cases.ts'
import type { Probed } from './probe.ts'

/** What came of a case. */
export type Outcome = {
  readonly name: string
  readonly status: number
  /** Milliseconds until its answer. */
  readonly took: number
  readonly probed: Probed
}

export type Report = {
  readonly idle: Probed
  readonly outcomes: readonly Outcome[]
  /** Cases beside which light searches waited too long or failed, each time that they were sent. */
  readonly harmful: readonly Outcome[]
  /** Megabytes that the server holds more than after the first cases, when it is at rest again. */
  readonly growth: number
}

/** Milliseconds that a light search may wait; on a slow machine ten times as long as beside nothing. */
const MOST_WAIT = 300
const MOST_TIMES = 10

type Options = {
  /** How many times as long a light search may wait. */
  readonly patience?: number
  readonly note?: (outcome: Outcome) => void
}

/** How often a case is repeated that seems to do harm: on a busy machine, something else may. */
const REPEATS = 3

/** Milliseconds in which caches of the runtime are emptied. */
const REST = 3000

/** Cases after which memory is at its usual size. */
const WARM = 20

/** Statuses of answers and refusals. */
const DOCUMENTED: ReadonlySet<number> = new Set([200, 204, 400, 402, 403, 404, 413, 422, 429])

async function send(origin: string, { method, path, key, body, isCompressed }: Case) {
  const data = body !== undefined && isCompressed ? gzipSync(body) : body
  const started = performance.now()
  const answer = await fetch(origin + path, {
    method,
    headers: {
      'x-algolia-application-id': 'plinth',
      'x-algolia-api-key': key,
      ...(data instanceof Buffer && { 'content-encoding': 'gzip' }),
    },
    ...(data !== undefined && { body: data }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, took: performance.now() - started }
}

/** The memory of a process in megabytes, from the file system of Linux; elsewhere 0. */
function residentOf({ process: { pid } }: Server): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}

/**
 * Sends cases one after the other while light searches go on.
 * @throws RangeError for an undocumented status
 */
export async function attack(
  server: Server,
  cases: Iterable<Case>,
  { patience = 1, note = () => undefined }: Options = {},
): Promise<Report> {
  const worker = new Worker(new URL('probe.ts', import.meta.url), {
    workerData: server.address,
    execArgv: ['--import', '@oxc-node/core/register'],
  })
  const probe = async (): Promise<Probed> => {
    worker.postMessage('report', [])
    const [probed]: Probed[] = await once(worker, 'message')
    if (probed === undefined) throw new RangeError('The probe has ended.')
    return probed
  }
  const sendOnce = async (one: Case): Promise<Outcome> => {
    await probe()
    const { status, took } = await send(server.address, one)
    await setTimeout(30)
    if (!DOCUMENTED.has(status)) throw new RangeError(`${one.name}: status ${status}`)
    return { name: one.name, status, took, probed: await probe() }
  }
  try {
    await setTimeout(500)
    await probe()
    await setTimeout(1000)
    const idle = await probe()
    const most = patience * Math.max(MOST_WAIT, MOST_TIMES * idle.median)
    const isHarmful = ({ probed }: Outcome): boolean =>
      probed.longest > most || probed.failed.length > 0
    const outcomes: Outcome[] = []
    const harmful: Outcome[] = []
    let before = 0
    for (const one of cases) {
      let outcome = await sendOnce(one)
      for (let again = 1; again < REPEATS && isHarmful(outcome); again += 1) {
        await setTimeout(500)
        outcome = await sendOnce(one)
      }
      if (isHarmful(outcome)) harmful.push(outcome)
      outcomes.push(outcome)
      note(outcome)
      if (outcomes.length === WARM) before = residentOf(server)
    }
    await setTimeout(REST)
    return { idle, outcomes, harmful, growth: residentOf(server) - before }
  } finally {
    await worker.terminate()
  }
}
