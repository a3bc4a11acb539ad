import { type ChangeKind, changeLabels } from '#catalogue/history/support-state.ts'
import { formatMonth } from '#lib/dates.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames } from '#lib/glossary.ts'

import type { ChangedFeature } from './diff-features.ts'
import type { DiffRow } from './diff-rows.ts'
import { isOneBrowser, type KnownSide, type Pair } from './diff-sides.ts'

/**
 * The label of a kind of change. Between two browsers nothing was added or removed: one supports it
 * and the other does not.
 */
export function kindLabel(kind: ChangeKind, pair: Pair): string {
  if (isOneBrowser(pair)) return changeLabels[kind]
  const [left, right] = [browserNames[pair.from.browser], browserNames[pair.to.browser]]
  const labels: Readonly<Record<ChangeKind, string>> = {
    added: `Only in ${right}`,
    removed: `Only in ${left}`,
    unflagged: `Behind a flag in ${left}`,
    unprefixed: `Prefixed in ${left}`,
    completed: `Partial in ${left}`,
    flagged: `Flag in ${right} only`,
    reduced: `Partial or prefixed in ${right}`,
    'flag-removed': `Flag in ${left} only`,
  }
  return labels[kind]
}

/** The version that made a change: "139", "≤79"; empty if the data names none. */
export function versionOf({ before, after }: DiffRow, pair: Pair): string {
  const isBefore = after.state === 'none' && !(isOneBrowser(pair) && after.step !== undefined)
  const { step } = isBefore ? before : after
  const { history } = isBefore ? pair.from : pair.to
  const version = step === undefined ? '' : (history.releases[step.place]?.[0] ?? '')
  return step?.atMost === true ? `≤${version}` : version
}

/** The month of the version of a changed feature: "Dec 2024"; empty if it is not known. */
export function monthOf({ step, group }: ChangedFeature, pair: Pair): string {
  const { history } = group === 'lost' && !isOneBrowser(pair) ? pair.from : pair.to
  const known = step?.version.replace('≤', '')
  return formatMonth(history.releases.find(([version]) => version === known)?.[1] ?? '')
}

/** "Chrome 138 (24 Jun 2025)". */
export function sideText({ name, day, isOut }: KnownSide): string {
  const date = day === '' ? '' : formatDay(day)
  const remark = isOut ? date : ['not released', date].filter(Boolean).join(', ')
  return remark === '' ? name : `${name} (${remark})`
}

/** What differs of a feature: "84 entries", "84 entries; 32 of 162 parts in Internet Explorer 11". */
export function entriesText({ entries, partly }: ChangedFeature, pair: Pair): string {
  const text = pluralize(entries, 'entry', 'entries')
  if (partly === undefined) return text
  const { works, total } = partly
  return `${text}; ${formatCount(works)} of ${pluralize(total, 'part', 'parts')} in ${pair[partly.in].name}`
}

/** "24 of 273 changes", "273 differences". */
export function countText(shown: number, all: number, pair: Pair): string {
  const [one, many] = isOneBrowser(pair) ? ['change', 'changes'] : ['difference', 'differences']
  const total = pluralize(all, one, many)
  return shown === all ? total : `${formatCount(shown)} of ${total}`
}
