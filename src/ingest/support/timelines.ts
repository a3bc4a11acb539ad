import { changeBetween, type ChangeKind } from '#catalogue/history/support-state.ts'
import {
  NEVER_YET,
  packStep,
  placesOf,
  SILENT,
  standingAt,
  type Timeline,
} from '#catalogue/history/timeline.ts'
import type { BrowserName, CompatEntry, CompatSource } from '#ingest/sources/compat-data.ts'
import type { SupportState } from '#lib/support-code.ts'
import { compareVersions } from '#lib/version.ts'

import type { Track, TrackStep, Tracks } from './tracks.ts'

type Browsers = CompatSource['browsers']

/** The versions of each browser from old to new. */
export type VersionsByBrowser = ReadonlyMap<BrowserName, readonly string[]>

export function versionsOf(browsers: Browsers): VersionsByBrowser {
  return new Map(
    [...browsers].map(([browser, { releases }]) => [
      browser,
      Object.keys(releases).toSorted(compareVersions),
    ]),
  )
}

/** Support of an entry by browser. */
export type EntryTimelines = ReadonlyMap<BrowserName, Timeline>

/** Reads the support history of an entry in browsers with these versions. */
export function timelineReader(
  versions: VersionsByBrowser,
  tracks: Pick<Tracks, 'of'>,
): (entry: CompatEntry) => EntryTimelines {
  return (entry) =>
    new Map(
      Array.from(versions, ([browser, own]) => [
        browser,
        packTrack(tracks.of(entry, browser), own.length),
      ]),
    )
}

/**
 * Encodes a track, without names and previews.
 * @param count the number of releases of the browser
 */
export function packTrack(track: Track, count: number): Timeline {
  if (track === undefined) return SILENT
  const steps: TrackStep[] = []
  for (const step of track) {
    if (step.place < count && step.state !== (steps.at(-1)?.state ?? 'none')) steps.push(step)
  }
  const [start, ...changes] = steps.map(packStep)
  if (start === undefined) return NEVER_YET
  return changes.length === 0 ? start : [start, ...changes]
}

/** A release that changed the support of an entry. */
export type VersionChange = {
  readonly browser: BrowserName
  readonly version: string
  /** The difference from the release before. */
  readonly kind: ChangeKind
}

type ChangeSources = Pick<CompatSource, 'browsers' | 'entries'> & {
  readonly tracks: Pick<Tracks, 'of'>
}

/** By key of the entry, what the releases of some browsers changed. */
export function changesByEntry(
  { browsers, entries, tracks }: ChangeSources,
  named: readonly BrowserName[],
): ReadonlyMap<string, readonly VersionChange[]> {
  const versions = new Map([...versionsOf(browsers)].filter(([browser]) => named.includes(browser)))
  const read = timelineReader(versions, tracks)
  return new Map(
    Array.from(entries.values(), (entry) => [
      entry.key,
      [...read(entry)].flatMap(([browser, timeline]) =>
        changesIn(timeline).flatMap(({ place, kind }) => {
          const version = versions.get(browser)?.[place]
          return version === undefined ? [] : [{ browser, version, kind }]
        }),
      ),
    ]),
  )
}

function changesIn(timeline: Timeline) {
  let before: SupportState = 'none'
  return placesOf(timeline).flatMap((place) => {
    const { state = 'none' } = standingAt(timeline, place) ?? {}
    const kind = changeBetween(before, state)
    before = state
    return kind === undefined ? [] : [{ place, kind }]
  })
}
