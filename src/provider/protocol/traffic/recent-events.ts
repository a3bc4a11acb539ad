import { dayOf, daysIn, type DaySpan } from './days.ts'
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
 * Visits the searches of the last days, including today, in chronological order. Other requests
 * have their turn between two days, whose length is bounded by their share.
 */
export async function visitRecentSearches(
  reader: Reader,
  days: number,
  visit: (search: LoggedSearch) => void,
): Promise<void> {
  await recentDays(reader, days).reduce(async (before, day) => {
    await before
    for (const search of reader.traffic.searches(spanOf(day))) visit(search)
    await reader.yieldTurn()
  }, Promise.resolve())
}

const recentDays = (reader: Reader, days: number): readonly string[] => {
  const today = reader.now()
  return daysIn({ from: dayOf(today - (days - 1) * DAY), to: dayOf(today) })
}

const spanOf = (day: string): DaySpan => ({ from: day, to: day })

/** What follows from the events of the last days. */
export type Aggregation<Daily, Whole> = {
  /** Days that count, including today. */
  readonly days: number
  /** What follows from the events of one day: `YYYY-MM-DD`. */
  readonly ofDay: (events: readonly LoggedEvent[], day: string) => Daily
  readonly merge: (days: readonly Daily[]) => Whole
}

type ReadDay<Daily> = { readonly version: string; readonly value: Daily }

type Kept<Daily, Whole> = {
  /** When the log was checked, in milliseconds since 1970. */
  readonly at: number
  readonly read: Promise<{
    readonly days: ReadonlyMap<string, ReadDay<Daily>>
    readonly whole: Whole
  }>
}

/** Milliseconds until the log is checked for changes again. */
const FRESH = 60_000

/** Aggregates kept for each log: one for each index that is asked for. */
const KEPT = 50

/**
 * Creates a reader of an aggregate of the last days. A day is read again only after it has changed,
 * so reading costs what has been added since, and at most once a minute. Failures are not kept.
 */
export function createAggregate<Daily, Whole>(): (
  reader: Reader,
  key: string,
  aggregation: Aggregation<Daily, Whole>,
) => Promise<Whole> {
  const logs = new WeakMap<TrafficLog, Map<string, Kept<Daily, Whole>>>()
  return async (reader, key, aggregation) => {
    const { traffic } = reader
    const kept = logs.get(traffic) ?? new Map<string, Kept<Daily, Whole>>()
    logs.set(traffic, kept)
    const at = reader.now()
    const known = kept.get(key)
    if (known !== undefined && Math.abs(at - known.at) < FRESH) return (await known.read).whole
    const read = readDays(reader, aggregation, known)
    // Move to the end: the first entry of the map is evicted first.
    kept.delete(key)
    kept.set(key, { at, read })
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    read.catch(() => kept.delete(key))
    return (await read).whole
  }
}

/** Reads the days that have changed. Other requests have their turn after each. */
async function readDays<Daily, Whole>(
  reader: Reader,
  { days, ofDay, merge }: Aggregation<Daily, Whole>,
  before: Kept<Daily, Whole> | undefined,
): Kept<Daily, Whole>['read'] {
  const known = await before?.read.catch(() => undefined)
  const all = await recentDays(reader, days).reduce(async (reading, day) => {
    const found = await reading
    const version = reader.traffic.version(day)
    const kept = known?.days.get(day)
    if (kept?.version === version) return found.set(day, kept)
    found.set(day, { version, value: ofDay(reader.traffic.events(spanOf(day)), day) })
    if (version !== '') await reader.yieldTurn()
    return found
  }, Promise.resolve(new Map<string, ReadDay<Daily>>()))
  return { days: all, whole: merge(Array.from(all.values(), ({ value }) => value)) }
}
