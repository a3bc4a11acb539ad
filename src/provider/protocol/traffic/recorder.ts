import type { StoreChange } from '#provider/store.ts'

import type { Added } from './sizes.ts'

/** A log entry as stored. */
export type LogEntry = {
  /** The entry itself first, then what leads to it. */
  readonly changes: readonly StoreChange[]
  /** Milliseconds since 1970. */
  readonly time: number
  readonly size: Added
}

/**
 * Milliseconds until recorded searches are committed. Committing one search takes 0.4 ms of the
 * thread that serves visitors, committing fifty 0.9 ms, so searches share a commit after their
 * responses. A process that is killed loses those of its last moment.
 */
const DELAY = 200

/** Maximum number of searches per commit. */
const BATCH = 100

/** Maximum number of searches that wait for the store. Further ones are dropped. */
const WAITING = 10_000

export type Recorder = {
  /** Adds searches to the log soon. */
  readonly record: (searches: readonly LogEntry[]) => void
  /** Resolves when all recorded searches are in the log; rejects if they cannot be written. */
  readonly settled: () => Promise<void>
}

/** Creates a recorder. Searches that cannot be written are retried with the next ones. */
export function createRecorder(write: (searches: readonly LogEntry[]) => Promise<void>): Recorder {
  const waiting: LogEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  const writeWaiting = async (): Promise<void> => {
    const batch = waiting.slice(0, BATCH)
    if (batch.length === 0) return
    await write(batch)
    waiting.splice(0, batch.length)
    await writeWaiting()
  }
  const settled = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => undefined).then(writeWaiting)
    return writing
  }
  return {
    record(searches) {
      if (searches.length === 0 || waiting.length >= WAITING) return
      waiting.push(...searches)
      timer ??= setTimeout(() => {
        // The searches keep waiting, and `settled` rejects for readers of the log.
        settled().catch(() => undefined)
      }, DELAY)
    },
    settled,
  }
}
