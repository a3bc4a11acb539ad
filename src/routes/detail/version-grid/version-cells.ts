import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { PerBrowser } from '#catalogue/features/record.ts'
import type { ReleaseDates, UsageShares, VersionShare } from '#contracts/content.ts'
import { isUsableState, supportIn } from '#lib/support-code.ts'
import { versionInteger, versionNumber } from '#lib/version.ts'

/** Degrees of support, from full to none. */
export const versionStates = ['full', 'part', 'none', 'unknown'] as const

export type VersionState = (typeof versionStates)[number]

/** Determines the state of a version of a core browser. */
export type StateOf = (browser: CoreBrowser, version: number) => VersionState

/** The meaning of each state in context: "since web-features counts it". */
export type StateMeanings = Readonly<Record<VersionState, string>>

/** A quiet second line about a version: "2 of 28 parts"; empty for none. */
export type NoteOf = (browser: CoreBrowser, version: number) => string

/** The state of a version by a record's support codes. `today` is `YYYY-MM-DD`. */
export function stateByCodes(support: PerBrowser<string>, today: string): StateOf {
  return (browser, version) => {
    const { state } = supportIn(support[browser], versionInteger(String(version)), today)
    if (state === 'full' || state === 'unknown') return state
    return isUsableState(state) ? 'part' : 'none'
  }
}

/** Adjacent versions with the same state. */
export type VersionCell = {
  readonly label: string
  readonly state: VersionState
  /** "2 of 28 parts"; "up to …" if its versions differ; empty for none. */
  readonly note: string
  /** Percent of all visitors. */
  readonly share: number
  /** Whether the versions are unreleased, the newest release, or older. */
  readonly time: 'coming' | 'current' | 'past'
}

/** Versions with at least this share (percent) get a separate cell. */
const LARGE = 1

/** The maximum number of cells for old versions, unless their states change more often. */
const MOST_PAST = 6

type CellRules = {
  readonly stateOf: (version: number) => VersionState
  readonly noteOf: (version: number) => string
  /** Whether a version is unreleased, the newest release, or older. */
  readonly timeOf: (version: VersionShare) => VersionCell['time']
}

/**
 * Groups the versions of a browser, newest first, into cells. Adjacent versions with the same state
 * share a cell if few visitors use them: only widely used versions need a separate cell.
 */
export function versionCells(
  versions: readonly VersionShare[],
  { stateOf, noteOf, timeOf }: CellRules,
): readonly VersionCell[] {
  const single = versions.map((row): VersionCell => {
    const [label, place, share] = row
    return { label, state: stateOf(place), note: noteOf(place), share, time: timeOf(row) }
  })
  return mergeToFit(single.reduce(mergeSmall, []))
}

/** Whether two neighbours may be merged: the newest release always has a separate cell. */
function canMerge(newer: VersionCell, older: VersionCell): boolean {
  const isAlike = newer.state === older.state && newer.time === older.time
  return isAlike && newer.time !== 'current' && (newer.note === '') === (older.note === '')
}

function mergeSmall(cells: readonly VersionCell[], cell: VersionCell): readonly VersionCell[] {
  const last = cells.at(-1)
  const isSmall = last !== undefined && last.share < LARGE && cell.share < LARGE
  return isSmall && canMerge(last, cell)
    ? [...cells.slice(0, -1), merged(last, cell)]
    : [...cells, cell]
}

/** Merges the least used neighbours until there are few enough cells, or none can be merged. */
function mergeToFit(cells: readonly VersionCell[]): readonly VersionCell[] {
  const pairs = cells.flatMap((cell, index) => {
    const older = cells[index + 1]
    return older !== undefined && canMerge(cell, older)
      ? [{ index, cell: merged(cell, older) }]
      : []
  })
  const [least] = pairs.toSorted((a, b) => a.cell.share - b.cell.share)
  const past = cells.filter(({ time }) => time === 'past').length
  if (least === undefined || past <= MOST_PAST) return cells
  return mergeToFit(cells.toSpliced(least.index, 2, least.cell))
}

const UP_TO = /^up to /

function merged(newer: VersionCell, older: VersionCell): VersionCell {
  const [from] = older.label.split(/[–-]/)
  const to = newer.label.split(/[–-]/).at(-1)
  const note = newer.note === older.note ? newer.note : `up to ${newer.note.replace(UP_TO, '')}`
  return { ...newer, label: `${from}–${to}`, note, share: newer.share + older.share }
}

/** Percent of visitors by the state of their version; unidentified browsers are `unknown`. */
export function sharesByState(
  { core, others }: UsageShares,
  stateOf: StateOf,
): Readonly<Record<VersionState, number>> {
  const sums = { full: 0, part: 0, none: 0, unknown: 0 }
  const all = [...coreBrowsers.map((as) => ({ as, versions: core[as] })), ...others]
  for (const { as, versions } of all) {
    for (const [, place, share] of versions) sums[stateOf(as, place)] += share
  }
  const known = sums.full + sums.part + sums.none
  return { ...sums, unknown: Math.max(0, 100 - known) }
}

/** The versions of a browser with usage, and the releases that are out by a day. */
export type DatedVersions = {
  /** Newest first. The newest release is among them, with no usage if the usage data lacks it. */
  readonly versions: readonly VersionShare[]
  readonly timeOf: CellRules['timeOf']
  /** The newest release, if the usage data lacks it. */
  readonly lacking?: string
}

/**
 * Compares numbers, because usage data writes "26.0" for the "26" of the dates.
 * @param dates `YYYY-MM-DD` by version
 * @param today `YYYY-MM-DD`
 */
export function datedVersions(
  shares: readonly VersionShare[],
  dates: ReleaseDates[string],
  today: string,
): DatedVersions {
  const newest = Object.entries(dates)
    .filter(([, day]) => day <= today)
    .map(([version]) => ({ version, place: versionNumber(version) }))
    .toSorted((a, b) => b.place - a.place)[0]
  // Without days, the newest version with usage is the newest release.
  const current = newest?.place ?? Math.max(...shares.map(([, place]) => place))
  const timeOf: CellRules['timeOf'] = ([, place]) =>
    place === current ? 'current' : place < current ? 'past' : 'coming'
  if (newest === undefined || shares.some(([, place]) => place === current)) {
    return { versions: shares, timeOf }
  }
  const added: VersionShare = [newest.version, newest.place, 0]
  const versions = [...shares, added].toSorted(([, a], [, b]) => b - a)
  return { versions, timeOf, lacking: newest.version }
}
