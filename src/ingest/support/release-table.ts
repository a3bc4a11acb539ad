import type { BrowserName, CompatSource } from '#ingest/sources/compat-data.ts'
import { newestOf } from '#lib/dates.ts'
import { compareVersions } from '#lib/version.ts'

export type ReleaseTable = {
  /** `YYYY-MM-DD`; undefined if it is not known. Bounds ("≤79") count as the version. */
  readonly date: (browser: BrowserName, version: string) => string | undefined
  /** Whether the version is released, as opposed to beta, nightly or planned. */
  readonly isOut: (browser: BrowserName, version: string) => boolean
  /** Whether the version is known, but only beta, nightly or planned. */
  readonly isComing: (browser: BrowserName, version: string) => boolean
  /** The engine version of a derived browser, of this version or the last one before. */
  readonly engineVersion: (browser: BrowserName, version: string) => string | undefined
  /** `YYYY-MM-DD` of the newest past release. */
  readonly newest: string
}

const coming: ReadonlySet<string> = new Set(['beta', 'nightly', 'planned'])

/** Whether a status of the compat data means a future release. */
export function isComingStatus(status: string): boolean {
  return coming.has(status)
}

export function readReleaseTable({ browsers }: Pick<CompatSource, 'browsers'>): ReleaseTable {
  const tables = new Map(
    [...browsers].map(([name, { releases }]) => [name, new Map(Object.entries(releases))]),
  )
  // Sorted from old to new once, because lookups are frequent.
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
      [...tables.values()].flatMap((own) =>
        Array.from(own.values(), ({ status, release_date: date = '' }) =>
          coming.has(status) ? '' : date,
        ),
      ),
    ),
  }
}
