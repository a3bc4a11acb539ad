import { dayOf, daysIn } from '#provider/protocol/traffic/days.ts'
import type { DaySpan } from '#provider/protocol/traffic/days.ts'
import type {
  LoggedEvent,
  LoggedSearch,
  TrafficLog,
} from '#provider/protocol/traffic/traffic-log.ts'

import { groupBy } from './group-by.ts'

type Day = {
  /** The version of the day in the log when it was read. */
  readonly version: string
  readonly searches: ReadonlyMap<string, readonly LoggedSearch[]>
  readonly events: readonly LoggedEvent[]
  readonly entries: number
}

/** Entries kept in memory: about 100 MB. */
const KEPT_ENTRIES = 200_000

const DAY = 86_400_000

/** Reads days of a log. Days that have not changed since they were last read come from a cache. */
export type TrafficDays = {
  /** The searches in an index, in chronological order. */
  readonly searches: (index: string, days: DaySpan) => readonly LoggedSearch[]
  /** The events of the days and of the following day, when a late result may still be clicked. */
  readonly events: (days: DaySpan) => readonly LoggedEvent[]
  /** A string that changes with every change of these days. */
  readonly version: (days: DaySpan) => string
}

const readers = new WeakMap<TrafficLog, TrafficDays>()

/** The reader of a log; always the same one. */
export function trafficDays(log: TrafficLog): TrafficDays {
  const reader = readers.get(log) ?? createTrafficDays(log)
  readers.set(log, reader)
  return reader
}

function createTrafficDays(log: TrafficLog): TrafficDays {
  const kept = new Map<string, Day>()
  const read = (name: string): Day => {
    const version = log.version(name)
    const before = kept.get(name)
    const day = before?.version === version ? before : readDay(log, name, version)
    // Move to the end: the first entry of the map is evicted first.
    kept.delete(name)
    kept.set(name, day)
    return day
  }
  const readAll = (days: DaySpan): readonly Day[] => {
    const all = daysIn(days).map(read)
    let entries = [...kept.values()].reduce((sum, day) => sum + day.entries, 0)
    for (const [name, day] of kept) {
      if (entries <= KEPT_ENTRIES) break
      entries -= day.entries
      kept.delete(name)
    }
    return all
  }
  return {
    searches: (index, days) => readAll(days).flatMap((day) => day.searches.get(index) ?? []),
    events: (days) => readAll(withNext(days)).flatMap(({ events }) => events),
    version: (days) => daysIn(withNext(days)).map(log.version).join(';'),
  }
}

const withNext = ({ from, to }: DaySpan): DaySpan => ({ from, to: dayOf(Date.parse(to) + DAY) })

function readDay(log: TrafficLog, name: string, version: string): Day {
  const span = { from: name, to: name }
  const searches = log.searches(span)
  const events = log.events(span)
  return {
    version,
    searches: groupBy(searches, ({ index }) => index),
    events,
    entries: searches.length + events.length,
  }
}
