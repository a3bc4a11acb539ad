import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { LoggedChange } from '#catalogue/events/change-log.ts'
import {
  entriesOf,
  itemsOf,
  type Located,
  memberOf,
  optionalStringOf,
  stringOf,
} from '#ingest/sources/shape.ts'
import { epochSeconds, newestOf } from '#lib/dates.ts'

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

/** @throws {SourceError} if the data has another shape */
export function readVersion(version: string, data: unknown): FeaturesVersion {
  const root: Located = { value: data, at: `web-features@${version}` }
  const all = entriesOf(memberOf(root, 'features')).map(([id, feature]) => {
    const kind = optionalStringOf(memberOf(feature, 'kind')) ?? 'feature'
    return { id, feature, kind }
  })
  const days = entriesOf(memberOf(root, 'browsers')).flatMap(([, browser]) =>
    itemsOf(memberOf(browser, 'releases')).map(
      (release) => optionalStringOf(memberOf(release, 'date')) ?? '',
    ),
  )
  return {
    version,
    day: newestOf(days),
    features: new Map(
      all.flatMap(({ id, feature, kind }) =>
        kind === 'feature' ? [[id, readFeature(feature)] as const] : [],
      ),
    ),
    former: new Map(
      all.flatMap(({ id, feature, kind }) =>
        kind === 'feature' ? [] : [[id, successorsIn(feature)] as const],
      ),
    ),
  }
}

const statusNames: ReadonlyMap<unknown, BaselineStatus> = new Map([
  ['high', 'widely'],
  ['low', 'newly'],
])

function readFeature(feature: Located): LoggedFeature {
  const status = memberOf(feature, 'status')
  // Some days are bounds: "≤2018-10-02".
  const day = (name: string) => optionalStringOf(memberOf(status, name))?.replace('≤', '')
  return {
    name: stringOf(memberOf(feature, 'name')),
    baseline: statusNames.get(memberOf(status, 'baseline').value) ?? 'limited',
    newly: day('baseline_low_date'),
    widely: day('baseline_high_date'),
  }
}

function successorsIn(feature: Located): readonly string[] {
  const one = optionalStringOf(memberOf(feature, 'redirect_target'))
  return one === undefined ? itemsOf(memberOf(feature, 'redirect_targets')).map(stringOf) : [one]
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
