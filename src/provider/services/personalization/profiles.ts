import { type FilterCondition, type StoredRecord, visitAttribute } from '#engine/index.ts'
import type { ReadPreferences } from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import { findRecord } from '#provider/protocol/state/record-set.ts'
import type { State } from '#provider/protocol/state/state.ts'
import { dayOf } from '#provider/protocol/traffic/days.ts'
import type { Reader } from '#provider/protocol/traffic/recent-events.ts'
import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'

import { strategyOf } from './strategy.ts'

export type Profile = {
  /** Milliseconds since 1970. */
  readonly lastEventAt: number
  /** Facet → value → points, 1 to `MOST_POINTS`. */
  readonly scores: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** The points of the value that a visitor prefers most. */
const MOST_POINTS = 20
/** Milliseconds after which an event counts half. */
const HALF_LIFE = 30 * 86_400_000
/** Number of a facet's values that affect a search, the most preferred ones. */
const MOST_VALUES = 20

/** Reads the profile of a visitor; undefined without an event that the strategy scores. */
export function readProfile(reader: Reader, state: State, userToken: string): Profile | undefined {
  const strategy = strategyOf(state)
  if (strategy.eventsScoring.length === 0) return undefined
  const events = readScoredEvents(reader, state, userToken)
  if (events.length === 0) return undefined
  const points = new Map<string, Map<string, number>>()
  const now = reader.now()
  for (const event of events) {
    const worth = event.score * 2 ** (Math.min(0, event.time - now) / HALF_LIFE)
    const records = recordsOf(state, event)
    for (const { facetName, score } of strategy.facetsScoring) {
      const values = points.get(facetName) ?? new Map<string, number>()
      for (const value of valuesOf(event, records, facetName)) {
        values.set(value, (values.get(value) ?? 0) + worth * score)
      }
      points.set(facetName, values)
    }
  }
  const lastEventAt = events.reduce((last, { time }) => Math.max(last, time), 0)
  return { lastEventAt, scores: toScores(points) }
}

/**
 * Creates a function that reads a visitor's preferences: for each facet a group of optional
 * filters, so that facets add up while only the best value of each facet counts.
 */
export function createPreferences(reader: Reader): ReadPreferences {
  return async (state, { userToken, impact }) => {
    const share = (impact ?? strategyOf(state).personalizationImpact) / 100
    if (share === 0) return []
    const profile = readProfile(reader, state, userToken)
    if (profile === undefined) return []
    return Array.from(profile.scores, ([attribute, values]) =>
      [...values].slice(0, MOST_VALUES).flatMap(([value, points]): FilterCondition[] => {
        const score = Math.round(points * share)
        return score === 0 ? [] : [{ kind: 'facet', attribute, value, negated: false, score }]
      }),
    ).filter((group) => group.length > 0)
  }
}

/** The records of an event that still exist. */
function recordsOf(state: State, event: ScoredEvent): readonly StoredRecord[] {
  const id = state.names.get(event.index)
  if (id === undefined) return []
  const set = recordSetOf(state, id)
  return event.objectIDs.flatMap((objectID) => findRecord(set, objectID) ?? [])
}

/** The values of a facet that an event is about, once per record that has the value. */
function valuesOf(
  { filters }: ScoredEvent,
  records: readonly StoredRecord[],
  facet: string,
): readonly string[] {
  const filtered = filters
    .filter((filter) => filter.startsWith(`${facet}:`))
    .map((filter) => filter.slice(facet.length + 1))
  const held = records.flatMap((record) => {
    const values = new Set<string>()
    visitAttribute(record, facet, (leaf) => void values.add(String(leaf)))
    return [...values]
  })
  return [...filtered, ...held]
}

type Points = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Scales points to the maximum of all facets. Values that round to 0 are left out. */
function toScores(points: Points): Points {
  let most = 0
  for (const values of points.values()) {
    for (const worth of values.values()) most = Math.max(most, worth)
  }
  return new Map(
    Array.from(points, ([facet, values]) => {
      const scored = Array.from(values, ([value, worth]): [string, number] => [
        value,
        Math.round((MOST_POINTS * worth) / most),
      ])
      const kept = scored.filter(([, score]) => score > 0)
      return [facet, new Map(kept.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))]
    }),
  )
}

/** An event that affects a visitor's profile. */
type ScoredEvent = LoggedEvent & { readonly score: number }

const DAY = 86_400_000
/** Days of events in a profile. */
const DAYS = 90
/** Events that are read for a profile, the last ones: a search waits for them. */
const MOST_EVENTS = 100
/** Records and filters of these events that count, the last ones. */
const MOST_TARGETS = 200

/** Reads the events of a visitor that the strategy scores, newest first. */
function readScoredEvents(reader: Reader, state: State, userToken: string): readonly ScoredEvent[] {
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
