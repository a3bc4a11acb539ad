import { coreBrowsers } from '#catalogue/browsers.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import { type IndexName, indexNames } from '#catalogue/indices.ts'
import { pathLevels } from '#catalogue/path.ts'
import { epochSeconds } from '#lib/dates.ts'
import { hasLongMinor } from '#lib/version.ts'

import type { CompatSource } from './sources/compat-data.ts'
import { BuildCheckError } from './sources/errors.ts'

/** The hosted provider refuses records above 10,000 bytes; the rest is for its own fields. */
const MAX_RECORD_BYTES = 9500

export function checkRecordSizes(index: IndexName, records: readonly IndexRecord[]): void {
  for (const record of records) {
    const bytes = Buffer.byteLength(JSON.stringify(record))
    if (bytes > MAX_RECORD_BYTES) {
      throw new BuildCheckError(
        `The ${index} record ${record.objectID} is ${String(bytes)} bytes; ${String(MAX_RECORD_BYTES)} are allowed. ` +
          `Lower a limit of its longest list in src/ingest/${index}/records.ts.`,
      )
    }
  }
}

export function checkUnique(index: IndexName, records: readonly IndexRecord[]): void {
  const seen = new Set<string>()
  for (const { objectID } of records) {
    if (seen.has(objectID)) {
      throw new BuildCheckError(
        `Two ${index} records have the objectID ${objectID}. Make the objectID in src/ingest/${index}/records.ts distinguish them.`,
      )
    }
    seen.add(objectID)
  }
}

type Path = { readonly [Level in 'lvl0' | 'lvl1' | 'lvl2']?: string | readonly string[] }

/** Fails on a level of a path that contains the separator, which would split it. */
export function checkPaths(
  index: IndexName,
  paths: readonly { readonly objectID: string; readonly path: Path }[],
): void {
  for (const { objectID, path } of paths) {
    const levels = [path.lvl0, path.lvl1, path.lvl2].map((values = []) => [values].flat())
    const wrong = levels.flatMap((values, above) =>
      values.filter((value) => pathLevels(value).length !== above + 1),
    )
    if (wrong[0] !== undefined) {
      throw new BuildCheckError(
        `The ${index} record ${objectID} has the path "${wrong[0]}", of which one level holds the separator. ` +
          'Write that name without spaces around the sign, as src/ingest/compat/path.ts does.',
      )
    }
  }
}

/** Fails on versions of core browsers that sort wrongly as decimals: 26.10 before 26.9. */
export function checkVersions({ browsers }: Pick<CompatSource, 'browsers'>): void {
  for (const browser of coreBrowsers) {
    const long = Object.keys(browsers.get(browser)?.releases ?? {}).find(hasLongMinor)
    if (long !== undefined) {
      throw new BuildCheckError(
        `The release ${browser} ${long} has a minor version of two digits, and the numbers in "min" would sort it wrongly. ` +
          'Filter by versionInteger (src/lib/version.ts) instead of versionNumber.',
      )
    }
  }
}

const LEAST_JOINED = 0.99

/** Fails if too many addresses match no known specification. */
export function checkSpecJoin({
  joined,
  missed,
}: {
  readonly joined: number
  readonly missed: readonly string[]
}): void {
  if (joined / Math.max(1, joined + missed.length) >= LEAST_JOINED) return
  throw new BuildCheckError(
    `${String(missed.length)} of ${String(joined + missed.length)} specification addresses lead into no specification of web-specs, ` +
      `the first is ${missed[0] ?? ''}. Update web-specs together with the compat data, or teach src/ingest/joins/spec-join.ts the new addresses.`,
  )
}

/** The day of `expectedCounts`, `YYYY-MM-DD`. */
const COUNTED_ON = '2026-08-28'

/** Numbers of records on a day: what an index has lost, and how fast it grows, is measured from them. */
export const expectedCounts = {
  features: 1177,
  compat: 18_285,
  specs: 808,
  releases: 1309,
  suggestions: 3751,
} as const satisfies Record<IndexName, number>

const LARGEST_DROP = 0.1

/** Fails if an index lost more than a tenth of its records: a source may have changed its shape. */
export function checkCounts(counts: Readonly<Record<string, number>>): void {
  for (const index of indexNames) {
    const count = counts[index] ?? 0
    if (count < expectedCounts[index] * (1 - LARGEST_DROP)) {
      throw new BuildCheckError(
        `The index ${index} has ${String(count)} records, and had ${String(expectedCounts[index])}. ` +
          'Find out what its data package dropped; if that is right, lower expectedCounts in src/ingest/checks.ts.',
      )
    }
  }
}

const WEEK = 7 * 86_400

/** Fewer weeks say little: a package may have had no release, or a large one. */
const LEAST_WEEKS = 4

/**
 * The records that an index gains in a week, on average since `expectedCounts`; 0 in the first weeks
 * after them.
 * @param day `YYYY-MM-DD` on which it has `count` records
 */
export function weeklyGrowth(index: IndexName, count: number, day: string): number {
  const weeks = (epochSeconds(day) - epochSeconds(COUNTED_ON)) / WEEK
  return weeks < LEAST_WEEKS ? 0 : (count - expectedCounts[index]) / weeks
}
