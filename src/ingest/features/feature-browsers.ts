import { coreBrowsers, type PerBrowser } from '#catalogue/browsers.ts'
import type { NonCoreBrowser, Platform, Runtime } from '#catalogue/platforms.ts'
import { codeByEngine, codeOfSteps, type PlatformCode } from '#ingest/support/platform-support.ts'
import type { TrackStep, Tracks } from '#ingest/support/tracks.ts'
import { PREVIEW } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

import {
  coreTrack,
  type CountedIn,
  type FeatureEntries,
  featureTrack,
  mainEntries,
} from './feature-track.ts'
import type { PartSupport } from './newer-support.ts'

/** A browser that is no core browser. */
export type OwnBrowser = Exclude<Platform, Runtime> | NonCoreBrowser

export type CountedPart = FeatureEntries['parts'][number] &
  Pick<PartSupport, 'key' | 'announced' | 'track' | 'isCovered'>

export type CountedFeature = CountedIn & { readonly parts: readonly CountedPart[] }

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
export function codeByParts(
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
export function countedParts<Part extends Pick<PartSupport, 'announced'>>(
  support: PerBrowser<string>,
  parts: readonly Part[],
): readonly Part[] {
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
