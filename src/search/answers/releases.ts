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
import { type FoundVersion, findVersion } from '#catalogue/targets/known-versions.ts'
import { compareVersions } from '#lib/version.ts'

import type { Place } from './asked.ts'

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

/** A release of a browser in its channel. */
type Meant = Pick<KnownRelease, 'version'> & { readonly channel?: ReleaseStatus }

/**
 * The version that a place means on a day; undefined if no release is meant. Where a browser has no
 * nightly, the beta is the nearest to it, and the other way round.
 */
export function releaseAt({ browser, version, standing }: Place, today: string): Meant | undefined {
  if (version !== undefined) return { version }
  const all = releasesOf(browser)
  const newest = all.findLastIndex((release) => isOutOn(release, today))
  if (standing === undefined || standing === 'current') return all[newest]
  const statuses = statusesOn(all, today)
  const own = statuses.lastIndexOf(standing)
  const place = own >= 0 || standing === 'esr' ? own : newest + 1
  const [release, channel] = [all[place], statuses[place]]
  return release && channel && { version: release.version, channel }
}

/** Whether a version exists; if not, the release before it. */
export function namedVersion(browser: TargetName, version: string): FoundVersion {
  const all = releasesOf(browser).map((release) => release.version)
  const found = findVersion(all, version)
  // Nothing is known of versions before the first one; of runtimes, not all releases are listed.
  const isUntold = compareVersions(version, all[0] ?? version) < 0 || all.length === 0
  const isUnlisted = found.kind === 'never' && isRuntime(browser)
  return isUntold || isUnlisted ? { kind: 'known', version } : found
}

function releasesOf(name: TargetName): readonly KnownRelease[] {
  const browser = knownBrowsers.find((one) => one === (sameVersions[name] ?? name))
  if (browser === undefined) return []
  const found = read.get(browser) ?? readReleases(known[browser])
  read.set(browser, found)
  return found
}
