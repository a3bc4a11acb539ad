import { coreBrowsers } from '#catalogue/browsers.ts'
import {
  placesOf,
  standingAt,
  type SupportHistory,
  type Timeline,
} from '#catalogue/history/timeline.ts'
import type { BrowserName } from '#ingest/sources/compat-data.ts'
import type { EntryTimelines } from '#ingest/support/timelines.ts'
import { newestOf } from '#lib/dates.ts'

/** From old to new. */
export type ReleasesByBrowser = ReadonlyMap<BrowserName, SupportHistory['releases']>

type Releases = SupportHistory['releases']

export type EntryRank = {
  /** Whether the newest releases of the core browsers agree. */
  readonly isSettled: boolean
  /** `YYYY-MM-DD` of its latest change. */
  readonly changed: string
}

/**
 * First the entries on which the newest releases of the core browsers differ, each part by latest
 * change. Comparing new releases then needs few files.
 */
export function orderOf<Row extends EntryRank>(
  rows: readonly Row[],
): readonly { readonly row: Row; readonly index: number }[] {
  return rows
    .map((row, index) => ({ row, index }))
    .toSorted(({ row: { changed: a } }, { row: { changed: b } }) => (a < b ? 1 : a > b ? -1 : 0))
    .toSorted(({ row: a }, { row: b }) => Number(a.isSettled) - Number(b.isSettled))
}

export function standingOf(timelines: EntryTimelines, releases: ReleasesByBrowser): EntryRank {
  const browsers = coreBrowsers.flatMap((browser) => {
    const [timeline, own] = [timelines.get(browser), releases.get(browser)]
    return timeline === undefined || own === undefined ? [] : [{ timeline, releases: own }]
  })
  const states = browsers.map(
    ({ timeline, releases: own }) => standingAt(timeline, newestOut(own))?.state,
  )
  return {
    isSettled: states.every((state) => state === states[0]),
    changed: newestOf(browsers.flatMap((browser) => daysOf(browser))),
  }
}

function newestOut(releases: Releases): number {
  return releases.findLastIndex(([, , isComing]) => isComing === 0)
}

/** The days of its changes; changes without a day sort last. */
function daysOf(browser: { readonly timeline: Timeline; readonly releases: Releases }) {
  return placesOf(browser.timeline).map((place) => browser.releases[place]?.[1] || '9999')
}
