import { baselineStatuses, baselineLabels } from '#catalogue/baseline.ts'
import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import { isoDay } from '#lib/dates.ts'
import { pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { lifecycleNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'
import { codesOn } from '#lib/support-code.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { releaseStatusLabels } from '#search/lists/releases.ts'
import { supportCell } from '#ui/support/support-state.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'

/** Percentage points: usage changes slightly every month, and smaller changes are not shown. */
const NOTABLE_USAGE = 1

/** "Now in Safari 27", "2 more parts". Compares only facts that both snapshots have. */
export function changesBetween(before: Snapshot, now: Snapshot): readonly string[] {
  return [
    ...movedFrom(before),
    ...baselineChange(before, now),
    ...supportChanges(before, now),
    ...statusChanges(before, now),
    ...usageChange(before, now),
    ...countChange('parts', ['part', 'parts'])(before, now),
    ...countChange('features', ['feature', 'features'])(before, now),
    ...countChange('entries', ['compatibility entry', 'compatibility entries'])(before, now),
    ...countChange('count', ['result', 'results'])(before, now),
  ]
}

type Change = (before: Snapshot, now: Snapshot) => readonly string[]

function movedFrom({ id }: Snapshot): readonly string[] {
  return id === undefined ? [] : [`Former ID: ${id}`]
}

const baselineChange: Change = (before, now) => {
  if (before.baseline === undefined || now.baseline === undefined) return []
  const since = now.since === undefined ? '' : formatDay(isoDay(now.since))
  if (before.baseline !== now.baseline) {
    if (before.baseline === 'discouraged') {
      return [`No longer discouraged: ${statusLabel(now.baseline).toLowerCase()}`]
    }
    const on = since === '' ? '' : ` on ${since}`
    return [becoming[now.baseline]?.(on) ?? `Now ${statusLabel(now.baseline)}`]
  }
  if (before.since === undefined || before.since === now.since || since === '') return []
  const day = formatDay(isoDay(before.since))
  return [`${statusLabel(now.baseline)} since ${since} (previously ${day})`]
}

/** The text for a record's new status; `on` is empty or " on" with a day. */
const becoming: Readonly<Record<string, (on: string) => string>> = {
  newly: (on) => `Became Baseline newly available${on}`,
  widely: (on) => `Became Baseline widely available${on}`,
  limited: () => 'No longer Baseline: limited availability',
  discouraged: () => 'Now discouraged',
}

function statusLabel(baseline: string): string {
  const known = baselineStatuses.find((status) => status === baseline)
  return known === undefined ? baseline : baselineLabels[known]
}

/** One sentence for gained support, one for lost support, one for each other change. */
const supportChanges: Change = (before, now) => {
  const { support: was } = before
  const { support: is } = now
  if (was === undefined || is === undefined) return []
  const changed = browserColumns.filter(({ id }) => was[id] !== is[id])
  const arrived = changed.filter(({ id }) => isPlain(is[id]) && !isPlain(was[id]))
  const lost = changed.filter(({ id }) => is[id] === undefined)
  const others = changed.filter((column) => !arrived.includes(column) && !lost.includes(column))
  // A feature lacks support if any of its parts does; its row shows how many work.
  const away = (now.parts ?? 1) > 1 ? 'No longer fully supported in' : 'No longer supported in'
  return [
    ...sentence(
      'Now supported in',
      arrived.map(({ id, name }) => `${name} ${is[id]?.replace('≤', '') ?? ''}`),
    ),
    ...sentence(
      away,
      lost.map(({ name }) => name),
    ),
    ...others.map((column) =>
      isPlain(is[column.id]) && isPlain(was[column.id])
        ? `In ${column.name} since ${is[column.id]} (previously ${was[column.id]})`
        : supportCell(column, { support: is }, now.asOf).title,
    ),
  ]
}

function isPlain(version: string | undefined): boolean {
  return version !== undefined && /^≤?[\d.]+$/.test(version)
}

/** "Now in A", "Now in A and B", "Now in A, B and C"; empty for no items. */
function sentence(start: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`${start} ${joinWords(items)}`]
}

const statusChanges: Change = (before, now) =>
  (['status', 'standing'] as const).flatMap((fact) => {
    const [was, is] = [before[fact], now[fact]]
    if (was === is || was === undefined || is === undefined) return []
    return [`Now ${valueLabel(is)} (previously ${valueLabel(was)})`]
  })

const text: Readonly<Record<string, string>> = {
  ...releaseStatusLabels,
  ...lifecycleNames,
  '': 'no status',
}

function valueLabel(value: string): string {
  return Object.hasOwn(text, value) ? (text[value] ?? value) : value
}

const usageChange: Change = ({ usage: was }, { usage: is }) => {
  if (was === undefined || is === undefined || Math.abs(is - was) < NOTABLE_USAGE) return []
  return [
    `${is > was ? 'Up' : 'Down'} from ${formatPercent(was)} to ${formatPercent(is)} of global users`,
  ]
}

function countChange(
  fact: 'parts' | 'features' | 'entries' | 'count',
  [one, many]: readonly [one: string, many: string],
): Change {
  return ({ [fact]: was }, { [fact]: is }) => {
    if (was === undefined || is === undefined || was === is) return []
    const [first = '', ...rest] = pluralize(Math.abs(is - was), one, many).split(' ')
    return [`${first} ${is > was ? 'more' : 'fewer'} ${rest.join(' ')}`]
  }
}

function statusOf({ maturity, status, statuses }: SnapshotSource, today: string) {
  if (statuses !== undefined) return releaseStatusOn({ statuses }, today)
  return maturity ?? (typeof status === 'object' ? status.join(', ') : status)
}

/** The known facts of a record, or the number of results of a search. */
export type SnapshotSource = {
  readonly baseline?: string | undefined
  /** Epoch seconds UTC, like all dates of records. */
  readonly newlyDate?: number | undefined
  readonly widelyDate?: number | undefined
  readonly support?: Readonly<Record<string, string | undefined>> | undefined
  readonly usage?: number | undefined
  readonly parts?: { readonly total: number } | undefined
  readonly status?: string | readonly string[] | undefined
  readonly maturity?: string | undefined
  /** Of a release, by the day. */
  readonly statuses?: readonly string[] | undefined
  readonly standing?: string | undefined
  readonly featureCount?: number | undefined
  readonly compatCount?: number | undefined
  readonly count?: number | undefined
}

/** What a visitor last saw of a saved entry. Facts unknown at that time are absent. */
export type Snapshot = {
  /** The day of the data, `YYYY-MM-DD`. */
  readonly asOf: string
  readonly id?: string
  readonly baseline?: string
  /** The start of that status: epoch seconds UTC. */
  readonly since?: number
  /** How support was read: `READING`. Absent for other readings of the same data. */
  readonly reading?: number
  /** By browser, as in records. */
  readonly support?: Readonly<Record<string, string>>
  /** Percent of visitors. */
  readonly usage?: number
  readonly parts?: number
  /** "Experimental, Deprecated" of an entry, a specification's maturity, "beta" of a release. */
  readonly status?: string
  readonly standing?: string
  readonly features?: number
  readonly entries?: number
  readonly count?: number
}

/**
 * The version of reading support from the data. Codes of another version are not compared: their
 * notation, the support before the newest, and entries above that allow less would look like news.
 */
export const READING = 3

/**
 * @param today the visitor's day: what is announced for it or an earlier one was seen as released
 */
export function snapshotOf(thing: SnapshotSource, asOf: string, today = asOf): Snapshot {
  const { baseline, support, usage, standing, count } = thing
  const facts = {
    asOf,
    baseline,
    since: baseline === 'widely' ? (thing.widelyDate ?? thing.newlyDate) : thing.newlyDate,
    reading: support && READING,
    support: support && codesOn(support, today),
    usage,
    parts: thing.parts?.total,
    status: statusOf(thing, today),
    standing,
    features: thing.featureCount,
    entries: thing.compatCount,
    count,
  }
  // As JSON stores it: without undefined values.
  return JSON.parse(JSON.stringify(facts))
}
