import {
  type BrowserName,
  type CompatEntry,
  type CompatSource,
  type SimpleSupportStatement,
  statementsOf,
} from '#ingest/sources/compat-data.ts'
import { PREVIEW, type SupportState, supportStates, type SupportStep } from '#lib/support-code.ts'
import { compareVersions } from '#lib/version.ts'

import { type EngineTwin, twinsOf } from './engine-twins.ts'
import { isComingStatus } from './release-table.ts'

/** A step at a position among the releases of a browser; the previews are after the last one. */
export type TrackStep = {
  readonly place: number
  readonly state: SupportState
  /** Only for prefixes and other names. */
  readonly name?: string
  /** Whether what has a prefix or another name works only in part. */
  readonly inPart?: boolean
  /** The data only knows that it was this release or an earlier one. */
  readonly atMost: boolean
}

/** From old to new; undefined if the data says nothing of the entry in this browser. */
export type Track = readonly TrackStep[] | undefined

export type Tracks = {
  /** What the releases of a browser have of an entry: no more than they have of its ancestors. */
  readonly of: (entry: CompatEntry, browser: BrowserName) => Track
  /** The same as the steps of a support code. */
  readonly steps: (entry: CompatEntry, browser: BrowserName) => readonly SupportStep[]
  /** What the versions have under a prefix or another name, whatever else they have, within limits. */
  readonly under: (
    entry: CompatEntry,
    browser: BrowserName,
    other: { readonly given: string; readonly limits?: Track },
  ) => readonly SupportStep[]
  /** The position of a version; undefined if the data does not list it. */
  readonly placeOf: (browser: BrowserName, version: string) => number | undefined
  /** The browser with a browser's engine; undefined if the data names none. */
  readonly twinOf: (browser: BrowserName) => EngineTwin | undefined
  /** The steps of a track of this browser. */
  readonly written: (browser: BrowserName, track: readonly TrackStep[]) => readonly SupportStep[]
}

export function readTracks({
  browsers,
  entries,
}: Pick<CompatSource, 'browsers' | 'entries'>): Tracks {
  const lists = new Map([...browsers].map(([name, facts]) => [name, releaseList(facts.releases)]))
  const known = new Map<string, Track>()
  const own = (entry: CompatEntry, browser: BrowserName): Track => {
    const id = `${browser} ${entry.key}`
    if (!known.has(id)) {
      const statements = statementsOf(entry.statement, browser)
      const list = lists.get(browser)
      known.set(id, list && ownTrack(statements, (version) => placeIn(list, version)))
    }
    return known.get(id)
  }
  const of = (entry: CompatEntry, browser: BrowserName): Track => {
    const track = own(entry, browser)
    if (track === undefined || track.length === 0) return track
    const above = ancestorsOf(entry, entries).map((ancestor) => own(ancestor, browser))
    return limited(
      track,
      above.filter((limits) => limits !== undefined),
    )
  }
  const written: Tracks['written'] = (browser, track) => {
    const list = lists.get(browser)
    return list === undefined ? [] : track.map((step) => writtenStep(step, list))
  }
  const under: Tracks['under'] = (entry, browser, { given, limits }) => {
    const list = lists.get(browser)
    const named = statementsOf(entry.statement, browser).flatMap((statement) => {
      const { prefix, alternative_name: other, ...rest } = statement
      return (other ?? prefix) === given ? [rest] : []
    })
    const track = (list && ownTrack(named, (version) => placeIn(list, version))) ?? []
    return written(browser, limits ? limited(track, [limits]) : track)
  }
  const placeOf: Tracks['placeOf'] = (browser, version) => {
    const list = lists.get(browser)
    return list && placeIn(list, version)
  }
  const twins = twinsOf(browsers)
  return {
    of,
    under,
    written,
    placeOf,
    twinOf: (browser) => twins.get(browser),
    steps: (entry, browser) => written(browser, of(entry, browser) ?? []),
  }
}

/** The entries above an entry, from the top down. */
export function ancestorsOf(
  { segments }: Pick<CompatEntry, 'segments'>,
  entries: CompatSource['entries'],
): readonly CompatEntry[] {
  return segments.flatMap((_, depth) => {
    const above = depth === 0 ? undefined : entries.get(segments.slice(0, depth).join('.'))
    return above ?? []
  })
}

type Release = { readonly version: string; readonly coming: string | undefined }

type ReleaseList = {
  readonly releases: readonly Release[]
  readonly places: ReadonlyMap<string, number>
}

type Facts = { readonly status: string; readonly release_date?: string }

function releaseList(releases: Readonly<Record<string, Facts>>): ReleaseList {
  const sorted = Object.entries(releases).toSorted(([a], [b]) => compareVersions(a, b))
  return {
    releases: sorted.map(([version, { status, release_date: day = '' }]) => ({
      version,
      coming: isComingStatus(status) ? day : undefined,
    })),
    places: new Map(sorted.map(([version], place) => [version, place])),
  }
}

/** Undefined for a version that the data does not list. */
function placeIn({ places, releases }: ReleaseList, version: string): number | undefined {
  return version === PREVIEW ? releases.length : places.get(version.replace('≤', ''))
}

function writtenStep(step: TrackStep, { releases }: ReleaseList): SupportStep {
  const { version = PREVIEW, coming } = releases[step.place] ?? { coming: '' }
  return {
    state: step.state,
    version: `${step.atMost ? '≤' : ''}${version}`,
    ...(step.name !== undefined && { name: step.name }),
    ...(step.inPart === true && { inPart: true }),
    ...(coming !== undefined && { coming }),
  }
}

/** The releases with a statement; `to` is exclusive. */
type Span = TrackSupport & { readonly from: number; readonly to: number }

/** What a release has, without the release. */
export type TrackSupport = Pick<TrackStep, 'state' | 'name' | 'inPart'>

/** The position of a version among the releases; undefined for unknown versions. */
export type PlaceOf = (version: string) => number | undefined

/**
 * Statements may overlap (a prefix and the plain name) and follow each other (partial, then full):
 * in each release, the best support counts, so the end of one is no removal while another lasts.
 */
export function ownTrack(statements: readonly SimpleSupportStatement[], placeOf: PlaceOf): Track {
  if (statements.length === 0) return undefined
  const spans = statements.flatMap((statement) => spanOf(statement, placeOf))
  const bounds = boundsOf(statements, placeOf)
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter((end) => Number.isFinite(end))
  const steps: TrackStep[] = []
  for (const place of new Set(ends.toSorted((a, b) => a - b))) {
    const last = steps.at(-1)
    const best = bestAt(spans, place, last?.name)
    if (!isSameSupport(best, last)) {
      steps.push({ place, ...best, atMost: bounds.has(place) })
    }
  }
  return steps
}

function spanOf(statement: SimpleSupportStatement, placeOf: PlaceOf): readonly Span[] {
  const { version_added: added, version_removed: removed } = statement
  const from = added === false ? undefined : placeOf(added)
  if (from === undefined) return []
  // Without a known release of the removal, support lasts.
  const to = (removed === undefined ? undefined : placeOf(removed)) ?? Infinity
  return from < to ? [{ from, to, ...stateOf(statement) }] : []
}

function stateOf(statement: SimpleSupportStatement): TrackSupport {
  const { flags, alternative_name: other, prefix, partial_implementation: partial } = statement
  if (flags !== undefined) return { state: 'flag' }
  const half = partial === true ? { inPart: true } : {}
  if (other !== undefined) return { state: 'alias', name: other, ...half }
  if (prefix !== undefined) return { state: 'prefix', name: prefix, ...half }
  return { state: partial === true ? 'partial' : 'full' }
}

/** Whether a release has what the one before it had. */
export function isSameSupport(
  found: TrackSupport,
  last: TrackSupport = { state: 'none' },
): boolean {
  return found.state === last.state && found.name === last.name && found.inPart === last.inPart
}

/** Releases that are only upper bounds in the data. */
function boundsOf(statements: readonly SimpleSupportStatement[], placeOf: PlaceOf) {
  const bounds = new Set<number | undefined>()
  for (const { version_added: added, version_removed: removed } of statements) {
    for (const version of [added, removed]) {
      if (typeof version === 'string' && version.startsWith('≤')) bounds.add(placeOf(version))
    }
  }
  return bounds
}

/** Of several names, one with all of it counts, and of these the one before stays. */
function bestAt(spans: readonly Span[], place: number, before: string | undefined): TrackSupport {
  const now = spans.filter(({ from, to }) => from <= place && place < to)
  const rank = Math.max(0, ...now.map(({ state }) => supportStates.indexOf(state)))
  const state = supportStates[rank] ?? 'none'
  const found = now.filter((span) => span.state === state)
  const whole = found.filter(({ inPart }) => inPart !== true)
  const best = whole.length > 0 ? whole : found
  const { name, inPart } = best.find((span) => span.name === before) ?? best[0] ?? {}
  return { state, ...(name !== undefined && { name }), ...(inPart === true && { inPart }) }
}

/** An entry is no more usable than its ancestors; where one is only partial, it keeps its state. */
function limited(
  track: readonly TrackStep[],
  above: readonly (readonly TrackStep[])[],
): readonly TrackStep[] {
  const first = track[0]?.place ?? 0
  // Before an upper bound, an entry may be supported only where its ancestors are.
  const free = track[0]?.atMost === true ? 0 : first
  const binding = above.filter(([start, ...rest]) => {
    const isFree = start !== undefined && rest.length === 0 && isWhole(start.state)
    return !isFree || start.place > free
  })
  if (binding.length === 0) return track
  const places = [track, ...binding].flat().map(({ place }) => place)
  const steps: TrackStep[] = []
  for (const place of new Set(places.toSorted((a, b) => a - b))) {
    const next = leastAt(place, track, binding)
    const last = steps.at(-1)
    if (isSameSupport(next, last)) continue
    const start = next.atMost && last === undefined ? startOf(binding, place) : 0
    if (start > 0) steps.push({ place: start, state: 'none', atMost: false })
    steps.push(next)
  }
  return steps
}

/** The last place before another from which an ancestor is supported, if all are; else 0. */
function startOf(above: readonly (readonly TrackStep[])[], before: number): number {
  const starts = above.map((limits) => limits.find(({ state }) => state !== 'none'))
  const known = starts.flatMap((start) =>
    start === undefined || start.atMost ? [] : [start.place],
  )
  const last = Math.max(0, ...known)
  return last < before ? last : 0
}

const isWhole = (state: SupportState): boolean => state === 'partial' || state === 'full'

function leastAt(
  place: number,
  track: readonly TrackStep[],
  above: readonly (readonly TrackStep[])[],
): TrackStep {
  const own = stepAt(track, place)
  let least: TrackStep = { ...own, place }
  for (const limits of above) {
    const limit = limitAt(limits, place)
    if (isWhole(limit.state) || rankOf(limit) >= rankOf(least)) continue
    least = { ...limit, place, atMost: limit.atMost || own.atMost }
  }
  return least
}

const rankOf = ({ state }: TrackStep): number => supportStates.indexOf(state)

/** The step of a place, or the last one before. */
export function stepAt(steps: readonly TrackStep[], place: number): TrackStep {
  const last = steps.findLast((step) => step.place <= place)
  if (last === undefined) return { place, state: 'none', atMost: false }
  return { ...last, atMost: last.atMost && last.place === place }
}

/** Before an upper bound, an ancestor may have what it has from then on: that is no limit. */
export function limitAt(limits: readonly TrackStep[], place: number): TrackStep {
  const own = stepAt(limits, place)
  const next = limits.find((step) => step.place > place)
  return next?.atMost === true && rankOf(next) > rankOf(own) ? { ...next, atMost: false } : own
}
