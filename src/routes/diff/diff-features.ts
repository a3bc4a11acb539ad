import { coreBrowsers } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ChangeKind } from '#catalogue/history/support-state.ts'
import { isoDay } from '#lib/dates.ts'
import {
  isUsableState,
  supportIn,
  supportNow,
  type SupportStep,
  UNKNOWN,
  type VersionSupport,
} from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'
import { type HitOf, recordShape } from '#routes/detail/record-requests.ts'

import type { PartCount, PartCounts } from './diff-parts.ts'
import type { DiffRow } from './diff-rows.ts'
import { isOneBrowser, type KnownSide, type Pair } from './diff-sides.ts'

/** What a comparison shows of a feature. */
export const comparedFeature = recordShape<FeatureRecord>()('features', [
  'name',
  'description',
  'baseline',
  'newlyDate',
  'widelyDate',
  'support',
  'platforms',
  'why',
  'usage',
])

export type ComparedFeature = HitOf<typeof comparedFeature>

/** The groups of changed features, in display order. */
export const featureGroups = ['baseline', 'since', 'limited', 'lost', 'more', 'less'] as const

/**
 * `baseline`, `since`, `limited`: the second release has all of it and the first has not; it was
 * Baseline by the day of the second release, became it later, or is not. `lost`: the first has it,
 * of two browsers all of it, and the second has nothing that pages can use. `more`, `less`: only entries of it changed,
 * and pages can do more, or only less. Two browsers have one group of each kind: `limited`, `lost`
 * and `more`. There, a feature is in `limited` or `lost` only if not even a part works in the other.
 */
export type ChangedGroup = (typeof featureGroups)[number]

export type ChangedFeature = ComparedFeature & {
  readonly group: ChangedGroup
  /** Number of its entries that changed as the group says. */
  readonly entries: number
  /** The version that made the difference; of `more` and `less` the one with plain support. */
  readonly step: SupportStep | undefined
  /** Of two browsers: the one in which only parts of it work, if it is whole in the other. */
  readonly partly?: PartCount & { readonly in: keyof Pair }
}

/** By kind of change: whether pages can do more in the second release. */
export const isGain: Readonly<Record<ChangeKind, boolean>> = {
  added: true,
  removed: false,
  unflagged: true,
  unprefixed: true,
  completed: true,
  flagged: true,
  reduced: false,
  'flag-removed': false,
}

type Context = {
  readonly pair: Pair
  readonly today: string
  /** Of two browsers: how many parts of each feature work on a side. */
  readonly parts?: Readonly<Record<keyof Pair, PartCounts>> | undefined
}

/**
 * The features of changed entries, in display order: by group, then the most used first, and among
 * those of which only entries changed, the one with the most entries first.
 *
 * @param context `today` is `YYYY-MM-DD`, which counts for a release without a day
 */
export function changedFeatures(
  rows: readonly DiffRow[],
  features: readonly ComparedFeature[],
  context: Context,
): readonly ChangedFeature[] {
  const counts = countEntries(rows)
  return features
    .map((feature) => changedFeature(feature, counts.get(feature.objectID), context))
    .toSorted(
      (a, b) =>
        featureGroups.indexOf(a.group) - featureGroups.indexOf(b.group) ||
        (isOfEntries(a) ? b.entries - a.entries : 0) ||
        b.usage - a.usage ||
        a.name.localeCompare(b.name, 'en'),
    )
}

function changedFeature(
  feature: ComparedFeature,
  { all, gains }: Count = { all: 0, gains: 0 },
  { pair, today, parts }: Context,
): ChangedFeature {
  const { from, to } = pair
  const isOne = isOneBrowser(pair)
  const [before, after] = [supportOf(feature, from), supportOf(feature, to)]
  const isKnown = !mayBeFull(before) && !mayBeFull(after)
  const isGained = isKnown && before.state !== 'full' && after.state === 'full'
  const [left, right] = [parts?.from.get(feature.objectID), parts?.to.get(feature.objectID)]
  if (isGained && (isOne || !hasSome(before, left))) {
    const group = isOne ? baselineGroup(feature, to.day || today) : 'limited'
    return { ...feature, group, entries: all, step: after.step }
  }
  const isLost = isKnown && before.state === 'full' && after.state !== 'full'
  const isLess = isLost || (isOne && isKnown && isUsableState(before.state))
  if (isLess && !hasSome(after, right)) {
    const step = isOne ? (after.step ?? before.step) : before.step
    return { ...feature, group: 'lost', entries: all, step }
  }
  const { state, step } = supportNow(codeOf(feature, to), today)
  const isMore = !isOne || (gains > 0 && !isLost)
  const partly = isGained
    ? left && { ...left, in: 'from' as const }
    : isLost && right && { ...right, in: 'to' as const }
  return {
    ...feature,
    group: isMore ? 'more' : 'less',
    entries: isOne && isMore ? gains : all,
    step: state === 'full' ? step : undefined,
    ...(partly && { partly }),
  }
}

/** Whether pages can use anything of it. */
function hasSome({ state }: VersionSupport, parts: PartCount | undefined): boolean {
  return isUsableState(state) || (parts !== undefined && parts.works > 0)
}

/** Whether only entries of a feature changed. */
export function isOfEntries({ group }: Pick<ChangedFeature, 'group'>): boolean {
  return group === 'more' || group === 'less'
}

export function isCore({ browser }: Pick<KnownSide, 'browser'>): boolean {
  return coreBrowsers.some((core) => core === browser)
}

type Count = { readonly all: number; readonly gains: number }

function countEntries(rows: readonly DiffRow[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>()
  for (const { kind, features } of rows) {
    for (const id of features) {
      const { all, gains } = counts.get(id) ?? { all: 0, gains: 0 }
      counts.set(id, { all: all + 1, gains: gains + (isGain[kind] ? 1 : 0) })
    }
  }
  return counts
}

function baselineGroup({ newlyDate }: ComparedFeature, day: string): ChangedGroup {
  if (newlyDate === undefined) return 'limited'
  return isoDay(newlyDate) <= day ? 'baseline' : 'since'
}

function codeOf({ support, platforms }: ComparedFeature, { browser }: KnownSide) {
  const codes: Readonly<Record<string, string | undefined>> = { ...platforms, ...support }
  return codes[browser]
}

/** Whether it is not known if a release has all of it: what is not known is no difference. */
function mayBeFull({ state, step, later }: VersionSupport): boolean {
  const isLess = step !== undefined && step.state !== 'full' && isUsableState(step.state)
  const isBounded = later?.state === 'full' && later.version.startsWith('≤')
  return isBounded || (state === 'unknown' && !isLess)
}

/** Announced releases can be compared, too: the day does not matter. */
function supportOf(feature: ComparedFeature, side: KnownSide): VersionSupport {
  const code = codeOf(feature, side)
  if (code === UNKNOWN) return { state: 'unknown', isRemoved: false }
  return supportIn(code, versionInteger(side.version), '')
}
