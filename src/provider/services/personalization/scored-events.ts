import type { State } from '#provider/protocol/state/state.ts'
import { dayOf } from '#provider/protocol/traffic/days.ts'
import type { Reader } from '#provider/protocol/traffic/recent-events.ts'
import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'

import { strategyOf } from './strategy.ts'

/** An event that affects a visitor's profile. */
export type ScoredEvent = LoggedEvent & { readonly score: number }

const DAY = 86_400_000
/** Days of events in a profile. */
const DAYS = 90
/** Events that are read for a profile, the last ones: a search waits for them. */
const MOST_EVENTS = 100
/** Records and filters of these events that count, the last ones. */
const MOST_TARGETS = 200

/** Reads the events of a visitor that the strategy scores, newest first. */
export function readScoredEvents(
  reader: Reader,
  state: State,
  userToken: string,
): readonly ScoredEvent[] {
  const scores = new Map(
    strategyOf(state).eventsScoring.map(({ eventType, eventName, score }) => [
      `${eventType} ${eventName}`,
      score,
    ]),
  )
  const today = reader.now()
  const days = { from: dayOf(today - (DAYS - 1) * DAY), to: dayOf(today) }
  let targets = 0
  return reader.traffic
    .eventsOf(userToken, days, MOST_EVENTS)
    .toReversed()
    .flatMap((event) => {
      const score = scores.get(`${event.type} ${event.name}`) ?? 0
      if (score === 0) return []
      targets += event.objectIDs.length + event.filters.length
      return targets > MOST_TARGETS ? [] : [{ ...event, score }]
    })
}
