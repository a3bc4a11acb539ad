import type { State } from '#provider/protocol/state/state.ts'
import { dayOf, daysIn } from '#provider/protocol/traffic/days.ts'
import type { Reader } from '#provider/protocol/traffic/recent-events.ts'
import type { LoggedEvent, TrafficLog } from '#provider/protocol/traffic/traffic-log.ts'

import { strategyOf } from './strategy.ts'

/** An event that affects a visitor's profile. */
export type ScoredEvent = Pick<LoggedEvent, 'time' | 'index' | 'objectIDs' | 'filters'> & {
  readonly score: number
}

/** The `configs` key that changes when a profile is deleted, to invalidate cached events. */
export const FORGOTTEN = 'personalization/forgotten'

const DAY = 86_400_000
/** Days of events in a profile. */
const DAYS = 90
/** Milliseconds until the log is read again, so that a click affects the next list. */
const FRESH = 1000

type ReadDay = {
  /** The version of the day in the log. */
  readonly version: string
  /** By user token. */
  readonly events: ReadonlyMap<string, readonly ScoredEvent[]>
}

type Kept = {
  /** When the log was checked, in milliseconds since 1970. */
  readonly at: number
  /** Identifies the other inputs of the events. */
  readonly key: string
  readonly days: Promise<ReadonlyMap<string, ReadDay>>
}

const caches = new WeakMap<TrafficLog, Kept>()

/** Reads the events of a visitor that the strategy scores, in chronological order. */
export async function readScoredEvents(
  reader: Reader,
  state: State,
  userToken: string,
): Promise<readonly ScoredEvent[]> {
  const days = await readDays(reader, state)
  return [...days.values()].flatMap(({ events }) => events.get(userToken) ?? [])
}

/** The days of a profile, shared by all searches within `FRESH`. */
function readDays(reader: Reader, state: State): Kept['days'] {
  const { eventsScoring } = strategyOf(state)
  const key = JSON.stringify([eventsScoring, state.configs.get(FORGOTTEN) ?? null])
  const at = reader.now()
  const known = caches.get(reader.traffic)
  const before = known?.key === key ? known : undefined
  if (before !== undefined && Math.abs(at - before.at) < FRESH) return before.days
  const scores = new Map(
    eventsScoring.map(({ eventType, eventName, score }) => [`${eventType} ${eventName}`, score]),
  )
  const days = refresh(reader, scores, before?.days)
  caches.set(reader.traffic, { at, key, days })
  days.catch(() => caches.delete(reader.traffic))
  return days
}

/** Reads the days that have changed. Other requests have their turn after each. */
async function refresh(
  reader: Reader,
  scores: ReadonlyMap<string, number>,
  before: Kept['days'] | undefined,
): Kept['days'] {
  const known = await before
  const today = reader.now()
  const names = daysIn({ from: dayOf(today - (DAYS - 1) * DAY), to: dayOf(today) })
  return names.reduce(async (reading, name) => {
    const days = await reading
    const version = reader.traffic.version(name)
    const kept = known?.get(name)
    if (kept?.version === version) return days.set(name, kept)
    days.set(name, { version, events: scoredEvents(reader.traffic, name, scores) })
    if (version !== '') await reader.yieldTurn()
    return days
  }, Promise.resolve(new Map<string, ReadDay>()))
}

/** User token → scored events of a day. */
function scoredEvents(
  traffic: TrafficLog,
  day: string,
  scores: ReadonlyMap<string, number>,
): ReadDay['events'] {
  const all = new Map<string, ScoredEvent[]>()
  for (const event of traffic.events({ from: day, to: day })) {
    const score = scores.get(`${event.type} ${event.name}`) ?? 0
    if (score === 0) continue
    const { time, index, objectIDs, filters, userToken } = event
    const known = all.get(userToken) ?? []
    known.push({ time, index, objectIDs, filters, score })
    all.set(userToken, known)
  }
  return all
}
