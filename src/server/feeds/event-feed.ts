import { changeEvent } from '#catalogue/events/change-events.ts'
import { baselineChangeKinds, type ChangeLog } from '#catalogue/events/change-log.ts'
import type { CatalogueEvent } from '#catalogue/events/event.ts'
import {
  type EventfulFeature,
  type EventSources,
  featureEvents,
} from '#catalogue/events/record-events.ts'
import { listPath, recordPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'

import type { AtomEntry, FeedContent } from './atom.ts'

/** An event as an entry of a feed. */
export function entryOf(event: CatalogueEvent, siteUrl: string): AtomEntry {
  const { name, title, text, day, kind, list, id } = event
  const address = siteUrl + recordPath(list, id)
  return { name, title, address, date: day, summary: text, related: [], category: kind }
}

/** Later than any announced release. */
const AT_THE_END = '9999-12-31'

/**
 * What has happened to all features. Releases announced by the data are among it with their days:
 * those that lie ahead are left out on the day of an answer.
 */
export function eventFeed(
  features: readonly EventfulFeature[],
  { asOf, ...events }: Omit<EventSources, 'today'> & { readonly asOf: string },
  siteUrl: string,
): FeedContent {
  const all = features.flatMap((feature) => [
    ...featureEvents(feature, { ...events, today: asOf }),
    ...featureEvents(feature, { ...events, today: AT_THE_END }).filter(({ day }) => day > asOf),
  ])
  return {
    subtitle: 'What has happened to features: support, Baseline, names.',
    page: siteUrl + listPath('features'),
    entries: all.map((event) => entryOf(event, siteUrl)),
  }
}

/** The features that lost or regained a Baseline status, or got it on another day. */
export function changesFeedContent(log: ChangeLog, siteUrl: string): FeedContent {
  const changes = log.all.filter(({ kind }) => baselineChangeKinds.some((one) => one === kind))
  return {
    subtitle: 'Features that lost or regained a Baseline status, or got it on another day.',
    page: siteUrl + views.upcoming.path,
    entries: changes.map((change) =>
      entryOf(changeEvent(change, { id: log.currentId(change.id), log }), siteUrl),
    ),
  }
}
