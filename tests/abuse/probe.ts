import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** What light searches met since the last report. */
export type Probed = {
  readonly count: number
  /** Milliseconds. */
  readonly median: number
  readonly longest: number
  /** Statuses other than 200; 0: no answer. */
  readonly failed: readonly number[]
}

/** Searches all the time, in a thread for itself, so that nothing else delays what it measures. */
const origin = String(workerData)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const queries = ['grid', 'flex', 'color', 'dialog', 'subgrid', 'font', 'popover', 'fetch']

const headers = { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': 'plinth-search' }

async function search(query: string): Promise<number> {
  const path = `${origin}/1/indexes/*/queries`
  const sent = request(path, { agent, method: 'POST', headers })
  sent.end(JSON.stringify({ requests: [{ indexName: 'features', query }] }))
  try {
    const [answer] = await once(sent, 'response')
    answer.resume()
    await once(answer, 'end')
    return Number(answer.statusCode)
  } catch {
    return 0
  }
}

let waits: number[] = []
let failed: number[] = []
let isAsked = false

parentPort?.on('message', () => {
  isAsked = true
})

/** Reports after a search, so that the longest wait is over. */
function report(): void {
  const sorted = waits.toSorted((a, b) => a - b)
  const probed: Probed = {
    count: sorted.length,
    median: sorted[sorted.length >> 1] ?? 0,
    longest: sorted.at(-1) ?? 0,
    failed,
  }
  waits = []
  failed = []
  isAsked = false
  parentPort?.postMessage(probed, [])
}

for (let turn = 0; ; turn += 1) {
  const started = performance.now()
  const status = await search(queries[turn % queries.length] ?? '')
  waits.push(performance.now() - started)
  if (status !== 200) failed.push(status)
  if (isAsked) report()
  await setTimeout(5)
}
