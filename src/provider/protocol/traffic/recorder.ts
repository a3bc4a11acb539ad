import type { LoggedSearch } from './logged.ts'

/**
 * Milliseconds until recorded searches are written. A commit takes 0.4 ms (one search) to 0.9 ms (fifty) of the thread
 * that answers visitors; so it comes after the answers, and searches share it.
 */
const DELAY = 200

/** Searches that are written at once. */
const BATCH = 100

/** Searches that wait while the store cannot be written; more are left out. */
const WAITING = 10_000

/** Takes searches that have been answered. */
export type Recorder = {
  /** Adds searches to the log soon. */
  readonly record: (searches: readonly LoggedSearch[]) => void
  /** Resolves when all recorded searches survive the death of the process; rejects if they cannot be written. */
  readonly settled: () => Promise<void>
}

/** Creates a recorder. What cannot be written waits for the next searches. */
export function createRecorder(
  write: (searches: readonly LoggedSearch[]) => Promise<void>,
): Recorder {
  let waiting: readonly LoggedSearch[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  const writeWaiting = async (): Promise<void> => {
    const batch = waiting.slice(0, BATCH)
    if (batch.length === 0) return
    await write(batch)
    waiting = waiting.slice(batch.length)
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
      waiting = [...waiting, ...searches]
      timer ??= setTimeout(() => {
        // The searches still wait; `settled` tells whoever reads the log.
        settled().catch(() => undefined)
      }, DELAY)
    },
    settled,
  }
}
