import type { CatalogueEvent, ExpectedEvent } from '#catalogue/events/event.ts'
import {
  entryEvents,
  type EventSources,
  expectedOf,
  featureEvents,
} from '#catalogue/events/record-events.ts'
import { type FollowedBrowsers, usableEvent } from '#catalogue/events/usable-event.ts'

import type { FollowedEntry, FollowedFeature } from './readings.ts'

/** A record with events of its own. */
export type Followable =
  | { readonly list: 'features'; readonly record: FollowedFeature }
  | { readonly list: 'compat'; readonly record: FollowedEntry }

export type NewsSources = EventSources & {
  /** The browsers that the address names. */
  readonly browsers?: FollowedBrowsers | undefined
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
