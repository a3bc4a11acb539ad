import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { versionNumber } from '#lib/version.ts'

import type { CompatEntry } from '../sources/compat-data.ts'
import type { FeatureSource } from '../sources/web-features.ts'
import type { ReleaseTable } from '../support/release-table.ts'
import { compatSupport } from '../support/support-codes.ts'

/** Tests that tell the same are shown this often at most. */
const MOST = 3

/** A part stands for its feature where at least so many core browsers got both in one version, or lack both. */
const LEAST_ALIKE = 5

type TestSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly releases: ReleaseTable
  /** The test of an entry; undefined where there is none. */
  readonly testOf: (entry: CompatEntry) => string | undefined
}

/**
 * The tests of the parts that tell most about a feature: those that came with it, browser by browser; of these the
 * shallow ones first, which are what the feature is named after.
 */
export function featureTests(
  keys: readonly string[],
  { status }: Pick<FeatureSource, 'status'>,
  { entries, releases, testOf }: TestSources,
): Pick<FeatureRecord, 'tests'> {
  const found = keys.flatMap((key) => {
    const entry = entries.get(key)
    const test = entry && testOf(entry)
    if (entry === undefined || test === undefined) return []
    const { min } = compatSupport(entry.statement, releases)
    const alike = coreBrowsers.filter((browser) => {
      const stated = status.support[browser]
      return min[browser] === (stated === undefined ? NEVER : versionNumber(stated))
    }).length
    return alike < LEAST_ALIKE ? [] : [{ key, test, alike, depth: entry.segments.length }]
  })
  const tests = found
    .toSorted((a, b) => b.alike - a.alike || a.depth - b.depth)
    .slice(0, MOST)
    .map(({ key, test }) => ({ key, test }))
  return tests.length === 0 ? {} : { tests }
}
