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

/** What is known of a version that a text names. */
export type NamedVersion =
  | { readonly kind: 'known' }
  /** `never`: between two known ones. `future`: above all announced ones. */
  | { readonly kind: 'never' | 'future'; readonly nearest: string }

/** Whether a version exists; if not, the release before it. */
export function namedVersion(browser: TargetName, version: string): NamedVersion {
  const all = releasesOf(browser)
  const isWithin = (own: string) => own === version || own.startsWith(`${version}.`)
  const isKnown = all.some((one) => isWithin(one.version)) || releaseOf(all, version) !== undefined
  const before = all.findLast((one) => compareVersions(one.version, version) < 0)
  // Nothing is known of the browser, or of versions before the first one.
  if (isKnown || before === undefined) return { kind: 'known' }
  if (isPatch(version, all)) return { kind: 'known' }
  if (before === all.at(-1)) return { kind: 'future', nearest: before.version }
  // Of runtimes, the data lists only the releases that changed something.
  return isRuntime(browser) ? { kind: 'known' } : { kind: 'never', nearest: before.version }
}

/** Whether a version is a patch of a listed one: "18.3.1" of 18.3, but not "18.9" of 18, of which 18.3 is listed. */
function isPatch(version: string, all: readonly KnownRelease[]): boolean {
  const whole = all.findLast((one) => version.startsWith(`${one.version}.`))
  return whole !== undefined && !all.some((one) => one.version.startsWith(`${whole.version}.`))
}

function releasesOf(name: TargetName): readonly KnownRelease[] {
  const browser = knownBrowsers.find((one) => one === (sameVersions[name] ?? name))
  if (browser === undefined) return []
  const found = read.get(browser) ?? readReleases(known[browser])
  read.set(browser, found)
  return found
}
