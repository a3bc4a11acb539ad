import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { UsageShares, VersionShare } from '#contracts/content.ts'

/** How far a version supports something, from wholly to not at all. */
export const versionStates = ['full', 'most', 'part', 'none', 'unknown'] as const

export type VersionState = (typeof versionStates)[number]

/** The state of a version of a core browser. */
export type StateOf = (browser: CoreBrowser, version: number) => VersionState

/** What a state means here: "all parts". States without a meaning do not occur. */
export type StateMeanings = Readonly<Partial<Record<VersionState, string>>>

/** Neighbouring versions of one state as a cell. */
export type VersionCell = {
  /** "157", "120–154". */
  readonly label: string
  readonly state: VersionState
  /** Percent of all visitors. */
  readonly share: number
  /** Whether the versions are still to come, the newest release, or older. */
  readonly time: 'coming' | 'current' | 'past'
}

/** A version that this share of visitors uses has a cell of its own. */
const LARGE = 1

/** A browser has this many cells for old versions at most, unless their states change more often. */
const MOST_PAST = 6

type CellRules = {
  readonly stateOf: (version: number) => VersionState
  readonly isOut: (version: VersionShare) => boolean
}

/**
 * The versions of a browser, given newest first, as cells. Neighbours of one state become one cell while few use them:
 * a version in wide use is seen alone, a row of old ones is not worth a cell each.
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

/** Whether two neighbours may become one cell: the newest release is always seen alone. */
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

/** Joins the least used neighbours until there are few enough cells, or none can be joined. */
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

/** Percent of all visitors by the state of their version; those whose browser is not known are `unknown`. */
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
