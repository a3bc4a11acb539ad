import { randomHex } from '#provider/protocol/hex.ts'
import type { KeyValueStore } from '#provider/store.ts'

import { dayOf, daysIn } from './days.ts'
import type { DaySpan } from './days.ts'
import type { LoggedEvent, LoggedSearch } from './logged.ts'
import { createRecorder } from './recorder.ts'
import type { LogEntry, Recorder } from './recorder.ts'
import { createRetention, removeKeys } from './retention.ts'
import { createSizes } from './sizes.ts'

export type { Condition, LoggedEvent, LoggedSearch } from './logged.ts'

/** The searches and events of visitors, stored by day. */
export type TrafficLog = Pick<Recorder, 'settled'> & {
  /** Adds searches to the log soon. They survive a crash, unless the disk is full. */
  readonly record: (searches: readonly LoggedSearch[]) => void
  /** Resolves once the searches survive a crash of the process. */
  readonly addSearches: (searches: readonly LoggedSearch[]) => Promise<void>
  /** Resolves once the events survive a crash of the process. */
  readonly addEvents: (events: readonly LoggedEvent[]) => Promise<void>
  /** In chronological order. */
  readonly searches: (days: DaySpan) => readonly LoggedSearch[]
  /** In chronological order. */
  readonly events: (days: DaySpan) => readonly LoggedEvent[]
  /** A string that changes with every change of a day's entries, by any log of the store. */
  readonly version: (day: string) => string
  /** Deletes all entries of a visitor. */
  readonly forget: (userToken: string) => Promise<void>
}

type Kind = 'search' | 'event'
type Entry = { readonly time: number; readonly userToken: string | null }

/**
 * Creates a log in a store used for nothing else. Keys are `search/{day}/{time}-{number}{suffix}`
 * and `event/{day}/{time}-{number}{suffix}`, in chronological order, and `size/{day}/{log}`. Each
 * thread that shares the store has its log; a random suffix keeps the keys distinct.
 */
export function createTrafficLog(store: KeyValueStore): TrafficLog {
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
    // The sizes do not include entries recovered from a journal after a crash: they are few.
    await store.commit([...entries.map(({ change }) => change), ...sizes.add(lengths)])
    const time = Math.max(...entries.map((entry) => entry.time))
    const characters = lengths.reduce((sum, [, length]) => sum + length, 0)
    // Not awaited: anything that could not be deleted is deleted another day.
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

function keysNaming(store: KeyValueStore, prefix: string, userToken: string): readonly string[] {
  // Most entries are from other visitors; their text does not even contain the token.
  const part = JSON.stringify(userToken)
  const keys: string[] = []
  for (const [key, text] of store.entries(prefix)) {
    if (!text.includes(part)) continue
    const entry: Entry = JSON.parse(text)
    if (entry.userToken === userToken) keys.push(key)
  }
  return keys
}

/** The entries of one kind as stored. */
function textsOf(store: KeyValueStore, kind: Kind, days: DaySpan): readonly string[] {
  return daysIn(days).flatMap((day) =>
    Array.from(store.entries(`${kind}/${day}/`), ([, text]) => text),
  )
}
