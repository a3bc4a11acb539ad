import * as v from 'valibot'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { LoggedChange } from '#catalogue/events/change-log.ts'
import { type Located, readEach, readShape, objectOf } from '#ingest/sources/read-shape.ts'
import { epochSeconds, newestOf } from '#lib/dates.ts'
import { texts } from '#lib/schema.ts'

/** The data of a version of web-features, as far as the log needs it. */
export type FeaturesVersion = {
  readonly version: string
  /** `YYYY-MM-DD` of its newest release of a browser. */
  readonly day: string
  readonly features: ReadonlyMap<string, LoggedFeature>
  /** Former id → its successors. */
  readonly former: ReadonlyMap<string, readonly string[]>
}

type LoggedFeature = {
  readonly name: string
  readonly baseline: BaselineStatus
  readonly newly?: string | undefined
  readonly widely?: string | undefined
}

const versionSchema = v.object({
  features: v.unknown(),
  browsers: objectOf(
    v.object({ releases: v.optional(v.array(v.object({ date: v.nullish(v.string(), '') })), []) }),
  ),
})

const featureSchema = v.object({
  name: v.string(),
  status: v.object({
    baseline: v.unknown(),
    baseline_low_date: v.nullish(v.string()),
    baseline_high_date: v.nullish(v.string()),
  }),
})

const formerSchema = v.object({
  redirect_target: v.nullish(v.string()),
  redirect_targets: v.optional(texts, []),
})

const kindSchema = v.looseObject({ kind: v.nullish(v.string(), 'feature') })

/** @throws {SourceError} if the data has another shape */
export function readVersion(version: string, data: unknown): FeaturesVersion {
  const root: Located = { value: data, at: `web-features@${version}` }
  const { features, browsers } = readShape(versionSchema, root)
  const at = `${root.at}.features`
  const all = readEach(kindSchema, { value: features, at })
  const days = Object.values(browsers).flatMap(({ releases }) => releases.map(({ date }) => date))
  return {
    version,
    day: newestOf(days),
    features: new Map(
      all.flatMap(([id, value]) =>
        value.kind === 'feature' ? [[id, readFeature({ value, at: `${at}.${id}` })] as const] : [],
      ),
    ),
    former: new Map(
      all.flatMap(([id, value]) =>
        value.kind === 'feature' ? [] : [[id, successorsIn({ value, at: `${at}.${id}` })] as const],
      ),
    ),
  }
}

const statusNames: ReadonlyMap<unknown, BaselineStatus> = new Map([
  ['high', 'widely'],
  ['low', 'newly'],
])

function readFeature(located: Located): LoggedFeature {
  const { name, status } = readShape(featureSchema, located)
  const { baseline, baseline_low_date: newly, baseline_high_date: widely } = status
  // Some days are bounds: "≤2018-10-02".
  return {
    name,
    baseline: statusNames.get(baseline) ?? 'limited',
    newly: newly?.replace('≤', ''),
    widely: widely?.replace('≤', ''),
  }
}

function successorsIn(located: Located): readonly string[] {
  const { redirect_target: one, redirect_targets: several } = readShape(formerSchema, located)
  return typeof one === 'string' ? [one] : several
}

/** Days by which a status may be known late without being a change of what was said. */
const LATE = 60
const DAY = 86_400

/**
 * How a version differs from the one before: what its timelines do not tell. A feature that reaches
 * a status on its day is no change of what was said.
 *
 * @param lost the features that have lost a status by the log so far
 */
export function loggedChanges(
  before: FeaturesVersion,
  after: FeaturesVersion,
  lost: ReadonlySet<string>,
): readonly LoggedChange[] {
  const { version, day } = after
  const gone = [...before.features].flatMap(([id, { name }]) =>
    after.features.has(id) ? [] : [fateOf({ id, name }, before, after)],
  )
  const renamed = new Set(gone.flatMap(({ kind, to = [] }) => (kind === 'renamed' ? to : [])))
  const added = [...after.features].flatMap(([id, { name }]) =>
    before.features.has(id) || renamed.has(id) ? [] : [{ kind: 'new', id, name } as const],
  )
  const changed = [...after.features].flatMap(([id, feature]) => {
    const old = before.features.get(id)
    return old === undefined ? [] : statusChanges({ id, old, feature }, day, lost.has(id))
  })
  const differences: readonly Difference[] = [...gone, ...added, ...changed]
  return differences.map((change) => Object.assign({ version, day }, change))
}

/** The features that have lost a status by a log, and not regained it. */
export function lostBy(changes: readonly LoggedChange[]): ReadonlySet<string> {
  const lost = new Set<string>()
  for (const { kind, id } of changes) {
    if (kind === 'lost') lost.add(id)
    if (kind === 'regained') lost.delete(id)
  }
  return lost
}

type Difference = Omit<LoggedChange, 'version' | 'day'>

function fateOf(
  { id, name }: { readonly id: string; readonly name: string },
  before: FeaturesVersion,
  { features, former }: FeaturesVersion,
): Difference {
  const to = former.get(id) ?? []
  const [next, ...others] = to
  if (next === undefined) return { kind: 'gone', id, name }
  if (others.length > 0) return { kind: 'split', id, name, to }
  if (before.features.has(next)) return { kind: 'merged', id, name, to }
  return { kind: 'renamed', id, name: features.get(next)?.name ?? name, to }
}

const ranks = { discouraged: 0, limited: 0, newly: 1, widely: 2 } as const

type Both = { readonly id: string; readonly old: LoggedFeature; readonly feature: LoggedFeature }

function statusChanges(
  { id, old, feature }: Both,
  day: string,
  wasLost: boolean,
): readonly Difference[] {
  const { name, baseline, newly, widely } = feature
  const statuses = { id, name, before: old.baseline, after: baseline }
  if (ranks[baseline] < ranks[old.baseline]) return [{ kind: 'lost', ...statuses }]
  if (ranks[baseline] > ranks[old.baseline]) {
    const since = baseline === 'widely' ? widely : newly
    const isLate = epochSeconds(day) - epochSeconds(since ?? day) > LATE * DAY
    if (wasLost) return [{ kind: 'regained', ...statuses, since }]
    return isLate ? [{ kind: 'gained', ...statuses, since }] : []
  }
  const days = { newly: [old.newly, newly], widely: [old.widely, widely] } as const
  return (['newly', 'widely'] as const).flatMap((step): readonly Difference[] => {
    const [from, to] = days[step]
    if (from === undefined || to === undefined || from === to) return []
    return [{ kind: 'moved', id, name, step, before: from, after: to }]
  })
}
