import * as v from 'valibot'

import type { CatalogueEvent, ExpectedEvent } from '#catalogue/events/event.ts'
import {
  entryEvents,
  type EventSources,
  expectedOf,
  featureEvents,
} from '#catalogue/events/record-events.ts'
import { type FollowedBrowsers, usableEvent } from '#catalogue/events/usable-event.ts'
import { readAttributes } from '#server/records/record-json.ts'

import {
  followedEntry,
  type FollowedEntry,
  followedFeature,
  type FollowedFeature,
} from './followed-schemas.ts'

/** A record with events of its own. */
export type Followable =
  | { readonly list: 'features'; readonly record: FollowedFeature }
  | { readonly list: 'compat'; readonly record: FollowedEntry }

export type NewsSources = EventSources & {
  /** The browsers that the address names. */
  readonly browsers?: FollowedBrowsers | undefined
}

/** The attributes to retrieve for `readFollowable`. */
export function followedAttributes(list: Followable['list']): readonly string[] {
  return readAttributes(list === 'features' ? followedFeature : followedEntry)
}

/** A record of a list; undefined if it is not as expected. */
export function readFollowable(list: Followable['list'], record: unknown): Followable | undefined {
  if (list === 'compat') return v.is(followedEntry, record) ? { list, record } : undefined
  return v.is(followedFeature, record) ? { list, record } : undefined
}

/** All that has happened to a record, in no order. */
export function newsOf(one: Followable, sources: NewsSources): readonly CatalogueEvent[] {
  const { browsers } = sources
  const own =
    one.list === 'features' ? featureEvents(one.record, sources) : entryEvents(one.record, sources)
  const usable = browsers && usableEvent(one, browsers, sources)
  return usable === undefined ? own : [...own, usable]
}

/** What is expected of a record, soonest first. */
export function comingOf(
  { list, record }: Followable,
  sources: EventSources,
): readonly ExpectedEvent[] {
  return expectedOf(list, record, sources)
}
