import { formatMonth, yearBefore } from '#lib/dates.ts'
import {
  announcedIn,
  isUsableState,
  leavesInPreview,
  readSupport,
  supportNow,
  type SupportState,
  type SupportStep,
} from '#lib/support-code.ts'

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
  /** Support codes, see `lib/support-code.ts`. */
  readonly support: Readonly<Record<string, string | undefined>>
  /** `YYYY-MM-DD` on which that version was released. */
  readonly shipped?: Readonly<Record<string, string | undefined>>
}

/** `recent`: released within a year; `partial`: support with a restriction. */
type SupportKind = 'plain' | 'recent' | 'partial' | 'missing'

export type SupportCell = {
  readonly kind: SupportKind
  /** The text of the cell: "105", "part 99", "flag 96", "–". */
  readonly text: string
  /** A description: "Chrome 105, since August 2022". */
  readonly title: string
}

const labels: ReadonlyMap<SupportState, readonly [text: string, label: string]> = new Map([
  ['flag', ['flag', 'behind a flag since']],
  ['prefix', ['prefix', 'with a prefix since']],
  ['alias', ['alias', 'under an alternative name since']],
  ['partial', ['part', 'partial since']],
  ['nearly', ['most', 'nearly all of it since']],
])

const expected: ReadonlyMap<SupportState, string> = new Map([
  ['full', 'expected'],
  ['nearly', 'nearly all of it expected'],
  ['partial', 'partial support expected'],
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
  const { state, step } = supportNow(code, today)
  if (step !== undefined && state === 'full') return plainCell(column, { step, facts, today })
  const label = state === 'unknown' ? undefined : labels.get(state)
  if (step !== undefined && label !== undefined && state !== 'flag') {
    return shortCell(column, { step, label, next: nextText(code, today) })
  }
  return lackingCell(column, facts, today)
}

function lackingCell(column: SupportColumn, facts: SupportFacts, today: string): SupportCell {
  const { name, id } = column
  const code = facts.support[id]
  const { state, step, later, isRemoved } = supportNow(code, today)
  const next = announcedIn(code, today)
  const how = next && expected.get(next.state)
  if (next !== undefined && how !== undefined) {
    const text = `next ${next.version}`
    return { kind: 'partial', text, title: `${name}: ${how} in ${next.version}` }
  }
  const label = state === 'unknown' ? undefined : labels.get(state)
  if (step !== undefined && label !== undefined) return shortCell(column, { step, label, next: '' })
  if (later?.version === 'preview' && isUsableState(later.state)) {
    return { kind: 'partial', text: 'next', title: `${name}: preview only` }
  }
  if (!isRemoved || step === undefined) {
    return { kind: 'missing', text: '–', title: `Not in ${name}` }
  }
  const first = readSupport(code).find(({ state: had }) => had !== 'none')
  const since = first === undefined ? '' : `; supported since ${boundText(first.version)}`
  const title = `${name}: removed in ${boundText(step.version)}${since}`
  return { kind: 'missing', text: '–', title }
}

type Short = {
  readonly step: SupportStep
  readonly label: readonly [text: string, label: string]
  readonly next: string
}

function shortCell(
  { name }: SupportColumn,
  { step, label: [text, label], next }: Short,
): SupportCell {
  const half = step.inPart === true ? ', in part' : ''
  const own = step.name === undefined ? half : ` (${step.name}${half})`
  return {
    kind: 'partial',
    // A cell has no room for "preview".
    text: step.version === 'preview' ? text : `${text} ${step.version}`,
    title: `${name}: ${label} ${boundText(step.version)}${own}${next}`,
  }
}

function nextText(code: string | undefined, today: string): string {
  const next = announcedIn(code, today)
  return next?.state === 'full' ? `; without that in ${next.version}` : ''
}

type Release = {
  readonly step: SupportStep
  readonly facts: SupportFacts
  readonly today: string
}

function plainCell({ id, name }: SupportColumn, { step, facts, today }: Release): SupportCell {
  const date = facts.shipped?.[id]
  const since = date === undefined ? '' : `, since ${formatMonth(date)}`
  const recent = date !== undefined && date > yearBefore(today)
  const leaves = leavesInPreview(facts.support[id]) ? ', removed in the preview' : ''
  return {
    kind: recent ? 'recent' : 'plain',
    text: step.version,
    title: `${name} ${boundText(step.version)}${since}${recent ? ', new in the last year' : ''}${leaves}`,
  }
}

/** "4 or earlier" for the version "≤4". */
export function boundText(version: string): string {
  return version.startsWith('≤') ? `${version.slice(1)} or earlier` : version
}
