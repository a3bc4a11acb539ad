import { setTimeout } from 'node:timers/promises'

import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

import type { Outcome } from './load-clients.ts'
import { heaviest, residentOf, runClients } from './load.ts'
import { refinedCompatRequest, refinedRequest, typedQueries } from './queries.ts'
import { line, summarise } from './samples.ts'

const TYPING = 40
const HEAVY = 4
/** Milliseconds between the answer to a typed search and the next. */
const PAUSE = 200

/** Seconds of rest after which memory is read, and the most that are waited for it. */
const REST = 60

/** Messages that refuse, each with how often it came, without the seconds in it. */
function refusals(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>()
  for (const { status, message } of outcomes) {
    if (status === 200) continue
    const kind = `${status} ${message.replace(/^.*"message":"/, '').replace(/ at the moment.*$/, '')}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return Array.from(counts, ([kind, count]) => `${count} × ${kind}`).join('; ') || 'none'
}

/**
 * What forty visitors wait who type, each at an address of their own, while four others send the heaviest legal queries
 * as fast as they are answered or refused. `PROJECT` names the folder of another version.
 */
export async function benchCrowd(print: (text: string) => void, seconds = 60): Promise<void> {
  const folder = await newFolder()
  const server = await startServer({ PLINTH_DATA: folder }, undefined, process.env['PROJECT'])
  try {
    const common = { origin: server.address, lasting: seconds * 1000 }
    const bodies = (await typedQueries()).flatMap((query) => [
      refinedRequest(query),
      refinedCompatRequest(query),
    ])
    const typing = { ...common, bodies, count: TYPING, pause: PAUSE, network: '127.0.1.' }
    const heavy = { ...common, bodies: heaviest, count: HEAVY, pause: 0, network: '127.0.2.' }
    await runClients({ ...typing, lasting: 5000 })
    const before = residentOf(server)
    const [typed, sent] = await Promise.all([runClients(typing), runClients(heavy)])
    const after = residentOf(server)
    print(
      line(
        `${TYPING} typing, ${HEAVY} heavy: typed searches`,
        summarise(typed.map(({ ms }) => ms)),
      ),
    )
    print(`  typed searches refused: ${refusals(typed)}`)
    print(
      `  heavy ones answered: ${sent.filter(({ status }) => status === 200).length}; refused: ${refusals(sent)}`,
    )
    await setTimeout(REST * 1000)
    print(`  resident: ${before} MB before, ${after} MB at once, ${residentOf(server)} MB at rest`)
  } finally {
    await server.stop()
    await removeFolder(folder)
  }
}
