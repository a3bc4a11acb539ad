import { type CoreBrowser, coreBrowsers, type PerBrowser } from '#catalogue/browsers.ts'
import { stateWords, type VerdictState } from '#catalogue/verdict/states.ts'
import type { ReleaseDates } from '#contracts/content-files.ts'
import type { UsageShares, VersionShare } from '#contracts/usage-shares.ts'
import { supportIn } from '#lib/support-code.ts'
import { versionInteger, versionNumber } from '#lib/version.ts'

/** The states of versions, from full support to none. */
export const versionStates = [
  'yes',
  'nearly',
  'part',
  'prefix',
  'flag',
  'notYet',
  'removed',
  'unknown',
] as const satisfies readonly VerdictState[]

export type VersionState = (typeof versionStates)[number]

/** Determines the state of a version of a core browser. */
export type StateOf = (browser: CoreBrowser, version: number) => VersionState

/** How many parts of a record work in a version. */
export type PartsOf = {
  readonly total: number
  readonly working: (browser: CoreBrowser, version: number) => number
}

const states = {
  full: 'yes',
  nearly: 'nearly',
  partial: 'part',
  prefix: 'prefix',
  alias: 'prefix',
  flag: 'flag',
  unknown: 'unknown',
} as const

/** The state of a version by a record's support codes. `today` is `YYYY-MM-DD`. */
export function stateByCodes(support: PerBrowser<string>, today: string): StateOf {
  return (browser, version) => {
    const { state, isRemoved } = supportIn(support[browser], versionInteger(String(version)), today)
    if (state !== 'none') return states[state]
    return isRemoved ? 'removed' : 'notYet'
  }
}

/** Adjacent versions with the same state. */
export type VersionCell = {
  readonly label: string
  readonly state: VersionState
  /** The fewest and the most parts that work in its versions. */
  readonly parts: readonly [least: number, most: number]
  /** Percent of all visitors. */
  readonly share: number
  /** Whether the versions are unreleased, the newest release, or older. */
  readonly time: 'coming' | 'current' | 'past'
  /** Its versions as numbers. */
  readonly places: readonly [oldest: number, newest: number]
}

type CellRules = {
  readonly stateOf: (version: number) => VersionState
  /** The number of working parts. */
  readonly partsOf: (version: number) => number
  readonly total: number
  /** Whether a version is unreleased, the newest release, or older. */
  readonly timeOf: (version: VersionShare) => VersionCell['time']
}

/**
 * Groups the versions of a browser, newest first, into cells: by state, then by whether all parts
 * work, some or none. The newest release always has a cell of its own.
 */
export function versionCells(
  versions: readonly VersionShare[],
  { stateOf, partsOf, total, timeOf }: CellRules,
): readonly VersionCell[] {
  const degree = ([least]: VersionCell['parts']) => (least === 0 ? 0 : least < total ? 1 : 2)
  const cells: VersionCell[] = []
  for (const row of versions) {
    const [label, place, share] = row
    const parts = partsOf(place)
    const cell: VersionCell = {
      label: label.replaceAll(/\.0(?![\d.])/g, ''),
      state: stateOf(place),
      parts: [parts, parts],
      share,
      time: timeOf(row),
      places: [place, place],
    }
    const last = cells.at(-1)
    const isAlike = last?.state === cell.state && last.time === cell.time
    if (isAlike && cell.time !== 'current' && degree(last.parts) === degree(cell.parts)) {
      cells.splice(-1, 1, mergedCells(last, cell))
    } else cells.push(cell)
  }
  return cells
}

/** One cell for the versions of two neighbours, in the state of the newer one. */
export function mergedCells(newer: VersionCell, older: VersionCell): VersionCell {
  const [from] = older.label.split(/[–-]/)
  const to = newer.label.split(/[–-]/).at(-1)
  return {
    ...newer,
    label: `${from}–${to}`,
    parts: [Math.min(newer.parts[0], older.parts[0]), Math.max(newer.parts[1], older.parts[1])],
    share: newer.share + older.share,
    places: [older.places[0], newer.places[1]],
  }
}

/** The versions of a browser, newest first, and the visitor's. */
export type VersionColumn = {
  readonly browser: CoreBrowser
  readonly cells: readonly VersionCell[]
  readonly target: number | undefined
}

/** All columns, and the number of all parts; 0 without parts. */
export type VersionColumns = {
  readonly columns: readonly VersionColumn[]
  readonly total: number
}

/** "Not yet" would be wrong of a version that will not change any more. */
export function wordOf({ state, time }: Pick<VersionCell, 'state' | 'time'>): string {
  return state === 'notYet' && time === 'past' ? 'No' : stateWords[state]
}

/** "25–26 of 28 parts" where that differs from the state; empty where it does not. */
export function partsNote({ state, parts: [least, most] }: VersionCell, total: number): string {
  if (most === 0 || (state === 'yes' && least === total)) return ''
  return `${least === most ? most : `${Math.max(1, least)}–${most}`} of ${total} parts`
}

/** Cells at the same height in each column; undefined where a column has none. */
export type VersionRow = {
  readonly time: VersionCell['time']
  readonly cells: readonly (VersionCell | undefined)[]
}

/** The rows of columns of cells, so that nothing is between two neighbours of a column. */
export function versionRows(columns: readonly (readonly VersionCell[])[]): readonly VersionRow[] {
  return (['coming', 'current', 'past'] as const).flatMap((time) => {
    const own = columns.map((cells) => cells.filter((cell) => cell.time === time))
    const height = Math.max(0, ...own.map(({ length }) => length))
    return Array.from({ length: height }, (_, row) => ({
      time,
      // Upcoming versions stand above the current one, older ones below it.
      cells: own.map((cells) => cells[time === 'coming' ? row - height + cells.length : row]),
    }))
  })
}

/** Percent of visitors by the state of their version; unidentified browsers are `unknown`. */
export function sharesByState(
  { core, others }: UsageShares,
  stateOf: StateOf,
): Readonly<Record<VersionState, number>> {
  const sums = { yes: 0, nearly: 0, part: 0, prefix: 0, flag: 0, notYet: 0, removed: 0, unknown: 0 }
  const all = [...coreBrowsers.map((as) => ({ as, versions: core[as] })), ...others]
  for (const { as, versions } of all) {
    for (const [, place, share] of versions) sums[stateOf(as, place)] += share
  }
  const { unknown: _, ...known } = sums
  const total = Object.values(known).reduce((sum, share) => sum + share, 0)
  return { ...sums, unknown: Math.max(0, 100 - total) }
}

/** The versions of a browser, and which of them are out by a day. */
type DatedVersions = {
  /** Newest first: those with usage, and with no usage all others that have a day. */
  readonly versions: readonly VersionShare[]
  readonly timeOf: CellRules['timeOf']
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
  const used = new Set(shares.map(([, place]) => place))
  const dated = Object.entries(dates).map(([version, day]) => {
    const row: VersionShare = [version, versionNumber(version), 0]
    return { row, isOut: day <= today }
  })
  const out = dated.flatMap(({ row: [, place], isOut }) => (isOut ? [place] : []))
  // Without days, the newest version with usage is the newest release.
  const current = Math.max(...(out.length > 0 ? out : used))
  const others = dated.flatMap(({ row }) => (used.has(row[1]) ? [] : [row]))
  return {
    versions: [...shares, ...others].toSorted(([, a], [, b]) => b - a),
    timeOf: ([, place]) => (place === current ? 'current' : place < current ? 'past' : 'coming'),
  }
}
