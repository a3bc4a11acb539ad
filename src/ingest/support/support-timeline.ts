import type { SupportState } from '#catalogue/history/support-state.ts'
import { supportStates } from '#catalogue/history/support-state.ts'
import type { Step, Timeline } from '#catalogue/history/timeline.ts'
import { NEVER_YET, SILENT, packStep } from '#catalogue/history/timeline.ts'
import type { SimpleSupportStatement } from '#ingest/sources/compat-data.ts'

import { shortcomingOf } from './support-codes.ts'

/** The releases with a statement; `to` is exclusive. */
type Span = {
  readonly from: number
  readonly to: number
  readonly state: SupportState
}

/** The position of a version among the releases; undefined for previews and unknown versions. */
export type PlaceOf = (version: string) => number | undefined

/**
 * Statements may overlap (a prefix and the plain name) and follow each other (partial, then full):
 * in each release, the best support counts, so the end of one is no removal while another lasts.
 */
export function supportTimeline(
  statements: readonly SimpleSupportStatement[],
  placeOf: PlaceOf,
): Timeline {
  const [first, ...others] = statements
  if (first === undefined) return SILENT
  if (others.length === 0 && first.version_removed === undefined) return lasting(first, placeOf)
  const spans = statements.flatMap((statement) => spanOf(statement, placeOf))
  const bounds = boundsOf(statements, placeOf)
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter((end) => Number.isFinite(end))
  const steps: Step[] = []
  for (const place of [...new Set(ends)].toSorted((a, b) => a - b)) {
    const state = stateAt(spans, place)
    if (state !== (steps.at(-1)?.state ?? 'none')) {
      steps.push({ place, state, atMost: bounds.has(place) })
    }
  }
  const [start, ...changes] = steps.map(packStep)
  if (start === undefined) return NEVER_YET
  return changes.length === 0 ? start : [start, ...changes]
}

/** A shortcut for a single statement without an end, the most common case. */
function lasting(statement: SimpleSupportStatement, placeOf: PlaceOf): Timeline {
  const { version_added: added } = statement
  const place = added === false ? undefined : placeOf(added)
  const state = stateOf(statement)
  if (added === false || place === undefined || state === 'none') return NEVER_YET
  return packStep({ place, state, atMost: added.startsWith('≤') })
}

function spanOf(statement: SimpleSupportStatement, placeOf: PlaceOf): readonly Span[] {
  const { version_added: added, version_removed: removed } = statement
  const from = added === false ? undefined : placeOf(added)
  if (from === undefined) return []
  // Without a known release of the removal, support lasts.
  const to = (removed === undefined ? undefined : placeOf(removed)) ?? Infinity
  return from < to ? [{ from, to, state: stateOf(statement) }] : []
}

function stateOf(statement: SimpleSupportStatement): SupportState {
  const shortcoming = shortcomingOf(statement)
  if (shortcoming === null) return 'full'
  return shortcoming === 'alternative name' ? 'alias' : (known.get(shortcoming) ?? 'none')
}

const known: ReadonlyMap<string, SupportState> = new Map(
  supportStates.map((state) => [state, state]),
)

/** Releases that are only upper bounds in the data. */
function boundsOf(
  statements: readonly SimpleSupportStatement[],
  placeOf: PlaceOf,
): ReadonlySet<number | undefined> {
  const bounds = new Set<number | undefined>()
  for (const { version_added: added, version_removed: removed } of statements) {
    for (const version of [added, removed]) {
      if (typeof version === 'string' && version.startsWith('≤')) bounds.add(placeOf(version))
    }
  }
  return bounds
}

function stateAt(spans: readonly Span[], place: number): SupportState {
  const ranks = spans
    .filter(({ from, to }) => from <= place && place < to)
    .map(({ state }) => supportStates.indexOf(state))
  return supportStates[Math.max(0, ...ranks)] ?? 'none'
}
