import { releases as known } from 'virtual:releases'

import {
  currentRelease,
  isOutOn,
  type KnownRelease,
  readReleases,
  releaseOf,
} from '#catalogue/releases/known-releases.ts'
import type { ReleaseBrowser } from '#catalogue/releases/record.ts'
import { compareVersions } from '#lib/version.ts'

import type { Place } from './asked.ts'

const read = new Map<ReleaseBrowser, readonly KnownRelease[]>()

/** `YYYY-MM-DD`; empty for a release without a known day. */
export function dayOfRelease(browser: ReleaseBrowser, version: string): string {
  return releaseOf(releasesOf(browser), version)?.day ?? ''
}

/** The version that a place means on a day; undefined if no release is meant. */
export function versionAt({ browser, version, standing }: Place, today: string) {
  if (version !== undefined) return version
  const all = releasesOf(browser)
  const current = currentRelease(all, today)
  if (standing === 'esr') return all.findLast(({ status }) => status === 'esr')?.version
  if (standing === 'beta' || standing === 'nightly') {
    const later = all.filter((release) => !isOutOn(release, today))
    return (later.find(({ status }) => status === standing) ?? later[0])?.version
  }
  return current?.version
}

/** What is known of a version that a text names. */
export type NamedVersion =
  | { readonly kind: 'known' }
  /** `never`: between two known ones. `future`: above all announced ones. */
  | { readonly kind: 'never' | 'future'; readonly nearest: string }

/** Whether a version exists; if not, the release before it. */
export function namedVersion(browser: ReleaseBrowser, version: string): NamedVersion {
  const all = releasesOf(browser)
  const isWithin = (own: string) => own === version || own.startsWith(`${version}.`)
  const isKnown = all.some((one) => isWithin(one.version)) || releaseOf(all, version) !== undefined
  const before = all.findLast((one) => compareVersions(one.version, version) < 0)
  // Nothing is known of the browser, or of versions before the first one.
  if (isKnown || before === undefined) return { kind: 'known' }
  return { kind: before === all.at(-1) ? 'future' : 'never', nearest: before.version }
}

function releasesOf(browser: ReleaseBrowser): readonly KnownRelease[] {
  const found = read.get(browser) ?? readReleases(known[browser])
  read.set(browser, found)
  return found
}
