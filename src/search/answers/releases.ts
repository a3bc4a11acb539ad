import { releases as known } from 'virtual:releases'

import {
  currentRelease,
  isOut,
  readReleases,
  releaseOf,
} from '#catalogue/releases/known-releases.ts'
import type { KnownRelease } from '#catalogue/releases/known-releases.ts'
import type { ReleaseBrowser } from '#catalogue/releases/record.ts'
import { compareVersions } from '#lib/version.ts'

import type { Place } from './asked.ts'

const read = new Map<ReleaseBrowser, readonly KnownRelease[]>()

/** `YYYY-MM-DD`; empty for a release without a known day. */
export function releaseDay(browser: ReleaseBrowser, version: string): string {
  return releaseOf(releasesOf(browser), version)?.day ?? ''
}

/** The version that a place means on a day; undefined if no release is meant. */
export function versionAt({ browser, version, standing }: Place, today: string) {
  if (version !== undefined) return version
  const all = releasesOf(browser)
  const current = currentRelease(all, today)
  if (standing === 'esr') return all.findLast(({ status }) => status === 'esr')?.version
  if (standing === 'beta' || standing === 'nightly') {
    const later = all.filter((release) => !isOut(release, today))
    return (later.find(({ status }) => status === standing) ?? later[0])?.version
  }
  return current?.version
}

/** What is known of a version that a text names. */
export type NamedVersion =
  | { readonly kind: 'known' }
  /** No version between two known ones. */
  | { readonly kind: 'never' }
  /** Above all announced ones. */
  | { readonly kind: 'future'; readonly newest: string }

export function namedVersion(browser: ReleaseBrowser, version: string): NamedVersion {
  const all = releasesOf(browser)
  const newest = all.at(-1)?.version ?? ''
  if (newest === '') return { kind: 'known' }
  const isWithin = (own: string) => own === version || own.startsWith(`${version}.`)
  if (all.some((release) => isWithin(release.version))) return { kind: 'known' }
  if (releaseOf(all, version) !== undefined) return { kind: 'known' }
  return compareVersions(version, newest) > 0 ? { kind: 'future', newest } : { kind: 'never' }
}

function releasesOf(browser: ReleaseBrowser): readonly KnownRelease[] {
  const found = read.get(browser) ?? readReleases(known[browser])
  read.set(browser, found)
  return found
}
