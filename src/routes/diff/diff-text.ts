import type { ChangeKind } from '#catalogue/history/support-state.ts'
import { changeLabels } from '#catalogue/history/support-state.ts'
import type { ReleaseSupport } from '#catalogue/history/timeline.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { escapeMarkdown } from '#lib/formats/markdown.ts'
import { browserNames } from '#lib/glossary.ts'
import type { SupportCell } from '#ui/support/support-state.ts'

import type { AreaRows, DiffRow } from './diff-rows.ts'
import type { KnownSide } from './diff-sides.ts'

export type Pair = { readonly from: KnownSide; readonly to: KnownSide }

/**
 * The label of a kind of change. Between two browsers nothing was added or removed: one supports it
 * and the other does not.
 */
export function kindLabel(kind: ChangeKind, { from, to }: Pair): string {
  if (from.browser === to.browser) return changeLabels[kind]
  const [left, right] = [browserNames[from.browser], browserNames[to.browser]]
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

const words = {
  flag: ['flag', 'behind a flag'],
  alias: ['alias', 'under another name'],
  prefix: ['prefix', 'with a prefix'],
  partial: ['part', 'in part'],
} as const

/** The support of an entry in a release, and since when: "139", "flag 120", "–". */
export function cellOf({ state, step }: ReleaseSupport, side: KnownSide): SupportCell {
  if (state === 'none' || step === undefined) {
    return { kind: 'missing', text: '–', title: `Not in ${side.name}` }
  }
  const version = side.history.releases[step.place]?.[0] ?? ''
  const since = step.atMost ? `${version} or earlier` : version
  const shown = step.atMost ? `≤${version}` : version
  if (state === 'full') {
    return { kind: 'plain', text: shown, title: `In ${side.name}, since ${since}` }
  }
  const [short, long] = words[state]
  return {
    kind: 'partial',
    text: `${short} ${shown}`,
    title: `In ${side.name} ${long}, since ${since}`,
  }
}

/** "Chrome 138 (24 Jun 2025)". */
export function sideText({ name, day, isOut }: KnownSide): string {
  const date = day === '' ? '' : formatDay(day)
  const remark = isOut ? date : ['not released', date].filter(Boolean).join(', ')
  return remark === '' ? name : `${name} (${remark})`
}

/** "24 of 273 changes", "273 differences". */
export function countText(shown: number, all: number, { from, to }: Pair): string {
  const [one, many] =
    from.browser === to.browser ? ['change', 'changes'] : ['difference', 'differences']
  const total = pluralize(all, one, many)
  return shown === all ? total : `${formatCount(shown)} of ${total}`
}

/** Formats the shown changes as a Markdown section. */
export function diffMarkdown(areas: readonly AreaRows[], pair: Pair, address: string): string {
  const line = (row: DiffRow) => {
    const [before, after] = [cellOf(row.before, pair.from), cellOf(row.after, pair.to)]
    return `- ${escapeMarkdown(row.name)}: ${kindLabel(row.kind, pair)} (${before.text} → ${after.text})`
  }
  return [
    `## ${pair.from.name} → ${pair.to.name}`,
    ...areas.map(({ area, rows }) => `### ${area}\n\n${rows.map(line).join('\n')}`),
    `<${address}>`,
  ].join('\n\n')
}
