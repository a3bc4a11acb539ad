import type {
  IndexFile,
  LocalAnswer,
  LocalRequest,
  WorkerMessage,
  WorkerReport,
} from '#offline/contract/local-provider.ts'

/** The part of a `Worker` that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener: (
    type: 'message' | 'error',
    listener: (event: { readonly data?: WorkerReport }) => void,
  ) => void
}

/** A provider of one index in a worker of its own. */
export type IndexWorker = {
  /** Resolves when it can answer; rejects if the file or the worker cannot be loaded. */
  readonly opened: Promise<void>
  readonly isOpen: () => boolean
  /** Resolves to status 0 if the worker fails first. */
  readonly ask: (request: LocalRequest) => Promise<LocalAnswer>
  readonly close: () => void
}

const FAILED: LocalAnswer = { status: 0, content: 'Network request failed' }

/** Starts the worker of an index: lists that are being read do not delay searches of others. */
export function startIndexWorker(
  start: () => WorkerLike,
  { parts, names }: IndexFile,
): IndexWorker {
  const worker = start()
  const waiting = new Map<number, (answer: LocalAnswer) => void>()
  let asked = 0
  let state: 'opening' | 'open' | 'failed' = 'opening'
  const send = (message: WorkerMessage): void => worker.postMessage(message, [])
  const opened = new Promise<void>((resolve, reject) => {
    const fail = (): void => {
      state = 'failed'
      reject(new Error(`The index ${names[0] ?? ''} could not be loaded.`))
      for (const finish of waiting.values()) finish(FAILED)
      waiting.clear()
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }) => {
      if (data?.kind === 'opened') {
        state = 'open'
        resolve()
      } else if (data?.kind === 'failed') fail()
      else if (data !== undefined) {
        waiting.get(data.id)?.({ status: data.status, content: data.content })
        waiting.delete(data.id)
      }
    })
  })
  send({ kind: 'open', parts, names })
  return {
    opened,
    isOpen: () => state === 'open',
    ask: (request) =>
      new Promise((resolve) => {
        if (state === 'failed') return resolve(FAILED)
        asked += 1
        waiting.set(asked, resolve)
        return send({ kind: 'ask', id: asked, ...request })
      }),
    close: () => worker.terminate(),
  }
}
