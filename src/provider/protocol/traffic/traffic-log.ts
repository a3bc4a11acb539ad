import { randomHex } from '#provider/protocol/hex.ts'
import type { KeyValueStore, StoreChange } from '#provider/store.ts'

import { dayOf, daysIn, type DaySpan } from './days.ts'
import type { LoggedEvent, LoggedSearch } from './logged.ts'
import { createRetention, removeItems, nextTurn } from './retention.ts'
import { createShares, type ShareLimits, SHARES } from './shares.ts'
import { type Added, createSizes, type Group } from './sizes.ts'

export type { Condition, LoggedEvent, LoggedSearch } from './logged.ts'

/**
 * The searches and events of visitors, stored by day. What exceeds a share is not stored, also not
 * what exceeds that of the network address from which it came; the address itself is never stored.
 */
export type TrafficLog = Pick<Recorder, 'settled'> & {
  /** Adds searches to the log soon. */
  readonly record: (searches: readonly LoggedSearch[], address?: string) => void
  /** Resolves once the searches survive a crash of the process. */
  readonly addSearches: (searches: readonly LoggedSearch[]) => Promise<void>
  /** Resolves once the events survive a crash of the process. */
  readonly addEvents: (events: readonly LoggedEvent[], address?: string) => Promise<void>
  /** In chronological order. */
  readonly searches: (days: DaySpan) => readonly LoggedSearch[]
  /** In chronological order. */
  readonly events: (days: DaySpan) => readonly LoggedEvent[]
  /** The last `most` events of a visitor in these days, in chronological order. */
  readonly eventsOf: (userToken: string, days: DaySpan, most: number) => readonly LoggedEvent[]
  /** A string that changes with every change of a day's entries, by any log of the store. */
  readonly version: (day: string) => string
  /** Deletes all entries of a visitor. */
  readonly forget: (userToken: string) => Promise<void>
}

type Kind = 'search' | 'event'
type Entry = { readonly time: number; readonly userToken: string | null }

export type TrafficLogOptions = {
  /** Milliseconds since 1970; the system clock by default. */
  readonly now?: () => number
  readonly shares?: ShareLimits
}

/**
 * Creates a log in a store used for nothing else. Keys are `search/{day}/{time}-{number}{suffix}`
 * and `event/{day}/{time}-{number}{suffix}`, in chronological order, `visitor/{token}/{key}` for
 * each of them with a user token, and `size/{day}/{group}-{log}`. Each thread that shares the store
 * has its log; a random suffix keeps the keys distinct.
 */
export function createTrafficLog(
  store: KeyValueStore,
  { now = Date.now, shares: limits = SHARES }: TrafficLogOptions = {},
): TrafficLog {
  const end = randomHex(4)
  const sizes = createSizes(store, end)
  const shares = createShares(sizes, now, limits)
  const visitors = createVisitors(store)
  let next = 0
  const keyOf = (kind: Kind, { time }: Entry): string => {
    next += 1
    return `${kind}/${dayOf(time)}/${String(time).padStart(15, '0')}-${String(next).padStart(9, '0')}${end}`
  }
  /** The entries that have a place in the log, as they are stored. */
  const entriesOf = (kind: Kind, entries: readonly Entry[], address = ''): readonly LogEntry[] =>
    entries.flatMap((entry): readonly LogEntry[] => {
      const { userToken, time } = entry
      const text = JSON.stringify(entry)
      const size = { day: dayOf(time), group: groupOf(kind, userToken), characters: text.length }
      if (!shares.take({ ...size, userToken, address: address || null })) return []
      const key = keyOf(kind, entry)
      const lead = userToken === null ? [] : [visitors.lead(userToken, key, text)]
      return [{ changes: [[key, text], ...lead], time, size }]
    })
  const retain = createRetention(sizes.days, async (day) => {
    await removeDay(store, day)
    sizes.reset(day)
    shares.reset(day)
  })
  const add = async (entries: readonly LogEntry[]): Promise<void> => {
    if (entries.length === 0) return
    await store.commit([
      ...visitors.begin(sizes.days),
      ...entries.flatMap(({ changes }) => changes),
      ...sizes.add(entries.map(({ size }) => size)),
    ])
    // Not awaited: anything that could not be deleted is deleted another day.
    retain(Math.max(...entries.map(({ time }) => time))).catch(() => undefined)
  }
  const recorder = createRecorder(add)

  return {
    record: (searches, address) => recorder.record(entriesOf('search', searches, address)),
    settled: recorder.settled,
    addSearches: (searches) => add(entriesOf('search', searches)),
    addEvents: (events, address) => add(entriesOf('event', events, address)),
    searches: (days) =>
      textsOf(store, 'search', days).map((text): LoggedSearch => JSON.parse(text)),
    events: (days) => textsOf(store, 'event', days).map((text): LoggedEvent => JSON.parse(text)),
    eventsOf: (userToken, days, most) =>
      visitors.texts(userToken, daysIn(days), most).map((text): LoggedEvent => JSON.parse(text)),
    version: sizes.version,
    async forget(userToken) {
      await recorder.settled()
      const gone = await visitors.entries(userToken)
      await removeItems(store, gone, ({ key }) => [key, visitorKey(userToken, key)])
      // These days have another version now.
      await store.commit(sizes.add(gone.map(sizeOfDeleted)))
    },
  }
}

function sizeOfDeleted({ key, length }: Owned): Added {
  const [kind, day = ''] = key.split('/')
  return { day, group: kind === 'event' ? 'event' : 'search', characters: -length }
}

const groupOf = (kind: Kind, userToken: string | null): Group =>
  kind === 'search' && userToken === null ? 'nameless' : kind

/** The entries of one kind as stored. */
function textsOf(store: KeyValueStore, kind: Kind, days: DaySpan): readonly string[] {
  return daysIn(days).flatMap((day) =>
    Array.from(store.entries(`${kind}/${day}/`), ([, text]) => text),
  )
}

/** Deletes the entries of a day, what leads to them, and at last their sizes. */
async function removeDay(store: KeyValueStore, day: string): Promise<void> {
  const entries = (['search', 'event'] as const).flatMap((kind) =>
    Array.from(store.entries(`${kind}/${day}/`)),
  )
  await removeItems(store, entries, ([key, text]) => {
    const { userToken }: Entry = JSON.parse(text)
    return userToken === null ? [key] : [key, visitorKey(userToken, key)]
  })
  await removeItems(store, [...store.entries(`size/${day}/`)], ([key]) => [key])
}

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

type Recorder = {
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

/** An entry of a visitor: its key, and the length of its text. */
type Owned = { readonly key: string; readonly length: number }

/** Finds the entries of a visitor without reading those of others. */
type Visitors = {
  /** The change that leads from a visitor to an entry. */
  readonly lead: (userToken: string, key: string, text: string) => StoreChange
  /** Changes to include in the first commit, given what reads the days with entries. */
  readonly begin: (days: () => readonly string[]) => readonly StoreChange[]
  /** The last `most` events of a visitor on these days, as stored, in chronological order. */
  readonly texts: (userToken: string, days: readonly string[], most: number) => readonly string[]
  /** All entries of a visitor. */
  readonly entries: (userToken: string) => Promise<readonly Owned[]>
}

/** The key that leads from a visitor to an entry. A token has at most 129 ASCII characters. */
const visitorKey = (userToken: string, key: string): string =>
  `visitor/${encodeURIComponent(userToken)}/${key}`

/** The last day with entries to which no visitor leads, because an older version wrote them. */
const UNNAMED = 'meta/unnamed'

/** After every day. */
const LAST = '9999-12-31'

/** Creates the visitors of a store. Keys are `visitor/{token}/{key of the entry}`. */
function createVisitors(store: KeyValueStore): Visitors {
  let hasBegun = false
  const textAt = (key: string): string | undefined => {
    for (const [found, text] of store.entries(key)) if (found === key) return text
    return undefined
  }
  return {
    lead: (userToken, key, text) => [visitorKey(userToken, key), String(text.length)],
    begin(days) {
      if (hasBegun) return []
      hasBegun = true
      return textAt(UNNAMED) === undefined ? [[UNNAMED, JSON.stringify(days().at(-1) ?? '')]] : []
    },
    texts(userToken, days, most) {
      const found: string[] = []
      for (const day of days.toReversed()) {
        if (found.length >= most) break
        const keys = leadsUnder(store, visitorKey(userToken, `event/${day}/`))
        for (const { key } of keys.slice(found.length - most).toReversed()) {
          const text = textAt(key)
          if (text !== undefined) found.push(text)
        }
      }
      return found.toReversed()
    },
    async entries(userToken) {
      const unnamed = textAt(UNNAMED)
      // Nothing was committed since an older version wrote the store: any day may have such entries.
      const last: unknown = unnamed === undefined ? LAST : JSON.parse(unnamed)
      const named = leadsUnder(store, visitorKey(userToken, ''))
      const older = await unnamedEntries(store, userToken, String(last))
      const known = new Set(named.map(({ key }) => key))
      return [...named, ...older.filter(({ key }) => !known.has(key))]
    },
  }
}

/** The entries to which the keys under a prefix lead. */
function leadsUnder(store: KeyValueStore, prefix: string): readonly Owned[] {
  return Array.from(store.entries(prefix), ([key, length]) => ({
    key: key.split('/').slice(2).join('/'),
    length: Number(length),
  }))
}

/** The entries of a visitor up to a day, by their text. Other requests have their turn after each. */
async function unnamedEntries(
  store: KeyValueStore,
  userToken: string,
  last: string,
): Promise<readonly Owned[]> {
  // Most entries are from other visitors; their text does not even contain the token.
  const part = JSON.stringify(userToken)
  const found: Owned[] = []
  const days = new Set(Array.from(store.entries('size/'), ([key]) => key.split('/')[1] ?? ''))
  const prefixes = [...days].flatMap((day) =>
    day <= last ? [`search/${day}/`, `event/${day}/`] : [],
  )
  await prefixes.reduce(async (before, prefix) => {
    await before
    for (const [key, text] of store.entries(prefix)) {
      if (!text.includes(part)) continue
      const entry: { readonly userToken: string | null } = JSON.parse(text)
      if (entry.userToken === userToken) found.push({ key, length: text.length })
    }
    await nextTurn()
  }, Promise.resolve())
  return found
}
