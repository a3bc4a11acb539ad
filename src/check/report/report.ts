import type { BaselineStatus } from '#catalogue/baseline.ts'
import { type CoreBrowser, NEVER } from '#catalogue/browsers.ts'
import { isRuntime, namedPlatforms, type NamedPlatform } from '#catalogue/platforms.ts'
import { type LowestVersion, lowestVersions } from '#catalogue/verdict/combine.ts'
import {
  type Answer,
  type Judged,
  type Shortfall,
  type Targets,
  verdictOf,
} from '#catalogue/verdict/verdict.ts'
import { plainSince } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'

import { gapText } from './gaps.ts'
import { type Raise, raisesFor } from './raises.ts'
import { ownerOf, reportRows } from './rows.ts'
import {
  type Reported,
  type ReportedUse,
  type ReportItem,
  type Standing,
  standings,
} from './standing.ts'

export type CodeReport = Pick<Reported, 'problems' | 'unread' | 'notes' | 'parts' | 'unknown'> & {
  /** There was no file to read. */
  readonly isEmpty: boolean
  /** By what counts alone; undefined if nothing does. */
  readonly answer?: Answer
  /** The number of rows: what counts by answer, the others by standing. */
  readonly counts: Readonly<Record<Answer | Exclude<Standing, 'counted'>, number>>
  /** The number of rows that are not certain and do not work everywhere. */
  readonly doubts: { readonly likely: number; readonly possible: number }
  /** The number of parts not read, of a report that came with an address. */
  readonly unreadParts: number
  /** The number of entries that the address of a report had no room for. */
  readonly beyond: number
  /** What stands in the way first, the more certain before the less; then what works. */
  readonly items: readonly ReportItem[]
  /** The entry that the most targets lack; undefined if nothing blocks. */
  readonly blocker?: ReportItem
  /** What newer versions of browsers would do for what the answer counts. */
  readonly raises: readonly Raise[]
  readonly lowest: Readonly<Record<CoreBrowser, LowestVersion>>
  /** Lowest versions of the target platforms; NEVER_ON_PLATFORM if no version suffices. */
  readonly lowestPlatforms: ReadonlyMap<NamedPlatform, number>
  readonly baseline: WholeBaseline
  /** The number of CSS and HTML entries not checked, as all targets are JavaScript runtimes. */
  readonly leftOut: number
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** The Baseline status of the whole: the lowest status among the rows that have one. */
export type WholeBaseline = {
  readonly status?: BaselineStatus
  /** `YYYY-MM-DD` on which the last entry became newly available. */
  readonly newly?: string
  readonly unknown: number
}

/** Evaluates uses against targets on a day (`YYYY-MM-DD`). */
export function reportOf(reported: Reported, judged: Judged, today: string): CodeReport {
  const { targets } = judged
  const { uses, problems, unread, notes, parts, unknown } = reported
  const { isEmpty = false, unreadParts = 0, leftOut: beyond = 0 } = reported
  const checked = uses.flatMap((use) => {
    const asked = targetsOf(use.entry.key, targets)
    return Object.keys(asked).length === 0
      ? []
      : [judgedUse(use, { ...judged, targets: asked }, today)]
  })
  const items = inOrder(checked)
  const rows = reportRows(items).map(([first]) => first)
  const counted = rows.filter(({ standing }) => standing === 'counted')
  const counts = countsOf(rows)
  const [blocker] = counted
  const answer = answerOf(counts)
  const inTheWay = counted.filter(({ verdict }) => verdict.answer === answer && answer !== 'yes')
  return {
    ...(counted.length > 0 && { answer }),
    items,
    counts,
    doubts: { likely: doubtsIn(rows, 'likely'), possible: doubtsIn(rows, 'possible') },
    ...(counts.no > 0 && blocker !== undefined && { blocker }),
    raises: raisesFor(inTheWay, today),
    lowest: lowestVersions(
      counted.map(({ entry, within = entry }) => ({ id: entry.key, support: within.support })),
      today,
    ),
    lowestPlatforms: lowestPlatforms(counted, targets, today),
    baseline: baselineOf(counted),
    today,
    problems,
    unread,
    notes,
    parts,
    unknown,
    isEmpty,
    unreadParts,
    beyond,
    leftOut: uses.length - checked.length,
  }
}

/** Judges a use where the code runs; tests that cover all that lack it guard it. */
function judgedUse(use: ReportedUse, judged: Judged, today: string): ReportItem {
  const { entry, within, standing } = use
  const verdict = verdictOf(entry, judged, today)
  if (within === undefined || verdict.answer === 'yes') return { ...use, verdict }
  const open = verdictOf(within, judged, today)
  if (open.answer === 'yes') {
    const isSettled = standing === 'ignored' || standing === 'harmless'
    return { ...use, verdict, ...(!isSettled && { standing: 'guarded' }) }
  }
  return { ...use, verdict: open, gap: gapText(open, within, today) }
}

function countsOf(items: readonly ReportItem[]): CodeReport['counts'] {
  const counts = {
    yes: 0,
    part: 0,
    no: 0,
    guarded: 0,
    likely: 0,
    possible: 0,
    harmless: 0,
    ignored: 0,
  }
  for (const { standing, verdict } of items) {
    counts[standing === 'counted' ? verdict.answer : standing] += 1
  }
  return counts
}

function doubtsIn(items: readonly ReportItem[], standing: Standing): number {
  return items.filter((item) => item.standing === standing && item.verdict.answer !== 'yes').length
}

function answerOf({ no, part }: CodeReport['counts']): Answer {
  if (no > 0) return 'no'
  return part > 0 ? 'part' : 'yes'
}

/** The targets relevant to an entry: JavaScript runtimes do not use CSS or markup. */
function targetsOf(key: string, targets: Targets): Targets {
  return /^(?:api|javascript|webassembly)\./.test(key) ? targets : withoutRuntimes(targets)
}

function lowestPlatforms(items: readonly ReportItem[], targets: Targets, today: string) {
  const asked = namedPlatforms.filter((platform) => targets[platform] !== undefined)
  return new Map(
    asked.map((platform) => {
      const own = items.filter(({ entry }) => platform in targetsOf(entry.key, targets))
      const versions = own.map(({ entry, within = entry }) =>
        versionInteger(plainSince(within.platforms[platform], today) ?? String(NEVER)),
      )
      return [platform, Math.max(0, ...versions)] as const
    }),
  )
}

const withoutRuntimes = (targets: Targets): Targets =>
  Object.fromEntries(Object.entries(targets).filter(([name]) => !isRuntime(name)))

/** By rank; in each, what most targets lack comes first, with what belongs to the same feature or declaration. */
function inOrder(items: readonly ReportItem[]): readonly ReportItem[] {
  const features = new Map(
    items.flatMap(({ entry }) =>
      entry.features.slice(0, 1).map(([feature]) => [ownerOf(entry.key), feature] as const),
    ),
  )
  const sorted = items.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || reachOf(b) - reachOf(a) || byName(a, b),
  )
  const together = new Map<string, ReportItem[]>()
  for (const item of sorted) {
    const owner = ownerOf(item.entry.key)
    const id = `${rankOf(item)} ${item.entry.features[0]?.[0] ?? features.get(owner) ?? owner}`
    together.set(id, [...(together.get(id) ?? []), item])
  }
  return [...together.values()].flat()
}

const answers: readonly Answer[] = ['no', 'part', 'yes']

/** All that does not work, by standing and answer, then all that works. */
function rankOf({ verdict: { answer }, standing }: ReportItem): number {
  const weight = standings.indexOf(standing)
  if (answer === 'yes') return standings.length * answers.length + weight
  return weight * answers.length + answers.indexOf(answer)
}

/** The number of targets that lack an entry; entries that no version supports weigh more. */
const reachOf = ({ verdict: { blockers } }: ReportItem): number =>
  blockers.length + blockers.filter(({ how }) => hopeless.has(how)).length / (blockers.length + 1)

const hopeless: ReadonlySet<Shortfall> = new Set(['missing', 'foreign', 'removed'])

const byName = (a: ReportItem, b: ReportItem): number => (a.entry.name < b.entry.name ? -1 : 1)

const statuses: readonly BaselineStatus[] = ['limited', 'newly', 'widely']

function baselineOf(items: readonly ReportItem[]): WholeBaseline {
  const known = items.flatMap(({ entry }) => entry.baseline ?? [])
  const status = statuses.find((each) => known.includes(each))
  const days = items.flatMap(({ entry }) => entry.newly ?? []).toSorted()
  const newly = status === 'limited' ? undefined : days.at(-1)
  return {
    unknown: items.length - known.length,
    ...(status !== undefined && { status }),
    ...(newly !== undefined && { newly }),
  }
}
