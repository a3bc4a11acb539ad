import type { CoreBrowser, PerBrowser } from '#catalogue/browsers.ts'
import type { BrowserName } from '#ingest/sources/compat-data.ts'
import {
  isSameSupport,
  type Tracks,
  type TrackStep,
  type TrackSupport,
} from '#ingest/support/tracks.ts'
import { isUsableState, PREVIEW, supportStates } from '#lib/support-code.ts'

import type { PartSupport } from './newer-support.ts'

type Part = Pick<PartSupport, 'key' | 'track' | 'isDeprecated'>

export type FeatureEntries = {
  /** The entries that make the feature complete. */
  readonly parts: readonly Part[]
  /** Those that it is about. */
  readonly main: readonly Part[]
  /** Those besides without which it is not even nearly complete. */
  readonly others?: readonly Part[]
}

/**
 * The entries that a feature is about: the one that contains all others, else those with its name, in the singular if
 * it is a plural. None for a feature that is a collection.
 */
export function mainEntries<Entry extends { readonly key: string }>(
  id: string,
  parts: readonly Entry[],
): readonly Entry[] {
  const root = parts.find(({ key }) =>
    parts.every((other) => `${other.key}.`.startsWith(`${key}.`)),
  )
  if (root !== undefined) return [root]
  const name = lettersOf(id)
  const named = (wanted: string) =>
    parts.filter(({ key }) => lettersOf(key.split('.').at(-1) ?? '') === wanted)
  const own = named(name)
  return own.length === 0 && name.endsWith('s') ? named(name.slice(0, -1)) : own
}

/** The letters and digits of a name, by which names that differ in signs alone are the same. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** A feature with the versions from which web-features counts it. */
export type CountedIn = {
  readonly id: string
  readonly support: PerBrowser<string>
  readonly parts: readonly Part[]
}

/** What a core browser has of a feature. */
export function coreTrack(
  { id, support, parts }: CountedIn,
  browser: CoreBrowser,
  { placeOf }: Pick<Tracks, 'placeOf'>,
): readonly TrackStep[] {
  const version = support[browser]
  const place = version === undefined ? undefined : placeOf(browser, version)
  const plain =
    place === undefined ? undefined : { place, atMost: version?.startsWith('≤') === true }
  const entries = { parts, main: mainEntries(id, parts) }
  return featureTrack(entries, browser, { plain, preview: placeOf(browser, PREVIEW) })
}

type Known = {
  /** The position from which web-features counts the feature; undefined if it does not. */
  readonly plain: Pick<TrackStep, 'place' | 'atMost'> | undefined
  /** The position of the previews. */
  readonly preview: number | undefined
}

/**
 * What a browser has of a feature, from all its parts. It is complete from the position of web-features
 * on, and where releases had all parts until one was removed. It is nearly complete with its main entries and nine of
 * ten parts that are not deprecated. It is partial with its main entries, or with half of its parts: a few of them
 * often belong to other features, too. Else it is as its main entries are, or as half of the parts of a collection.
 */
export function featureTrack(
  { parts, main, others = [] }: FeatureEntries,
  browser: BrowserName,
  { plain, preview }: Known,
): readonly TrackStep[] {
  const limit = plain?.place ?? Infinity
  const mains = new Set(main.map(({ key }) => key))
  const trackOf = ({ key, track, isDeprecated }: Part, isCounted: boolean) => ({
    steps: track(browser),
    isMain: mains.has(key),
    isCounted,
    isDeprecated,
  })
  const tracks = [
    ...parts.map((part) => trackOf(part, true)),
    ...others.map((part) => trackOf(part, false)),
  ]
  const steps: TrackStep[] = []
  let isUnknown = false
  for (const place of placesOf(tracks, limit)) {
    const found = stateAt(tracks, place)
    const last = steps.at(-1)
    if (found === undefined || (plain?.atMost === true && !isUsableState(found.state))) {
      // Before an upper bound, only the releases after the last step are unknown.
      if (!isUnknown && last === undefined && place > 0) steps.push({ ...nothing, place })
      isUnknown = true
    } else {
      if (!isSameSupport(found, last)) {
        steps.push({ ...found, place, atMost: isUnknown })
      }
      isUnknown = false
    }
  }
  const own = asCounted(steps, preview)
  return plain === undefined ? own : [...own, { state: 'full', ...plain }]
}

type PartTrack = Pick<Part, 'isDeprecated'> & {
  readonly steps: readonly TrackStep[]
  readonly isMain: boolean
  readonly isCounted: boolean
}

const nothing: TrackStep = { place: -1, state: 'none', atMost: false }
const everything: TrackSupport = { state: 'full' }

/** The positions at which something may change: the first one, those of the steps, and the ones after them. */
function placesOf(tracks: readonly PartTrack[], limit: number): readonly number[] {
  const places = new Set(
    tracks.flatMap(({ steps }) => steps.flatMap(({ place }) => [place, place + 1])),
  )
  return [...places.add(0)].filter((place) => place < limit).toSorted((a, b) => a - b)
}

/** Undefined if it is not known whether pages can use it. */
function stateAt(tracks: readonly PartTrack[], place: number): TrackSupport | undefined {
  const [least, most] = [nothing, everything].map((unknown) =>
    sumUp(tracks.map((track) => ({ ...track, ...(partAt(track.steps, place) ?? unknown) }))),
  )
  if (least === undefined || most === undefined) return undefined
  return isUsableState(least.state) || least.state === most.state ? least : undefined
}

/** What a release has of a part; undefined before an upper bound, which may include the release. */
function partAt(track: readonly TrackStep[], place: number): TrackSupport | undefined {
  const index = track.findLastIndex((step) => step.place <= place)
  const own = track[index] ?? nothing
  const next = track[index + 1]
  const isExact = own.place === place && own.state !== 'none'
  if (isExact || next?.atMost !== true || next.state === own.state) return own
  const less = rankOf(next) < rankOf(own) ? next : own
  return isUsableState(less.state) ? less : undefined
}

const isFull = ({ state }: TrackSupport): boolean => state === 'full'
const isWhole = ({ state }: TrackSupport): boolean => state === 'full' || state === 'partial'

/** Of the parts that are not deprecated: so many make a feature nearly complete. */
const NEARLY = 0.9

type PartState = TrackSupport & Omit<PartTrack, 'steps'>

function sumUp(all: readonly PartState[]): TrackSupport {
  const parts = all.filter(({ isCounted }) => isCounted)
  if (parts.length > 0 && parts.every(isFull)) return everything
  const main = parts.filter(({ isMain }) => isMain)
  const least = main.length === 0 ? commonOf(parts) : worst(main)
  const { state, name, inPart } = least
  if (state === 'prefix' || state === 'alias') {
    return { state, ...(name !== undefined && { name }), ...(inPart === true && { inPart }) }
  }
  const lasting = all.filter(({ isDeprecated }) => !isDeprecated)
  const isNearly = lasting.length > 0 && lasting.filter(isFull).length >= NEARLY * lasting.length
  if (isNearly && main.every(isFull)) return { state: 'nearly' }
  const working = parts.filter(isWhole).length
  const isPartial =
    (main.length > 0 && main.every(isWhole)) || (working > 0 && 2 * working >= parts.length)
  return { state: isPartial ? 'partial' : state }
}

const worst = (parts: readonly PartState[]): TrackSupport =>
  parts.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? nothing

/** What at least half of the parts have, or more. */
function commonOf(parts: readonly PartState[]): TrackSupport {
  const sorted = parts.toSorted((a, b) => rankOf(b) - rankOf(a))
  const { state, name } = sorted[Math.ceil(parts.length / 2) - 1] ?? nothing
  if (state !== 'prefix' && state !== 'alias') return { state }
  const isShared = parts.every((part) => part.state !== state || part.name === name)
  const isHalf = parts.some((part) => !isUsableState(part.state) || part.inPart === true)
  return { state, ...(isShared && name && { name }), ...(isHalf && { inPart: true }) }
}

/** All parts are not the whole where web-features does not count it; it says nothing of previews. */
function asCounted(steps: readonly TrackStep[], preview: number | undefined): readonly TrackStep[] {
  const last = steps.at(-1)
  if (last?.state !== 'full' || last.place === preview) return steps
  const before = steps.slice(0, -1)
  return before.at(-1)?.state === 'nearly' ? before : [...before, { ...last, state: 'nearly' }]
}

function rankOf({ state }: TrackSupport): number {
  return supportStates.indexOf(state)
}
