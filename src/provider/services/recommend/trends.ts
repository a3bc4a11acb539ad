import { dayOf } from '#provider/protocol/traffic/days.ts'
import { createTrafficCache, visitRecentEvents } from '#provider/protocol/traffic/recent-events.ts'
import type { Reader } from '#provider/protocol/traffic/recent-events.ts'
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
/** Milliseconds after which an event counts half. */
const HALF_LIFE = 2 * 86_400_000

/** Views do not count: a record would trend only because a page shows it. */
const WORTH: Readonly<Record<LoggedEvent['type'], number>> = { conversion: 4, click: 1, view: 0 }

const cached = createTrafficCache<Trends>()

/**
 * Reads the trends of an index and its replicas from recent clicks and conversions. A visitor
 * counts once a day for each record or filter and type of event.
 */
export function readTrends(reader: Reader, indices: ReadonlySet<string>): Promise<Trends> {
  return cached(reader, JSON.stringify([...indices]), async () => {
    const items = new Map<string, number>()
    const filters = new Map<string, number>()
    const seen = new Set<string>()
    const now = reader.now()
    await visitRecentEvents(reader, DAYS, (event) => {
      const worth = WORTH[event.type]
      if (worth === 0 || !indices.has(event.index)) return
      const points = worth * 2 ** (Math.min(0, event.time - now) / HALF_LIFE)
      const visit = `${dayOf(event.time)} ${event.type} ${event.userToken}`
      add(items, event.objectIDs.filter(isFirst(seen, `${visit} id `)), points)
      add(filters, event.filters.filter(isFirst(seen, `${visit} filter `)), points)
    })
    return { items, filters }
  })
}

function isFirst(seen: Set<string>, prefix: string): (what: string) => boolean {
  return (what) => {
    const before = seen.size
    return seen.add(prefix + what).size > before
  }
}

function add(all: Map<string, number>, keys: readonly string[], points: number): void {
  for (const key of keys) all.set(key, (all.get(key) ?? 0) + points)
}
