import {
  isRuntime,
  NEVER_ON_PLATFORM,
  type NonCoreBrowser,
  nonCoreBrowsers,
  perPlatform,
  type Platform,
  type PlatformFields,
  platforms,
  type Runtime,
} from '#catalogue/platforms.ts'
import { platformFacet } from '#catalogue/verdict/facets.ts'
import { type BrowserName, type CompatEntry, statementsOf } from '#ingest/sources/compat-data.ts'
import {
  isUsableState,
  LACKS,
  type SupportStep,
  UNKNOWN,
  writeByEngine,
  writeSupport,
} from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'

import type { EngineTwin } from './engine-twins.ts'
import { lastingSince } from './support-codes.ts'
import { ancestorsOf, type Track, type Tracks, isSameSupport, type TrackStep } from './tracks.ts'

/** Support of a platform. */
export type PlatformCode = {
  readonly code: string
  /** First version with plain support; `NEVER_ON_PLATFORM` without one. */
  readonly min: number
  /** First version with support that pages can use; `NEVER_ON_PLATFORM` without one. */
  readonly usable: number
}

type PlatformSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly tracks: Pick<Tracks, 'of' | 'written' | 'twinOf'>
}

/** An entry's support on a platform; undefined if it cannot exist there, or a browser lacks it. */
export function platformCode(
  entry: CompatEntry,
  platform: Platform | NonCoreBrowser,
  { entries, tracks }: PlatformSources,
): PlatformCode | undefined {
  const track = tracks.of(entry, platform)
  if (track === undefined) {
    if (!isRuntime(platform)) {
      return codeByEngine(platform, tracks, (twin) => tracks.of(entry, twin))
    }
    const isPossible = isOfRuntimes(entry) || isInside(entry, platform, entries)
    return isPossible ? without(UNKNOWN) : undefined
  }
  const found = codeOfSteps(tracks.written(platform, track))
  return found === undefined && isRuntime(platform) ? without(LACKS) : found
}

/**
 * The code of a browser of which the data says nothing: by the version of its engine, or "?" if no browser with its
 * engine is known.
 */
export function codeByEngine(
  browser: BrowserName,
  tracks: Pick<Tracks, 'twinOf' | 'written'>,
  trackOf: (twin: BrowserName) => Track,
): PlatformCode {
  const twin = tracks.twinOf(browser)
  const track = twin && trackOf(twin.browser)
  if (twin === undefined || track === undefined) return without(UNKNOWN)
  const steps = tracks.written(browser, trackByEngine(track, twin.places))
  const code = writeByEngine(steps)
  return { ...(codeOfSteps(steps) ?? without(code)), code }
}

/** Undefined for no support ever. */
export function codeOfSteps(steps: readonly SupportStep[]): PlatformCode | undefined {
  const code = writeSupport(steps)
  if (code === undefined) return undefined
  return {
    code,
    min: firstInteger(lastingSince(steps, (state) => state === 'full')),
    usable: firstInteger(lastingSince(steps, isUsableState)),
  }
}

function firstInteger(step: SupportStep | undefined): number {
  return step === undefined ? NEVER_ON_PLATFORM : versionInteger(step.version)
}

export function without(code: string): PlatformCode {
  return { code, min: NEVER_ON_PLATFORM, usable: NEVER_ON_PLATFORM }
}

/** Whether runtimes have things of its kind: of JavaScript and WebAssembly. */
export const isOfRuntimes = ({ key }: Pick<CompatEntry, 'key'>): boolean =>
  /^(?:javascript|webassembly)\./.test(key)

/** Whether a platform supports an ancestor of the entry: an interface, a function. */
const isInside = (
  entry: CompatEntry,
  platform: Runtime,
  entries: PlatformSources['entries'],
): boolean =>
  ancestorsOf(entry, entries).some(({ statement }) =>
    statementsOf(statement, platform).some((one) => one.version_added !== false),
  )

export function platformFieldsOf(
  codeOf: (platform: Platform | NonCoreBrowser) => PlatformCode | undefined,
): PlatformFields {
  const found = new Map<string, PlatformCode | undefined>(
    [...platforms, ...nonCoreBrowsers].map((platform) => [platform, codeOf(platform)]),
  )
  const codes: PlatformFields['platforms'] = Object.fromEntries(
    [...found].flatMap(([platform, own]) => (own === undefined ? [] : [[platform, own.code]])),
  )
  return {
    platforms: codes,
    platformMin: perPlatform((platform) => found.get(platform)?.min ?? NEVER_ON_PLATFORM),
    platformUsable: perPlatform((platform) => found.get(platform)?.usable ?? NEVER_ON_PLATFORM),
    runs: platformFacet(codes),
  }
}

/**
 * What the releases of a browser have, if each has what its twin had in the same version of the engine. What was
 * there after releases with another engine may have been there before.
 */
export function trackByEngine(
  track: readonly TrackStep[],
  places: EngineTwin['places'],
): readonly TrackStep[] {
  const steps: TrackStep[] = []
  let isKnown = true
  for (const [place, own] of places.entries()) {
    const found = track.findLast((step) => own !== undefined && step.place <= own) ?? none
    if (own !== undefined && !isSameSupport(found, steps.at(-1))) {
      steps.push({ ...found, place, atMost: place > 0 && (!isKnown || found.atMost) })
    }
    isKnown = own !== undefined
  }
  return steps
}

const none = { state: 'none', atMost: false } as const
