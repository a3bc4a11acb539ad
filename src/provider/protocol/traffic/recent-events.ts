import { dayOf, daysIn } from './days.ts'
import type { DaySpan } from './days.ts'
import type { LoggedEvent, LoggedSearch, TrafficLog } from './traffic-log.ts'

const DAY = 86_400_000

/** The source of a read of the log, for example a request context. */
export type Reader = {
  readonly traffic: TrafficLog
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after other requests had their turn. */
  yieldTurn(): Promise<void>
}

/**
 * Visits the events of the last days, including today, in chronological order. Other requests have
 * their turn between two days.
 */
export function visitRecentEvents(
  reader: Reader,
  days: number,
  visit: (event: LoggedEvent) => void,
): Promise<void> {
  return eachDay(reader, days, (day) => {
    for (const event of reader.traffic.events(day)) visit(event)
  })
}

/** Visits searches like `visitRecentEvents` visits events. */
export function visitRecentSearches(
  reader: Reader,
  days: number,
  visit: (search: LoggedSearch) => void,
): Promise<void> {
  return eachDay(reader, days, (day) => {
    for (const search of reader.traffic.searches(day)) visit(search)
  })
}

async function eachDay(reader: Reader, days: number, visit: (day: DaySpan) => void): Promise<void> {
  const today = reader.now()
  await daysIn({ from: dayOf(today - (days - 1) * DAY), to: dayOf(today) }).reduce(
    async (before, day) => {
      await before
      visit({ from: day, to: day })
      await reader.yieldTurn()
    },
    Promise.resolve(),
  )
}

/** Milliseconds for which a cached value stays valid. */
const FRESH = 60_000

type Kept<Value> = { readonly at: number; readonly value: Promise<Value> }

/**
 * Creates a cache of values read from a log: pages request the same values repeatedly, and reading
 * a month of events takes long. Entries expire after a minute; failures are not cached.
 */
export function createTrafficCache<Value>(): (
  reader: Reader,
  key: string,
  read: () => Promise<Value>,
) => Promise<Value> {
  const caches = new WeakMap<TrafficLog, Map<string, Kept<Value>>>()
  return (reader, key, read) => {
    const { traffic } = reader
    const cache = caches.get(traffic) ?? new Map<string, Kept<Value>>()
    caches.set(traffic, cache)
    const time = reader.now()
    for (const [known, { at }] of cache) if (Math.abs(time - at) >= FRESH) cache.delete(known)
    const kept = cache.get(key)
    if (kept !== undefined) return kept.value
    const value = read().catch((error: unknown) => {
      cache.delete(key)
      throw error
    })
    cache.set(key, { at: time, value })
    return value
  }
}
