import { Worker } from 'node:worker_threads'

import type { Background } from '#provider/background.ts'
import type { ProviderThread } from '#provider/provider.ts'
import { programAt } from '#server/processes/programs.ts'

import { createLongSearches, type LongSearches } from './long-searches.ts'
import type { BackgroundMessage, WorkerTask, WorkerOptions } from './messages.ts'

const program = programAt(new URL('worker.ts', import.meta.url))

export type BackgroundThread = {
  readonly ready: Promise<void>
  /** Lowers the worker's priority. Call it when no visitor waits for an index. */
  readonly yieldProcessor: () => Promise<void>
  /** Waits for the worker's tasks, then closes its store and ends it. */
  readonly close: () => Promise<void>
}

type Waiting = {
  readonly resolve: (report: BackgroundMessage) => void
  readonly reject: (error: Error) => void
}

/** Milliseconds from the failure of a worker to the start of the next. */
const PAUSE = 1000

type Unnumbered<Kind> = Kind extends WorkerTask ? Omit<Kind, 'number'> : never

class WorkerTasks {
  readonly worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  constructor(options: WorkerOptions) {
    this.worker = new Worker(program.file, { workerData: options, execArgv: [...program.execArgv] })
  }

  send(task: Unnumbered<WorkerTask>, moved: ArrayBuffer[] = []): Promise<BackgroundMessage> {
    this.#last += 1
    const number = this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.worker.postMessage({ ...task, number }, moved)
    })
  }

  settle(report: BackgroundMessage & { readonly number: number }): void {
    const task = this.#waiting.get(report.number)
    this.#waiting.delete(report.number)
    if (report.kind === 'failure') task?.reject(new Error(report.message))
    else task?.resolve(report)
  }

  fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

/**
 * Starts a worker that writes, builds indexes and answers long searches, so that none of them
 * delays visitors. If it ends, the provider does its work until the next is ready.
 */
export function startBackground(
  provider: ProviderThread,
  options: WorkerOptions,
): BackgroundThread {
  const longSearches = createLongSearches()
  let isClosing = false
  let tasks: WorkerTasks
  let timer: ReturnType<typeof setTimeout> | undefined
  const ready = new Promise<void>((resolve) => {
    const start = (): void => {
      tasks = new WorkerTasks(options)
      const { worker } = tasks
      worker.on('message', (report: BackgroundMessage) => {
        if (report.kind === 'changes') provider.apply(report.changes)
        else if (report.kind !== 'ready') tasks.settle(report)
        else {
          provider.delegate(createBackground(tasks, longSearches))
          resolve()
        }
      })
      worker.on('error', console.error)
      worker.once('exit', () => {
        tasks.fail(new Error('The worker ended.'))
        if (isClosing) return
        provider.delegate(undefined)
        timer = setTimeout(start, PAUSE)
      })
    }
    start()
  })
  return {
    ready,
    async yieldProcessor() {
      await tasks.send({ kind: 'yield' }).catch((error: unknown) => {
        // A server that is stopped during its start ends its worker first.
        if (!isClosing) logged(error)
      })
    },
    async close() {
      isClosing = true
      clearTimeout(timer)
      await tasks.send({ kind: 'close' }).catch(() => undefined)
      await tasks.worker.terminate()
    },
  }
}

function logged(error: unknown): undefined {
  console.error(error)
}

function createBackground(tasks: WorkerTasks, longSearches: LongSearches): Background {
  return {
    admit: longSearches.enter,
    async answer(request) {
      const moved = request.body === null ? [] : [request.body]
      const report = await tasks.send({ kind: 'request', request }, moved).catch(logged)
      if (report?.kind === 'answer') return report.answer
      throw new Error('The worker has not answered.')
    },
    async buildIndex(id) {
      // Without a result, the provider builds the index itself if it is still needed.
      const report = await tasks.send({ kind: 'index', id }).catch(logged)
      return report?.kind === 'index' ? report.built : undefined
    },
  }
}
