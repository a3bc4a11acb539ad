import { formatMonth, yearBefore } from '#lib/dates.ts'
import { codeOn } from '#lib/support-code.ts'

/** A browser as a column; the catalogue's core browsers have this shape. */
export type SupportColumn = {
  readonly id: string
  /** "Chrome Android". */
  readonly name: string
  /** "Chrome". */
  readonly brand: string
  /** "Android", "iOS"; empty on the desktop. */
  readonly device: string
  /** "Blink": adjacent columns of one engine are grouped. */
  readonly engine: string
}

/** A record's support data, by column id. */
export type SupportFacts = {
  /**
   * "105", "≤79", "next 154 2026-09-22" (released on that day), "preview", "flag 96", "prefix 10",
   * "alt 12", "partial 15", "1–64" (removed since).
   */
  readonly support: Readonly<Record<string, string | undefined>>
  /** `YYYY-MM-DD` on which that version was released. */
  readonly shipped?: Readonly<Record<string, string | undefined>>
  /** Percent of working parts; used if `support` has no entry. */
  readonly coverage?: Readonly<Record<string, number | undefined>> | undefined
}

/** `recent`: released within a year; `partial`: support with a restriction. */
type SupportKind = 'plain' | 'recent' | 'partial' | 'missing'

export type SupportCell = {
  readonly kind: SupportKind
  /** The text of the cell: "105", "99%", "flag 96", "–". */
  readonly text: string
  /** A description: "Chrome 105, since August 2022". */
  readonly title: string
}

const caveats: ReadonlyMap<string, readonly [text: string, label: string]> = new Map([
  ['flag', ['flag', 'behind a flag since']],
  ['prefix', ['prefix', 'with a prefix since']],
  ['alt', ['alias', 'under an alternative name since']],
  ['partial', ['part', 'partial since']],
  ['next', ['next', 'expected in']],
])

/**
 * The state of one browser on a day (`YYYY-MM-DD`): a version dated later is not yet released, and
 * "within a year" counts back from that day.
 */
export function supportCell(
  column: SupportColumn,
  facts: SupportFacts,
  today: string,
): SupportCell {
  const code = facts.support[column.id]
  const value = code && codeOn(code, today)
  const covered = facts.coverage?.[column.id] ?? 0
  if (value === undefined && covered > 0) return coveredCell(column, covered)
  if (value === undefined) return { kind: 'missing', text: '–', title: `Not in ${column.name}` }
  return caveatCell(column, value) ?? plainCell(column, { value, facts, today })
}

/** Never "100": that would contradict the missing version. */
function coveredCell(column: SupportColumn, covered: number): SupportCell {
  const percent = Math.min(99, Math.max(1, Math.floor(covered)))
  return {
    kind: 'partial',
    text: `${percent}%`,
    title: `${column.name}: ${percent} % of parts work`,
  }
}

function caveatCell({ name }: SupportColumn, value: string): SupportCell | undefined {
  const [code = '', version = ''] = value.split(' ')
  const caveat = caveats.get(code)
  if (caveat) {
    return {
      kind: 'partial',
      text: `${caveat[0]} ${version}`,
      title: `${name}: ${caveat[1]} ${version}`,
    }
  }
  if (value === 'preview') {
    return { kind: 'partial', text: 'next', title: `${name}: preview only` }
  }
  const [from, to] = value.split('–')
  if (to === undefined) return undefined
  return { kind: 'missing', text: '–', title: `${name}: removed; supported from ${from} to ${to}` }
}

type Release = { readonly value: string; readonly facts: SupportFacts; readonly today: string }

function plainCell({ id, name }: SupportColumn, { value, facts, today }: Release): SupportCell {
  const date = facts.shipped?.[id]
  const version = value.startsWith('≤') ? `${value.slice(1)} or earlier` : value
  const since = date === undefined ? '' : `, since ${formatMonth(date, 'long')}`
  const recent = date !== undefined && date > yearBefore(today)
  return {
    kind: recent ? 'recent' : 'plain',
    text: value,
    title: `${name} ${version}${since}${recent ? ', new in the last year' : ''}`,
  }
}
