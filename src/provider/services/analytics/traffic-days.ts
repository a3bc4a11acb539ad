import { dayOf, daysIn, type DaySpan } from '#provider/protocol/traffic/days.ts'
import type { Reader } from '#provider/protocol/traffic/recent-events.ts'
import type {
  LoggedEvent,
  LoggedSearch,
  TrafficLog,
} from '#provider/protocol/traffic/traffic-log.ts'

import { groupBy } from './group-by.ts'
import { type VisitorSearch, visitorSearches } from './visitor-searches.ts'

/** The entries of a day as logged. */
type Day = {
  readonly searches: ReadonlyMap<string, readonly LoggedSearch[]>
  readonly events: readonly LoggedEvent[]
}

/** Which searches are read. */
export type Choice = {
  readonly index: string
  /** Identifies `matches`. */
  readonly tags: string
  readonly matches: (search: LoggedSearch) => boolean
}

/** The days of a log. What has not changed since it was last read comes from a cache. */
export type TrafficDays = {
  /**
   * The searches of visitors on these days, day after day, in the order in which they started. A
   * click or a conversion counts on the day of its search and on those beside it.
   */
  readonly searches: (choice: Choice, days: DaySpan) => Promise<readonly VisitorSearch[]>
  /** The last search in an index on a day. */
  readonly lastSearch: (index: string, day: string) => Promise<LoggedSearch | undefined>
}

const DAY = 86_400_000

/**
 * Days that are kept as logged: a search at midnight is in two, and its clicks may be in the next. A full
 * day is 5.5 million characters.
 */
const KEPT_DAYS = 3

/**
 * Searches of visitors that are kept, some 100 bytes each beside what they share. A full log of searches
 * that show 20 hits has 800,000; with more, each report reads the log again.
 */
const KEPT_SEARCHES = 1_200_000

/** Milliseconds before and after midnight in which searches of two days may be one. */
const NEAR = 600_000

const readers = new WeakMap<TrafficLog, TrafficDays>()

/** The reader of a log; always the same one. Other requests have their turn after each day. */
export function trafficDays({ traffic, yieldTurn }: Omit<Reader, 'now'>): TrafficDays {
  const reader = readers.get(traffic) ?? createTrafficDays(traffic, yieldTurn)
  readers.set(traffic, reader)
  return reader
}

function createTrafficDays(log: TrafficLog, yieldTurn: () => Promise<void>): TrafficDays {
  const days = createCache<Day>(KEPT_DAYS, () => 1)
  const folded = createCache<readonly VisitorSearch[]>(KEPT_SEARCHES, ({ length }) => length + 1)
  const share = createSharers()
  const dayAt = async (day: string): Promise<Day> =>
    days(day, log.version(day), async () => {
      const version = log.version(day)
      if (version !== '') await yieldTurn()
      return readDay(log, day)
    })
  const fold = async (
    { index, matches }: Choice,
    day: string,
  ): Promise<readonly VisitorSearch[]> => {
    const start = Date.parse(day)
    const [before, own, after] = [
      await dayAt(dayOf(start - DAY)),
      await dayAt(day),
      await dayAt(dayOf(start + DAY)),
    ]
    const isNear = ({ time }: LoggedSearch): boolean =>
      time >= start - NEAR && time < start + DAY + NEAR
    const searches = [before, own, after].flatMap(
      (one) => one.searches.get(index)?.filter((search) => isNear(search) && matches(search)) ?? [],
    )
    const events = [before, own, after].flatMap((one) => one.events)
    return visitorSearches(searches, events)
      .filter((search) => search.day === day)
      .map(share)
  }
  return {
    searches: (choice, span) =>
      daysIn(span).reduce(async (reading, day) => {
        const all = await reading
        const version = [-DAY, 0, DAY]
          .map((shift) => log.version(dayOf(Date.parse(day) + shift)))
          .join(';')
        const key = JSON.stringify([day, choice.index, choice.tags])
        for (const search of await folded(key, version, () => fold(choice, day))) all.push(search)
        return all
      }, Promise.resolve<VisitorSearch[]>([])),
    lastSearch: async (index, day) => (await dayAt(day)).searches.get(index)?.at(-1),
  }
}

function readDay(log: TrafficLog, day: string): Day {
  const span = { from: day, to: day }
  return {
    searches: groupBy(log.searches(span), ({ index }) => index),
    events: log.events(span),
  }
}

type Cache<Value> = (key: string, version: string, read: () => Promise<Value>) => Promise<Value>

/** A value that was read, or is being read, and its size: 0 until it has been. */
type Kept<Value> = { readonly version: string; readonly value: Promise<Value>; size: number }

/**
 * Creates a cache of values that are valid for a version. The requests of a report come together,
 * so they share what is being read. The least recently used values go first.
 */
function createCache<Value>(most: number, sizeOf: (value: Value) => number): Cache<Value> {
  const kept = new Map<string, Kept<Value>>()
  let total = 0
  const remove = (key: string): void => {
    total -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  const evict = (): void => {
    for (const key of kept.keys()) {
      if (total <= most) return
      remove(key)
    }
  }
  const begin = (key: string, version: string, value: Promise<Value>): Kept<Value> => {
    const entry: Kept<Value> = { version, value, size: 0 }
    const settle = (size: number): void => {
      if (kept.get(key) !== entry) return
      entry.size = size
      total += size
      evict()
    }
    value.then(
      (found) => settle(sizeOf(found)),
      () => kept.get(key) === entry && remove(key),
    )
    return entry
  }
  return (key, version, read) => {
    const before = kept.get(key)
    const entry = before?.version === version ? before : begin(key, version, read())
    if (entry === before) kept.delete(key)
    else remove(key)
    kept.set(key, entry)
    return entry.value
  }
}

/** Values of a kind that are shared: about 20 MB. */
const SHARED = 50_000

/**
 * Creates a function that lets equal parts of searches be the same object: visitors search for the
 * same texts and see the same records.
 */
function createSharers(): (search: VisitorSearch) => VisitorSearch {
  const texts = createSharer<string>()
  const lists = createSharer<readonly string[]>()
  const conditions = createSharer<VisitorSearch['conditions']>()
  return (search) => {
    const { userToken, objectIDs } = search
    return {
      ...search,
      search: texts(search.search, search.search),
      userToken: userToken === null ? null : texts(userToken, userToken),
      objectIDs: lists(objectIDs.join('\n'), objectIDs),
      conditions: conditions(JSON.stringify(search.conditions), search.conditions),
      clicks: search.clicks.length === 0 ? NONE : search.clicks,
      conversions: search.conversions.length === 0 ? NONE : search.conversions,
    }
  }
}

const NONE: readonly never[] = []

function createSharer<Value>(): (key: string, value: Value) => Value {
  const known = new Map<string, Value>()
  return (key, value) => {
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size === SHARED) known.clear()
    known.set(key, value)
    return value
  }
}
