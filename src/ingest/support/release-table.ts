import type { BrowserName, CompatSource } from '#ingest/sources/compat-data.ts'
import { newestOf } from '#lib/dates.ts'
import { compareVersions } from '#lib/version.ts'

/** Release dates and states of browser versions, ready to look up. */
export type ReleaseTable = {
  /** `YYYY-MM-DD`; undefined where the version or its date is unknown. Bounds ("≤79") are read as the version. */
  readonly date: (browser: BrowserName, version: string) => string | undefined
  /** Whether the version is out: not in beta, nightly or merely planned. */
  readonly isOut: (browser: BrowserName, version: string) => boolean
  /** Whether the version is known, and only in beta, nightly or planned. */
  readonly isComing: (browser: BrowserName, version: string) => boolean
  /** The engine version that a browser built on another's engine contains, of that version or the last before. */
  readonly engineVersion: (browser: BrowserName, version: string) => string | undefined
  /** `YYYY-MM-DD` of the newest release that is out. */
  readonly newest: string
}

const coming: ReadonlySet<string> = new Set(['beta', 'nightly', 'planned'])

/** Whether releases with a status of the compat data are yet to come. */
export function isComingStatus(status: string): boolean {
  return coming.has(status)
}

export function releaseTable({ browsers }: Pick<CompatSource, 'browsers'>): ReleaseTable {
  const tables = new Map(
    [...browsers].map(([name, { releases }]) => [name, new Map(Object.entries(releases))]),
  )
  // By their versions from old to new: what a browser contains is looked up for each of its versions in each region.
  const onBlink = new Map(
    [...browsers].map(([name, { releases }]) => [
      name,
      Object.entries(releases)
        .filter(([, { engine }]) => engine === 'Blink')
        .map(([candidate, { engine_version: engineVersion }]) => ({ candidate, engineVersion }))
        .toSorted((a, b) => compareVersions(a.candidate, b.candidate)),
    ]),
  )
  const release = (browser: BrowserName, version: string) =>
    tables.get(browser)?.get(version.replace('≤', ''))
  const out = (browser: BrowserName) =>
    [...(tables.get(browser) ?? [])].filter(([, { status }]) => !coming.has(status))
  return {
    date: (browser, version) => release(browser, version)?.release_date,
    isOut: (browser, version) => {
      const found = release(browser, version)
      return found !== undefined && !coming.has(found.status)
    },
    isComing: (browser, version) => coming.has(release(browser, version)?.status ?? ''),
    engineVersion: (browser, version) =>
      onBlink.get(browser)?.findLast(({ candidate }) => compareVersions(candidate, version) <= 0)
        ?.engineVersion,
    newest: newestOf(
      [...browsers.keys()].flatMap((name) =>
        out(name).map(([, { release_date: date }]) => date ?? ''),
      ),
    ),
  }
}
