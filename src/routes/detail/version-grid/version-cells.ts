import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { UsageShares, VersionShare } from '#contracts/content.ts'

/** Degrees of support, from full to none. */
export const versionStates = ['full', 'most', 'part', 'none', 'unknown'] as const

export type VersionState = (typeof versionStates)[number]

/** Determines the state of a version of a core browser. */
export type StateOf = (browser: CoreBrowser, version: number) => VersionState

/** The meaning of each state in context: "all parts". States without one do not occur. */
export type StateMeanings = Readonly<Partial<Record<VersionState, string>>>

/** Adjacent versions with the same state. */
export type VersionCell = {
  readonly label: string
  readonly state: VersionState
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
  readonly isOut: (version: VersionShare) => boolean
}

/**
 * Groups the versions of a browser, newest first, into cells. Adjacent versions with the same state
 * share a cell if few visitors use them: only widely used versions need a separate cell.
 */
export function versionCells(
  versions: readonly VersionShare[],
  { stateOf, isOut }: CellRules,
): readonly VersionCell[] {
  const current = versions.findIndex(isOut)
  const single = versions.map(([version, place, share], index): VersionCell => {
    const past = index > current && current !== -1 ? 'past' : 'coming'
    return {
      label: version,
      state: stateOf(place),
      share,
      time: index === current ? 'current' : past,
    }
  })
  return mergeToFit(single.reduce(mergeSmall, []))
}

/** Whether two neighbours may be merged: the newest release always has a separate cell. */
function canMerge(newer: VersionCell, older: VersionCell): boolean {
  return newer.state === older.state && newer.time === older.time && newer.time !== 'current'
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

function merged(newer: VersionCell, older: VersionCell): VersionCell {
  const [from] = older.label.split(/[–-]/)
  const to = newer.label.split(/[–-]/).at(-1)
  return { ...newer, label: `${from}–${to}`, share: newer.share + older.share }
}

/** Percent of visitors by the state of their version; unidentified browsers are `unknown`. */
export function sharesByState(
  { core, others }: UsageShares,
  stateOf: StateOf,
): Readonly<Record<VersionState, number>> {
  const sums = { full: 0, most: 0, part: 0, none: 0, unknown: 0 }
  const all = [...coreBrowsers.map((as) => ({ as, versions: core[as] })), ...others]
  for (const { as, versions } of all) {
    for (const [, place, share] of versions) sums[stateOf(as, place)] += share
  }
  const known = sums.full + sums.most + sums.part + sums.none
  return { ...sums, unknown: Math.max(0, 100 - known) }
}
