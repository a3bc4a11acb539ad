import type { Journal, StoreChange } from '#provider/store.ts'

/** An entry of the log, as it is stored. */
export type LogEntry = {
  readonly change: readonly [key: string, text: string]
  /** Milliseconds since 1970. */
  readonly time: number
}

/**
 * Milliseconds until recorded searches are committed. A commit takes 0.4 ms (one search) to 0.9 ms (fifty) of the thread
 * that answers visitors; so it comes after the answers, and searches share it. Until then they are in the journal, which
 * takes 0.01 ms.
 */
const DELAY = 200

/** Searches that are committed at once. */
const BATCH = 100

/** Searches that wait while the store cannot be written; more are left out. */
const WAITING = 10_000

/** Takes searches that have been answered. */
export type Recorder = {
  /** Adds searches to the log soon. Once it returns they survive the death of the process, if the disk takes them. */
  readonly record: (searches: readonly LogEntry[]) => void
  /** Resolves when all recorded searches are in the log; rejects if they cannot be written. */
  readonly settled: () => Promise<void>
}

/** Creates a recorder. What cannot be written waits for the next searches. */
export function createRecorder(
  write: (searches: readonly LogEntry[]) => Promise<void>,
  journal?: Journal,
): Recorder {
  const waiting: LogEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  const writeWaiting = async (): Promise<void> => {
    const batch = waiting.slice(0, BATCH)
    if (batch.length === 0) return
    await write(batch)
    waiting.splice(0, batch.length)
    if (waiting.length === 0) journal?.clear()
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
      note(searches, journal)
      timer ??= setTimeout(() => {
        // The searches still wait; `settled` tells whoever reads the log.
        settled().catch(() => undefined)
      }, DELAY)
    },
    settled,
  }
}

function note(searches: readonly LogEntry[], journal: Journal | undefined): void {
  try {
    journal?.append(searches.map(({ change }): StoreChange => change))
  } catch {
    // A full disk must not fail the search that has been answered: it waits in memory.
  }
}
