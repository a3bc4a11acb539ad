import { NO_DAY, isoDay } from '#lib/dates.ts'
import { compareVersions, versionInteger } from '#lib/version.ts'

import type { Announced } from './on-day.ts'
import { releaseBrowsers, type ReleaseRecord, type ReleaseStatus } from './record.ts'

/** Browsers whose releases are no records. */
export const unrecordedBrowsers = ['opera_android', 'oculus'] as const

/** The browsers whose releases a page knows. */
export const knownBrowsers = [...releaseBrowsers, ...unrecordedBrowsers] as const

export type KnownBrowser = (typeof knownBrowsers)[number]

/** A release as the page knows it without a search. */
export type KnownRelease = Announced & { readonly version: string }

/**
 * The releases of each browser in one text, oldest first: "131 241001,140 250624e". The day has six
 * digits; a letter marks a status that is not "retired".
 */
export type KnownReleases = { readonly [Browser in KnownBrowser]?: string }

const letters = {
  retired: '',
  current: 'c',
  esr: 'e',
  beta: 'b',
  nightly: 'n',
  planned: 'p',
} as const satisfies Record<ReleaseStatus, string>

const statuses: ReadonlyMap<string, ReleaseStatus> = new Map(
  (['retired', 'current', 'esr', 'beta', 'nightly', 'planned'] as const).map((status) => [
    letters[status],
    status,
  ]),
)

type Dated = Pick<ReleaseRecord, 'version' | 'date' | 'status'> & {
  readonly browser: KnownBrowser
}

/** Writes the releases of all browsers. */
export function writeReleases(releases: readonly Dated[]): KnownReleases {
  const written = new Map<KnownBrowser, string>()
  for (const release of releases.toSorted((a, b) => compareVersions(a.version, b.version))) {
    const before = written.get(release.browser)
    const text = writeRelease(release)
    written.set(release.browser, before === undefined ? text : `${before},${text}`)
  }
  return Object.fromEntries(written)
}

function writeRelease({ version, date = NO_DAY, status }: Dated): string {
  const day = date === NO_DAY ? '' : isoDay(date).slice(2).replaceAll('-', '')
  return `${version} ${day}${letters[status]}`
}

/** The releases of one browser, oldest first; empty for a browser without releases. */
export function readReleases(text: string | undefined): readonly KnownRelease[] {
  return (text ?? '').split(',').flatMap((part) => {
    const [, version, digits = '', letter = ''] = /^(\S+) (\d{6})?([a-z]?)$/.exec(part) ?? []
    const status = statuses.get(letter)
    if (version === undefined || status === undefined) return []
    return [{ version, day: digits === '' ? '' : dayOf(digits), status }]
  })
}

/** No browser is older than 1990. */
function dayOf(digits: string): string {
  const century = Number(digits.slice(0, 2)) < 90 ? '20' : '19'
  return `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`
}

/** The release with a version, "18" for "18.0" too; of several "18.x.y" the first. */
export function releaseOf(
  releases: readonly KnownRelease[],
  version: string,
): KnownRelease | undefined {
  const wanted = versionInteger(version)
  return releases.find((release) => versionInteger(release.version) === wanted)
}
