import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { Platform } from '#catalogue/platforms.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { platformCode } from '#ingest/support/platform-support.ts'
import type { PlatformCode } from '#ingest/support/platform-support.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import { shortfallOf } from '#ingest/support/shortfall.ts'
import type { BrowserLack } from '#ingest/support/shortfall.ts'
import { compatSupport } from '#ingest/support/support-codes.ts'

/** A part of a feature. `since` is the released version with plain support, if there is one. */
export type PartSupport = {
  readonly key: string
  readonly since: (browser: CoreBrowser) => number | undefined
  /** How a browser without plain support falls short. */
  readonly shortfall: (browser: CoreBrowser) => BrowserLack
  /** Support beyond the core browsers; undefined if the data does not say. */
  readonly platform: (platform: Platform) => PlatformCode | undefined
}

/** By feature, the browsers whose support is from the newer compat data. */
export type NewerSupport = ReadonlyMap<string, readonly CoreBrowser[]>

type PartSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly releases: Pick<ReleaseTable, 'isComing' | 'isOut' | 'date'>
}

/** Undefined if the compat data no longer has the part. */
export function featurePart(
  key: string,
  { entries, releases }: PartSources,
): PartSupport | undefined {
  const entry = entries.get(key)
  if (entry === undefined) return undefined
  const { support, min } = compatSupport(entry.statement, releases)
  return {
    key,
    since: (browser) =>
      releases.isOut(browser, support[browser] ?? '') && /^≤?[\d.]+$/.test(support[browser] ?? '')
        ? min[browser]
        : undefined,
    shortfall: (browser) => shortfallOf(entry.statement, browser, releases),
    platform: (platform) => platformCode(entry, platform, { entries, releases }),
  }
}

/** Browsers with all parts in the compat data, which must be newer, but not in web-features. */
export function newerVersions(
  { status: { support } }: Pick<FeatureSource, 'status'>,
  parts: readonly PartSupport[],
): ReadonlyMap<CoreBrowser, string> {
  const found = new Map<CoreBrowser, string>()
  if (parts.length === 0) return found
  for (const browser of coreBrowsers) {
    const versions = parts.map(({ since }) => since(browser) ?? Infinity)
    const last = Math.max(...versions)
    if (support[browser] === undefined && last !== Infinity) found.set(browser, String(last))
  }
  return found
}

/** Adds these versions to those of web-features; the status stays as published. */
export function withVersions(
  feature: FeatureSource,
  versions: ReadonlyMap<CoreBrowser, string>,
): FeatureSource {
  if (versions.size === 0) return feature
  const support = { ...feature.status.support, ...Object.fromEntries(versions) }
  return { ...feature, status: { ...feature.status, support } }
}
