import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import { NEVER_ON_PLATFORM, platforms, runtimes } from '#catalogue/platforms.ts'
import type { Platform } from '#catalogue/platforms.ts'
import type { LowestVersion } from '#catalogue/verdict/combine.ts'
import { lowestVersions } from '#catalogue/verdict/combine.ts'
import type { Answer, Shortfall, Targets, Verdict } from '#catalogue/verdict/verdict.ts'
import { verdictOf } from '#catalogue/verdict/verdict.ts'
import { codeOn } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'

import type { CodeEntry } from './analysis/code-index.ts'
import type { CodeUse, CodeUses, FileProblem } from './analysis/merge-uses.ts'

export type ReportItem = CodeUse & { readonly verdict: Verdict }

export type CodeReport = {
  /** Undefined if everything is guarded: nothing is left to check. */
  readonly answer?: Answer
  /** Blocking entries first, then partial and guarded ones, then the others. */
  readonly items: readonly ReportItem[]
  readonly counts: { readonly [Kind in Answer | 'guarded']: number }
  /** The entry that the most targets lack; undefined if nothing blocks. */
  readonly blocker?: ReportItem
  readonly lowest: Readonly<Record<CoreBrowser, LowestVersion>>
  /** Lowest versions of the target platforms; NEVER_ON_PLATFORM if no version suffices. */
  readonly lowestPlatforms: ReadonlyMap<Platform, number>
  readonly baseline: WholeBaseline
  readonly problems: readonly FileProblem[]
  /** The number of CSS and HTML entries not checked, as all targets are JavaScript runtimes. */
  readonly leftOut: number
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** The Baseline status of the whole: the lowest status among the entries that have one. */
export type WholeBaseline = {
  readonly status?: BaselineStatus
  /** `YYYY-MM-DD` on which the last entry became newly available. */
  readonly newly?: string
  readonly unknown: number
}

/** Evaluates the uses against targets on a day (`YYYY-MM-DD`). */
export function reportOf(
  { uses, problems }: CodeUses,
  targets: Targets,
  today: string,
): CodeReport {
  const checked = uses.flatMap((use) => {
    const asked = targetsOf(use.entry.key, targets)
    return Object.keys(asked).length === 0
      ? []
      : [{ ...use, verdict: verdictOf(use.entry, asked, today) }]
  })
  const items = checked.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || reachOf(b) - reachOf(a) || byName(a, b),
  )
  const counted = items.filter(({ isGuarded }) => !isGuarded)
  const counts = {
    yes: counted.filter(({ verdict }) => verdict.answer === 'yes').length,
    part: counted.filter(({ verdict }) => verdict.answer === 'part').length,
    no: counted.filter(({ verdict }) => verdict.answer === 'no').length,
    guarded: items.length - counted.length,
  }
  const [first] = items
  return {
    ...(counted.length > 0 && { answer: answerOf(counts) }),
    items,
    counts,
    ...(counts.no > 0 && first !== undefined && { blocker: first }),
    lowest: lowestVersions(
      counted.map(({ entry }) => ({ id: entry.key, support: entry.support })),
      today,
    ),
    lowestPlatforms: lowestPlatforms(counted, targets, today),
    baseline: baselineOf(counted),
    today,
    problems,
    leftOut: uses.length - checked.length,
  }
}

function answerOf({ no, part }: CodeReport['counts']): Answer {
  if (no > 0) return 'no'
  return part > 0 ? 'part' : 'yes'
}

/** The targets relevant to an entry: JavaScript runtimes do not use CSS or markup. */
function targetsOf(key: string, targets: Targets): Targets {
  return /^(?:api|javascript)\./.test(key) ? targets : withoutRuntimes(targets)
}

function lowestPlatforms(items: readonly ReportItem[], targets: Targets, today: string) {
  const asked = platforms.filter((platform) => targets[platform] !== undefined)
  return new Map(
    asked.map((platform) => {
      const own = items.filter(({ entry }) => platform in targetsOf(entry.key, targets))
      const versions = own.map(({ entry }) => plainPlatformVersion(entry, platform, today))
      return [platform, Math.max(0, ...versions)] as const
    }),
  )
}

function plainPlatformVersion(entry: CodeEntry, platform: Platform, today: string): number {
  const code = entry.platforms[platform]
  const version = code === undefined ? Number.NaN : versionInteger(codeOn(code, today))
  return Number.isNaN(version) ? NEVER_ON_PLATFORM : version
}

const withoutRuntimes = (targets: Targets): Targets =>
  Object.fromEntries(Object.entries(targets).filter(([name]) => !isRuntimeName(name)))

const isRuntimeName = (name: string): boolean => runtimes.some((runtime) => runtime === name)

const answers: readonly Answer[] = ['no', 'part', 'yes']

/** Guarded uses follow partial ones: worth knowing, but harmless. */
function rankOf({ verdict: { answer }, isGuarded }: ReportItem): number {
  if (answer === 'yes') return isGuarded ? 4 : 3
  return isGuarded ? 2 : answers.indexOf(answer)
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
