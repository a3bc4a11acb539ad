import { randomHex } from '#provider/protocol/hex.ts'
import type { Store } from '#provider/store.ts'

import { dayOf, daysIn } from './days.ts'
import type { Days } from './days.ts'
import type { LoggedEvent, LoggedSearch } from './logged.ts'
import { createRecorder } from './recorder.ts'
import type { LogEntry, Recorder } from './recorder.ts'
import { createRetention, removeKeys } from './retention.ts'
import { createSizes } from './sizes.ts'

export type { Condition, LoggedEvent, LoggedSearch } from './logged.ts'

/** What visitors searched for and did. Entries are kept by day. */
export type TrafficLog = Pick<Recorder, 'settled'> & {
  /** Adds searches to the log soon. Once it returns they survive the death of the process, if the disk takes them. */
  readonly record: (searches: readonly LoggedSearch[]) => void
  /** Resolves when the searches survive the death of the process. */
  readonly addSearches: (searches: readonly LoggedSearch[]) => Promise<void>
  /** Resolves when the events survive the death of the process. */
  readonly addEvents: (events: readonly LoggedEvent[]) => Promise<void>
  /** In the order of their time. */
  readonly searches: (days: Days) => readonly LoggedSearch[]
  /** In the order of their time. */
  readonly events: (days: Days) => readonly LoggedEvent[]
  /** A text that is another one after every change of a day's entries, by any log of the store. */
  readonly version: (day: string) => string
  /** Deletes everything that names the visitor. */
  readonly forget: (userToken: string) => Promise<void>
}

type Kind = 'search' | 'event'
type Entry = { readonly time: number; readonly userToken: string | null }

/**
 * Creates a log in a store that holds nothing else. Keys are `search/{day}/{time}-{number}` and
 * `event/{day}/{time}-{number}`, in the order of their time, and `size/{day}/{log}`. Threads that share a store have a
 * log each; a random end tells their keys apart.
 */
export function createTrafficLog(store: Store): TrafficLog {
  const end = randomHex(4)
  const sizes = createSizes(store, end)
  let next = 0
  const keyOf = (kind: Kind, { time }: Entry): string => {
    next += 1
    return `${kind}/${dayOf(time)}/${String(time).padStart(15, '0')}-${String(next).padStart(9, '0')}${end}`
  }
  const entriesOf = (kind: Kind, entries: readonly Entry[]): readonly LogEntry[] =>
    entries.map((entry) => ({
      change: [keyOf(kind, entry), JSON.stringify(entry)],
      time: entry.time,
    }))
  const retain = createRetention(store, sizes)
  const add = async (entries: readonly LogEntry[]): Promise<void> => {
    if (entries.length === 0) return
    const lengths = entries.map(({ change: [, text], time }) => [dayOf(time), text.length] as const)
    // Of entries that a journal brings back after the death of a process the sizes know nothing: they are few.
    await store.commit([...entries.map(({ change }) => change), ...sizes.add(lengths)])
    const time = Math.max(...entries.map((entry) => entry.time))
    const characters = lengths.reduce((sum, [, length]) => sum + length, 0)
    // Nobody waits for it, and what it could not delete it deletes another day.
    retain({ time, characters }).catch(() => undefined)
  }
  const recorder = createRecorder(add, store.journal)

  return {
    record: (searches) => recorder.record(entriesOf('search', searches)),
    settled: recorder.settled,
    addSearches: (searches) => add(entriesOf('search', searches)),
    addEvents: (events) => add(entriesOf('event', events)),
    searches: (days) =>
      textsOf(store, 'search', days).map((text): LoggedSearch => JSON.parse(text)),
    events: (days) => textsOf(store, 'event', days).map((text): LoggedEvent => JSON.parse(text)),
    version: sizes.version,
    async forget(userToken) {
      await recorder.settled()
      const gone = (['search/', 'event/'] as const).flatMap((kind) =>
        keysNaming(store, kind, userToken),
      )
      await removeKeys(store, gone)
      // These days have another version now.
      const days = new Set(gone.map((key) => key.split('/')[1] ?? ''))
      await store.commit(sizes.add(Array.from(days, (day) => [day, 0] as const)))
    },
  }
}

/** The keys of the entries of a visitor. */
function keysNaming(store: Store, prefix: string, userToken: string): readonly string[] {
  // Most entries are of others: their text does not even contain the token.
  const part = JSON.stringify(userToken)
  const keys: string[] = []
  for (const [key, text] of store.entries(prefix)) {
    if (!text.includes(part)) continue
    const entry: Entry = JSON.parse(text)
    if (entry.userToken === userToken) keys.push(key)
  }
  return keys
}

/** The entries of one kind as they were written. */
function textsOf(store: Store, kind: Kind, days: Days): readonly string[] {
  return daysIn(days).flatMap((day) =>
    Array.from(store.entries(`${kind}/${day}/`), ([, text]) => text),
  )
}
