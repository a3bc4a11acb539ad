import { setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

import { fromPlainRequest, toPlainAnswer } from '#provider/background.ts'
import { createProviderThread } from '#provider/provider.ts'
import { startWorkTimer } from '#server/processes/work-timer.ts'
import { deflate } from '#server/store/deflate.ts'
import { createIndexFiles } from '#server/store/index-files.ts'
import { openCheckedStore } from '#server/store/lmdb-store.ts'

import type { BackgroundMessage, WorkerTask, WorkerOptions } from './messages.ts'
import { shareParts } from './shared-memory.ts'

/** The thread that writes, builds indexes and answers long searches. */

const { folder, trafficFolder, indexFolder, ...keys }: WorkerOptions = workerData
const port = parentPort
if (port === null)
  throw new Error('This module is the entry of a worker thread; it is not run as a program.')

/** Gives the thread that answers visitors precedence on a shared processor. */
function yieldProcessor(): void {
  // Only on Linux: elsewhere, the priority of the whole process would change.
  if (process.platform === 'linux') setPriority(10)
}

const report = (what: BackgroundMessage, moved: ArrayBuffer[] = []): void =>
  port.postMessage(what, moved)

const store = openCheckedStore(folder)
const traffic = openCheckedStore(trafficFolder)
const provider = createProviderThread({
  ...keys,
  traffic,
  store: {
    ...store,
    commit: async (changes) => {
      await store.commit(changes)
      report({ kind: 'changes', changes })
    },
  },
  startTimer: startWorkTimer,
  yieldTurn: setImmediate,
  relocate: shareParts,
  indexCache: createIndexFiles(indexFolder),
  compressor: deflate,
})

async function run(task: WorkerTask): Promise<void> {
  const { number } = task
  if (task.kind === 'request') {
    const answer = await toPlainAnswer(
      await provider.answer(fromPlainRequest(task.request), task.request),
    )
    report({ kind: 'answer', number, answer }, [answer.body])
  } else if (task.kind === 'index') {
    report({ kind: 'index', number, built: await provider.buildIndex(task.id) })
  } else if (task.kind === 'yield') {
    yieldProcessor()
    report({ kind: 'done', number })
  } else {
    await provider.settled()
    await Promise.all([store.close(), traffic.close()])
    report({ kind: 'done', number })
    port?.close()
  }
}

port.on('message', (task: WorkerTask) => {
  run(task).catch((error: unknown) => {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    report({ kind: 'failure', number: task.number, message })
  })
})
report({ kind: 'ready' })
