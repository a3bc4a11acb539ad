import { type CoreBrowser, coreBrowsers, type PerBrowser } from '#catalogue/browsers.ts'
import {
  isRuntime,
  type PlatformFields,
  type Runtime,
  type NonCoreBrowser,
  type Platform,
} from '#catalogue/platforms.ts'
import {
  isOfRuntimes,
  type PlatformCode,
  platformFieldsOf,
  without,
  codeByEngine,
  codeOfSteps,
} from '#ingest/support/platform-support.ts'
import type { Tracks, TrackStep } from '#ingest/support/tracks.ts'
import { LACKS, UNKNOWN, PREVIEW } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

import {
  coreTrack,
  type CountedIn,
  type FeatureEntries,
  featureTrack,
  mainEntries,
} from './feature-track.ts'
import type { PartSupport } from './newer-support.ts'

type Part = CountedPart & Pick<PartSupport, 'since'>

type Feature = Pick<CountedFeature, 'id' | 'support'> & { readonly parts: readonly Part[] }

/** The browser with a runtime's engine. */
const siblings: Readonly<Record<Runtime, CoreBrowser>> = {
  nodejs: 'chrome',
  deno: 'chrome',
  bun: 'safari',
}

/** Derives support beyond the core browsers, which web-features lacks. */
export function featurePlatforms(
  feature: Feature,
  tracks: Pick<Tracks, 'placeOf' | 'written' | 'twinOf'>,
): PlatformFields {
  return platformFieldsOf((platform) =>
    isRuntime(platform)
      ? codeInRuntime(platform, feature, tracks)
      : codeInBrowser(platform, feature, tracks),
  )
}

/**
 * Support in a runtime, which has few of the parts: those count that the browser with the same engine had when
 * web-features considered the feature supported. Undefined if the data says nothing of them, and they are nothing that
 * runtimes have.
 */
function codeInRuntime(
  runtime: Runtime,
  { parts, ...rest }: Feature,
  tracks: Pick<Tracks, 'placeOf' | 'written'>,
): PlatformCode | undefined {
  const feature = { ...rest, parts: parts.filter(({ key }) => !isCondition(key)) }
  const counted = partsWithSibling(siblings[runtime], feature)
  if (!counted.some(({ isCovered }) => isCovered(runtime)))
    return counted.some(isOfRuntimes) ? without(UNKNOWN) : undefined
  return codeByParts(runtime, { ...feature, counted }, tracks) ?? without(LACKS)
}

function partsWithSibling(sibling: CoreBrowser, { support, parts }: Feature): readonly Part[] {
  const version = support[sibling]
  if (version === undefined) return parts
  const bound = versionNumber(version)
  const counted = parts.filter(({ since }) => (since(sibling) ?? Infinity) <= bound)
  return counted.length === 0 ? parts : counted
}

/** A browser that is no core browser. */
type OwnBrowser = Exclude<Platform, Runtime> | NonCoreBrowser

type CountedPart = FeatureEntries['parts'][number] &
  Pick<PartSupport, 'key' | 'announced' | 'track' | 'isCovered'>

type CountedFeature = CountedIn & { readonly parts: readonly CountedPart[] }

/**
 * Support in a browser that web-features does not cover, by the rule for core browsers: it is complete
 * since the last of the parts by which web-features counts the feature. By the version of its engine if the data says
 * nothing of them.
 */
export function codeInBrowser(
  browser: OwnBrowser,
  feature: CountedFeature,
  tracks: Pick<Tracks, 'placeOf' | 'written' | 'twinOf'>,
): PlatformCode | undefined {
  const counted = countedParts(feature.support, feature.parts)
  const told = counted.filter(({ isCovered }) => isCovered(browser))
  if (told.length === 0) {
    return codeByEngine(browser, tracks, (twin) => {
      const core = coreBrowsers.find((name) => name === twin)
      return core && coreTrack(feature, core, tracks)
    })
  }
  return codeByParts(browser, { id: feature.id, parts: feature.parts, counted: told }, tracks)
}

type ByParts = Pick<CountedFeature, 'id'> & {
  readonly parts: readonly CountedPart[]
  readonly counted: readonly CountedPart[]
}

/** Support by the parts that count, by the rule for core browsers; undefined for no support ever. */
function codeByParts(
  browser: Platform | NonCoreBrowser,
  { id, parts, counted }: ByParts,
  tracks: Pick<Tracks, 'placeOf' | 'written'>,
): PlatformCode | undefined {
  const preview = tracks.placeOf(browser, PREVIEW)
  const released = counted.map(({ track }) =>
    track(browser).filter(({ place }) => place !== preview),
  )
  const known = { plain: completeFrom(released), preview }
  const main = new Set(mainEntries(id, parts).map(({ key }) => key))
  const others = parts.filter((part) => part.isCovered(browser) && !counted.includes(part))
  const entries = { parts: counted, main: counted.filter(({ key }) => main.has(key)), others }
  return codeOfSteps(tracks.written(browser, featureTrack(entries, browser, known)))
}

/**
 * The parts by which web-features counts a feature, which it does not publish: those that each core
 * browser had in the version that web-features gives it. All parts if there is none.
 */
export function countedParts<Counted extends Pick<PartSupport, 'announced'>>(
  support: PerBrowser<string>,
  parts: readonly Counted[],
): readonly Counted[] {
  const counted = parts.filter(({ announced }) =>
    coreBrowsers.every((browser) => {
      const version = support[browser]
      return version === undefined || (announced(browser) ?? Infinity) <= versionNumber(version)
    }),
  )
  return counted.length === 0 ? parts : counted
}

/** The step since which all tracks have lasting plain support; undefined if one has none. */
function completeFrom(tracks: readonly (readonly TrackStep[])[]): TrackStep | undefined {
  const starts = tracks.flatMap(
    (track) => track[track.findLastIndex(({ state }) => state !== 'full') + 1] ?? [],
  )
  // Of several at one position, one without a bound decides.
  const [last] = starts.toSorted((a, b) => b.place - a.place || Number(a.atMost) - Number(b.atMost))
  return starts.length < tracks.length ? undefined : last
}

/** Whether an entry is what a page needs besides, which no runtime asks for. */
const isCondition = (key: string): boolean => key.endsWith('.secure_context_required')
