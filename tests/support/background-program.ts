import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { connectWithin } from '#provision/client.ts'
import { readServerEnvironment } from '#server/environment/server-environment.ts'
import { openEmbedded } from '#server/start/embedded.ts'

/**
 * Writes through a worker thread, ends it without warning, writes again, and prints as JSON how many records a search
 * found after each, and what the status was then: for a test that needs threads that can load TypeScript.
 */
const workers: Worker[] = []
process.on('worker', (worker) => {
  // From Node 24 on, the TypeScript loader runs in a worker of another class.
  if (worker.constructor === Worker) workers.push(worker)
})

const dataFolder = mkdtempSync(join(tmpdir(), 'plinth-background-'))
const environment = readServerEnvironment({ PLINTH_DATA: dataFolder, PLINTH_ADMIN_KEY: 'admin' }, 0)
const opened = await openEmbedded(environment)
const client = connectWithin(opened.provider, { appId: environment.appId, key: opened.adminKey })

async function count(): Promise<number | undefined> {
  const { nbHits } = await client.searchSingleIndex({ indexName: 'notes' })
  return nbHits
}

async function add(objectID: string): Promise<void> {
  const { taskID } = await client.saveObject({ indexName: 'notes', body: { objectID } })
  await client.waitForTask({ indexName: 'notes', taskID, timeout: () => 20 })
}

const statuses: unknown[] = []
async function noteStatus(): Promise<void> {
  statuses.push((await client.customGet({ path: '1/status' }))['status'])
}

const found: (number | undefined)[] = []
await opened.workInBackground()
for (const objectID of ['one', 'two', 'three']) {
  await add(objectID)
  found.push(await count())
  await noteStatus()
  // The first two are written by a worker; the third by the provider in this thread, until the next worker is there.
  if (objectID === 'two') await workers.at(-1)?.terminate()
}
await new Promise((resolve) => {
  process.once('worker', (worker) => {
    worker.on('message', ({ kind }) => kind === 'ready' && resolve(kind))
  })
})
await noteStatus()
await add('four')
found.push(await count())
await opened.close()
await rm(dataFolder, { recursive: true })
process.stdout.write(`${JSON.stringify({ found, statuses, workers: workers.length })}\n`)
