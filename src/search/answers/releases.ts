import { releases as known } from 'virtual:releases'

import { isRuntime, type TargetName } from '#catalogue/platforms.ts'
import {
  type KnownBrowser,
  knownBrowsers,
  type KnownRelease,
  readReleases,
  releaseOf,
} from '#catalogue/releases/known-releases.ts'
import { isOutOn, statusesOn } from '#catalogue/releases/on-day.ts'
import type { ReleaseStatus } from '#catalogue/releases/record.ts'
import { allUpTo, versionMeant, type VersionReading } from '#catalogue/targets/known-versions.ts'
import type { JudgedPlace } from '#language/reading.ts'
import { browserNames } from '#lib/glossary.ts'
import { compareVersions } from '#lib/version.ts'

const read = new Map<KnownBrowser, readonly KnownRelease[]>()

/** WebViews have the versions of a browser. */
const sameVersions: { readonly [Name in TargetName]?: TargetName } = {
  webview_android: 'chrome_android',
  webview_ios: 'safari_ios',
}

/** `YYYY-MM-DD`; empty for a release without a known day. */
export function dayOfRelease(browser: KnownBrowser, version: string): string {
  return releaseOf(releasesOf(browser), version)?.day ?? ''
}

/** The day of a release that is not out on a day, empty if it is not known; undefined for any other version. */
export function comingDay(browser: KnownBrowser, version: string, today: string) {
  const release = releaseOf(releasesOf(browser), version)
  return release === undefined || isOutOn(release, today) ? undefined : release.day
}

/** A version, or a release of a browser in its channel. */
type Meant = VersionReading & { readonly channel?: ReleaseStatus }

/**
 * The version that a place means on a day; undefined if no release is meant. Where a browser has no
 * nightly, the beta is the nearest to it, and the other way round.
 */
export function releaseAt(
  { browser, version, standing }: JudgedPlace,
  today: string,
): Meant | undefined {
  if (version !== undefined) return releaseMeant(browser, version)
  const all = releasesOf(browser)
  const newest = all.findLastIndex((release) => isOutOn(release, today))
  if (standing === undefined || standing === 'current') return all[newest]
  const statuses = statusesOn(all, today)
  const own = statuses.lastIndexOf(standing)
  const place = own >= 0 || standing === 'esr' ? own : newest + 1
  const [release, channel] = [all[place], statuses[place]]
  return release && channel && { version: release.version, channel }
}

/** The version that a text names, among those of the releases. */
export function releaseMeant(browser: TargetName, version: string): VersionReading {
  const all = releasesOf(browser).map((release) => release.version)
  // WebViews are older than the browsers whose releases they share.
  const isUntold = browser in sameVersions && compareVersions(version, all[0] ?? '') < 0
  // Of these, the data lists only some releases.
  const isSparse = isRuntime(browser) || browser === 'oculus'
  const released = isUntold ? [] : isSparse ? allUpTo(all.at(-1) ?? '') : all
  return versionMeant(browserNames[browser], version, released)
}

function releasesOf(name: TargetName): readonly KnownRelease[] {
  const browser = knownBrowsers.find((one) => one === (sameVersions[name] ?? name))
  if (browser === undefined) return []
  const found = read.get(browser) ?? readReleases(known[browser])
  read.set(browser, found)
  return found
}
