import { coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { type EntryRows, packName } from '#catalogue/history/entry-name.ts'
import {
  SILENT,
  type SupportHistory,
  placesOf,
  standingAt,
  type Timeline,
} from '#catalogue/history/timeline.ts'
import { ENTRIES_PER_FILE } from '#contracts/content.ts'
import type { CompatSource, BrowserName } from '#ingest/sources/compat-data.ts'
import { mapInSlices, type OnProgress } from '#ingest/sources/progress.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import { timelineReader, versionsOf, type EntryTimelines } from '#ingest/support/timelines.ts'
import type { Tracks } from '#ingest/support/tracks.ts'
import { newestOf } from '#lib/dates.ts'

type Options = {
  readonly names: readonly Pick<CompatRecord, 'objectID' | 'name' | 'kind' | 'features'>[]
  readonly tracks: Pick<Tracks, 'of'>
  readonly table: Pick<ReleaseTable, 'date' | 'isComing'>
  readonly onProgress: OnProgress
}

type Histories = {
  readonly histories: Readonly<Record<string, SupportHistory>>
  readonly entries: readonly EntryRows[]
}

export async function supportHistories(
  { browsers, entries }: Pick<CompatSource, 'browsers' | 'entries'>,
  { names, tracks, table, onProgress }: Options,
): Promise<Histories> {
  const versions = versionsOf(browsers)
  const releases: ReleasesByBrowser = new Map(
    Array.from(versions, ([browser, own]) => [
      browser,
      own.map((version) => [
        version,
        table.date(browser, version) ?? '',
        table.isComing(browser, version) ? 1 : 0,
      ]),
    ]),
  )
  const read = timelineReader(versions, tracks)
  const known = names.flatMap((named) => {
    const entry = entries.get(named.objectID)
    return entry === undefined ? [] : [{ entry, named }]
  })
  const rows = await mapInSlices(
    known,
    ({ entry, named: { objectID: key, name, kind, features } }) => {
      const timelines = read(entry)
      const row = [key, packName(key, name), kind, features.join(' ')] as const
      return { row, timelines, ...standingOf(timelines, releases) }
    },
    { step: 'support histories', onProgress },
  )
  const files = inFiles(orderOf(rows))
  const all = files.flat()
  return {
    histories: Object.fromEntries(
      Array.from(releases, ([browser, own]) => [
        browser,
        {
          releases: own,
          timelines: all.map(({ timelines }) => timelines.get(browser) ?? SILENT),
        },
      ]),
    ),
    entries: files.map((file) => file.map(({ row }) => row)),
  }
}

type Placed<Row> = { readonly row: Row; readonly index: number }

/** Sorts each file in the order of the data: neighbours share prefixes, which compress. */
function inFiles<Row>(ordered: readonly Placed<Row>[]): readonly (readonly Row[])[] {
  const count = Math.ceil(ordered.length / ENTRIES_PER_FILE)
  return Array.from({ length: count }, (_, file) =>
    ordered
      .slice(file * ENTRIES_PER_FILE, (file + 1) * ENTRIES_PER_FILE)
      .toSorted((a, b) => a.index - b.index)
      .map(({ row }) => row),
  )
}

/** From old to new. */
type ReleasesByBrowser = ReadonlyMap<BrowserName, SupportHistory['releases']>

type Releases = SupportHistory['releases']

type EntryRank = {
  /** Whether the newest releases of the core browsers agree. */
  readonly isSettled: boolean
  /** `YYYY-MM-DD` of its latest change. */
  readonly changed: string
}

/**
 * First the entries on which the newest releases of the core browsers differ, each part by latest
 * change. Comparing new releases then needs few files.
 */
function orderOf<Row extends EntryRank>(
  rows: readonly Row[],
): readonly { readonly row: Row; readonly index: number }[] {
  return rows
    .map((row, index) => ({ row, index }))
    .toSorted(({ row: { changed: a } }, { row: { changed: b } }) => (a < b ? 1 : a > b ? -1 : 0))
    .toSorted(({ row: a }, { row: b }) => Number(a.isSettled) - Number(b.isSettled))
}

function standingOf(timelines: EntryTimelines, releases: ReleasesByBrowser): EntryRank {
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
