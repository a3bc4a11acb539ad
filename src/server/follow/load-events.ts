import * as v from 'valibot'

import { changesSchema, type LoggedChange, readChangeLog } from '#catalogue/events/change-log.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { type ReleaseDates, releaseDatesSchema } from '#contracts/content-files.ts'
import { isoDay, newestOf } from '#lib/dates.ts'
import { readContentFile } from '#server/seo/content-file.ts'

import type { FollowedEvents } from './means.ts'

/**
 * From the content files of a built page.
 * @throws {TypeError} if one is not there or not as expected
 */
export async function readEvents(dist: string): Promise<FollowedEvents> {
  const [dates, changes] = await Promise.all(
    ['releaseDates.json', 'changes.json'].map((name) => readContentFile(dist, name)),
  )
  if (v.is(releaseDatesSchema, dates) && v.is(changesSchema, changes))
    return eventsFrom(dates, changes)
  throw new TypeError(
    'The files of releases and changes are not as expected. Build the page again.',
  )
}

export function eventsFrom(dates: ReleaseDates, changes: readonly LoggedChange[]): FollowedEvents {
  const today = isoDay(Date.now() / 1000)
  const days = Object.values(dates).flatMap((own) => Object.values(own))
  return {
    releases: releaseDaysOf(dates),
    log: readChangeLog(changes),
    asOf: newestOf(days.filter((day) => day <= today)),
  }
}
