import { readChangeLog } from '#catalogue/events/change-log.ts'
import type { CatalogueEvent } from '#catalogue/events/event.ts'
import {
  entryEvents,
  type EventfulEntry,
  type EventfulFeature,
  featureEvents,
} from '#catalogue/events/record-events.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { epochSeconds, newestOf } from '#lib/dates.ts'

import { releaseDates } from './content/summary.ts'
import type { Sources } from './sources/sources.ts'

/** Announced days count: a record has to be found once they have come. */
const AT_THE_END = '9999-12-31'

/** Adds to records the day of their newest event, for filters. */
export function createDating({ compat, changes }: Pick<Sources, 'compat' | 'changes'>) {
  const sources = {
    releases: releaseDaysOf(releaseDates(compat)),
    log: readChangeLog(changes),
    today: AT_THE_END,
  }
  return {
    feature: <Own extends EventfulFeature>(feature: Own) =>
      dated(feature, featureEvents(feature, sources)),
    entry: <Own extends EventfulEntry>(entry: Own) => dated(entry, entryEvents(entry, sources)),
  }
}

function dated<Own>(record: Own, events: readonly CatalogueEvent[]) {
  const newest = newestOf(events.map(({ day }) => day))
  return newest === '' ? record : { ...record, changed: epochSeconds(newest) }
}
