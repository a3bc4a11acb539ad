import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { algoliasearch } from 'algoliasearch'

import { hostsAt } from '#provision/client.ts'
import { newFolder, removeFolder, type Server, startServer } from '#tests/support/server.ts'

import type { Clients, Outcome } from './load-clients.ts'
import { refinedRequest, typedQueries } from './queries.ts'
import { line, summarise } from './samples.ts'

/** Milliseconds that each phase lasts at least. */
const PHASE = 15_000
const REPLACED = 20_000

/** @param signal ends the clients before their time; what came of them is not known then */
export async function runClients(
  clients: Clients,
  signal?: AbortSignal,
): Promise<readonly Outcome[]> {
  if (clients.count === 0) return []
  const worker = new Worker(new URL('load-clients.ts', import.meta.url), {
    workerData: clients,
    execArgv: ['--import', '@oxc-node/core/register'],
  })
  signal?.addEventListener('abort', () => void worker.terminate())
  const [outcomes] = await Promise.race([once(worker, 'message'), once(worker, 'exit')])
  return Array.isArray(outcomes) ? outcomes : []
}

const words = 'a e i o u s t r n d c m l p b f g h w y'

/** Legal queries that cost the most that was found: many short words, every value counted, long pages marked up. */
export const heaviest: readonly string[] = [
  { query: `${words} ${words}`, queryType: 'prefixAll', optionalWords: words.split(' ') },
  { query: 'style element attribut functon', queryType: 'prefixAll', hitsPerPage: 1000 },
  { query: 'aaa bbb ccc', queryType: 'prefixAll', removeWordsIfNoResults: 'allOptional' },
].map((query) => {
  const most = { attributesToHighlight: ['*'], facets: ['*'], maxValuesPerFacet: 1000 }
  const one = { indexName: 'compat', hitsPerPage: 1000, getRankingInfo: true, ...most, ...query }
  return JSON.stringify({ requests: Array.from({ length: 5 }, () => one) })
})

/** Replaces every record of an index until the signal. */
async function replaceAgain(
  server: Server,
  indexName: string,
  signal: AbortSignal,
): Promise<number> {
  const client = algoliasearch('plinth', server.adminKey, {
    hosts: hostsAt(server.address),
    timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
  })
  let generation = 0
  while (!signal.aborted) {
    generation += 1
    const objects = Array.from({ length: REPLACED }, (_, at) => ({
      objectID: `${at}`,
      name: `record ${at} of generation ${generation}`,
      text: `${words} ${at % 977} ${at % 89} words of a record that a replacement sends`,
      kind: `kind ${at % 40}`,
    }))
    await client.replaceAllObjects({ indexName, objects })
  }
  return generation
}

type Phase = {
  readonly name: string
  readonly hostile: number
  readonly writers: readonly string[]
}

const phases: readonly Phase[] = [
  { name: '10 clients', hostile: 0, writers: [] },
  { name: '10 clients, 4 hostile', hostile: 4, writers: [] },
  { name: '10 clients, 2 replacements', hostile: 0, writers: ['one', 'two'] },
  { name: '10 clients, 4 hostile, 2 replacements', hostile: 4, writers: ['one', 'two'] },
]

async function runPhase(server: Server, { name, hostile, writers }: Phase): Promise<string> {
  const stop = new AbortController()
  const common = { origin: server.address, lasting: PHASE }
  const bodies = (await typedQueries()).map(refinedRequest)
  const replacements = writers.map((index) => replaceAgain(server, index, stop.signal))
  const [outcomes, attacks] = await Promise.all([
    runClients({ ...common, count: 10, bodies, pause: 120 }),
    runClients({ ...common, count: hostile, bodies: heaviest, pause: 0 }),
  ])
  stop.abort()
  const generations = await Promise.all(replacements)
  const failed = outcomes.filter(({ status }) => status !== 200).length
  const answered = attacks.filter(({ status }) => status !== 429).length
  return [
    line(name, summarise(outcomes.map(({ ms }) => ms))),
    `  not 200: ${failed}; long searches: ${answered} answered, ${attacks.length - answered} refused; ` +
      `replacements: ${generations.join(' and ') || 'none'}; resident: ${residentOf(server)} MB`,
  ].join('\n')
}

/** The memory of the server in megabytes; from the file system of Linux, NaN elsewhere. */
export function residentOf({ process: { pid } }: Server): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return Number.NaN
  }
}

/** All at once, again and again for so many seconds: the memory of the server must not grow from phase to phase. */
function lastingPhases(seconds: number): readonly Phase[] {
  const [last] = phases.slice(-1)
  return Array.from({ length: Math.ceil((seconds * 1000) / PHASE) }, () => last ?? []).flat()
}

/** What visitors wait while others send the heaviest legal queries and replace records. */
export async function benchLoad(print: (text: string) => void, seconds?: number): Promise<void> {
  const folder = await newFolder()
  const server = await startServer({ PLINTH_DATA: folder })
  try {
    await setTimeout(5000)
    const asked = seconds === undefined ? phases : lastingPhases(seconds)
    for (const phase of asked) print(await runPhase(server, phase))
  } finally {
    await server.stop()
    await removeFolder(folder)
  }
}
