import { createAggregate, type Reader } from '#provider/protocol/traffic/recent-events.ts'
import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'

/** Points for what visitors chose in an index. */
export type Trends = {
  /** By objectID. */
  readonly items: ReadonlyMap<string, number>
  /** By filter, `attribute:value`. */
  readonly filters: ReadonlyMap<string, number>
}

/** Days of events in a trend. */
const DAYS = 7
const DAY = 86_400_000
/** Milliseconds after which an event counts half. */
const HALF_LIFE = 2 * DAY
/** Records and filters of a trend, those with the most points. */
const MOST = 1000

/** Views do not count: a record would trend only because a page shows it. */
const WORTH: Readonly<Record<LoggedEvent['type'], number>> = { conversion: 4, click: 1, view: 0 }

const aggregate = createAggregate<Trends, Trends>()

/**
 * Reads the trends of an index and its replicas from recent clicks and conversions. A visitor
 * counts once a day for each record or filter and type of event.
 */
export function readTrends(reader: Reader, indices: ReadonlySet<string>): Promise<Trends> {
  return aggregate(reader, JSON.stringify([...indices]), {
    days: DAYS,
    ofDay: (events, day) => trendsOf(events, day, indices),
    merge: mergeTrends,
  })
}

/** The points of a day as they are when it begins. */
function trendsOf(
  events: readonly LoggedEvent[],
  day: string,
  indices: ReadonlySet<string>,
): Trends {
  const items = new Map<string, number>()
  const filters = new Map<string, number>()
  const seen = new Set<string>()
  const start = Date.parse(day)
  for (const event of events) {
    const worth = WORTH[event.type]
    if (worth === 0 || !indices.has(event.index)) continue
    const points = worth * 2 ** ((event.time - start) / HALF_LIFE)
    const visit = `${event.type} ${event.userToken}`
    add(items, event.objectIDs.filter(isFirst(seen, `${visit} id `)), points)
    add(filters, event.filters.filter(isFirst(seen, `${visit} filter `)), points)
  }
  return { items, filters }
}

/** The days follow one another, the last one is today. */
function mergeTrends(days: readonly Trends[]): Trends {
  const items = new Map<string, number>()
  const filters = new Map<string, number>()
  for (const [at, trends] of days.entries()) {
    const factor = 2 ** (((at - days.length) * DAY) / HALF_LIFE)
    for (const [id, points] of trends.items) add(items, [id], points * factor)
    for (const [filter, points] of trends.filters) add(filters, [filter], points * factor)
  }
  return { items: most(items), filters: most(filters) }
}

const most = (points: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...points].toSorted(([, a], [, b]) => b - a).slice(0, MOST))

function isFirst(seen: Set<string>, prefix: string): (what: string) => boolean {
  return (what) => {
    const before = seen.size
    return seen.add(prefix + what).size > before
  }
}

function add(all: Map<string, number>, keys: readonly string[], points: number): void {
  for (const key of keys) all.set(key, (all.get(key) ?? 0) + points)
}
