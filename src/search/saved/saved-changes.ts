import { baselineStatuses, baselineLabels } from '#catalogue/baseline.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { pluralize } from '#lib/pluralize.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { releaseStatusLabels } from '#search/lists/release-status.ts'
import { supportCell } from '#ui/support/support-state.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'

import type { Snapshot } from './saved-snapshot.ts'

/** Percentage points: usage moves a little with every month of figures, and a little is no news. */
const NOTABLE_USAGE = 1

/**
 * What changed between two sights of the same thing, in words: "Now in Safari 27", "2 more parts". Only what was
 * known both times is compared.
 */
export function changesBetween(before: Snapshot, now: Snapshot): readonly string[] {
  return [
    ...movedFrom(before),
    ...baselineChange(before, now),
    ...supportChanges(before, now),
    ...statusChanges(before, now),
    ...usageChange(before, now),
    ...countChange('parts', ['part', 'parts'])(before, now),
    ...countChange('features', ['feature', 'features'])(before, now),
    ...countChange('entries', ['compat entry', 'compat entries'])(before, now),
    ...countChange('count', ['result', 'results'])(before, now),
  ]
}

type Change = (before: Snapshot, now: Snapshot) => readonly string[]

function movedFrom({ id }: Snapshot): readonly string[] {
  return id === undefined ? [] : [`Its id was ${id}`]
}

const baselineChange: Change = (before, now) => {
  if (before.baseline === undefined || now.baseline === undefined) return []
  const since = now.since === undefined ? '' : formatDay(isoDay(now.since))
  if (before.baseline !== now.baseline) {
    if (before.baseline === 'discouraged') {
      return [`No longer discouraged: ${statusWords(now.baseline).toLowerCase()}`]
    }
    const on = since === '' ? '' : ` on ${since}`
    return [becoming[now.baseline]?.(on) ?? `Now ${statusWords(now.baseline)}`]
  }
  if (before.since === undefined || before.since === now.since || since === '') return []
  const day = formatDay(isoDay(before.since))
  return [`${statusWords(now.baseline)} since ${since}, where the data said ${day}`]
}

/** What is said when a thing gets a status; `on` is empty or " on" with a day. */
const becoming: Readonly<Record<string, (on: string) => string>> = {
  newly: (on) => `Became Baseline newly available${on}`,
  widely: (on) => `Became Baseline widely available${on}`,
  limited: () => 'No longer Baseline: limited availability',
  discouraged: () => 'Now discouraged: not for new work',
}

function statusWords(baseline: string): string {
  const known = baselineStatuses.find((status) => status === baseline)
  return known === undefined ? baseline : baselineLabels[known]
}

/** Browsers that got it are one sentence, and so are those that lost it; what else there is, is said of each. */
const supportChanges: Change = (before, now) => {
  const { support: was } = before
  const { support: is } = now
  if (was === undefined || is === undefined) return []
  const changed = browserColumns.filter(({ id }) => was[id] !== is[id])
  const arrived = changed.filter(({ id }) => isPlain(is[id]) && !isPlain(was[id]))
  const lost = changed.filter(({ id }) => is[id] === undefined)
  const others = changed.filter((column) => !arrived.includes(column) && !lost.includes(column))
  // A feature lacks support as soon as one of its parts does; its row says how many work.
  const away = (now.parts ?? 1) > 1 ? 'No longer complete in' : 'No longer in'
  return [
    ...sentence(
      'Now in',
      arrived.map(({ id, name }) => `${name} ${is[id]?.replace('≤', '') ?? ''}`),
    ),
    ...sentence(
      away,
      lost.map(({ name }) => name),
    ),
    ...others.map((column) =>
      isPlain(is[column.id]) && isPlain(was[column.id])
        ? `In ${column.name} since ${is[column.id]}, where the data said ${was[column.id]}`
        : supportCell(column, { support: is }, now.asOf).title,
    ),
  ]
}

function isPlain(version: string | undefined): boolean {
  return version !== undefined && /^≤?[\d.]+$/.test(version)
}

/** "Now in A", "Now in A and B", "Now in A, B and C"; nothing of nothing. */
function sentence(start: string, items: readonly string[]): readonly string[] {
  const last = items.at(-1)
  if (last === undefined) return []
  const others = items.slice(0, -1).join(', ')
  return [`${start} ${others === '' ? last : `${others} and ${last}`}`]
}

const statusChanges: Change = (before, now) =>
  (['status', 'standing'] as const).flatMap((fact) => {
    const [was, is] = [before[fact], now[fact]]
    if (was === is || was === undefined || is === undefined) return []
    return [`Now ${valueWords(is)}, it was ${valueWords(was)}`]
  })

const text: Readonly<Record<string, string>> = {
  ...releaseStatusLabels,
  good: 'in good standing',
  '': 'without a status',
}

function valueWords(value: string): string {
  return Object.hasOwn(text, value) ? (text[value] ?? value) : value
}

const usageChange: Change = ({ usage: was }, { usage: is }) => {
  if (was === undefined || is === undefined || Math.abs(is - was) < NOTABLE_USAGE) return []
  return [
    `${is > was ? 'Up' : 'Down'} from ${formatPercent(was)} to ${formatPercent(is)} of visitors`,
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
