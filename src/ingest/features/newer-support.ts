import { type CoreBrowser, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { BrowserName, CompatEntry } from '#ingest/sources/compat-data.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { type BrowserLack, shortfallOf } from '#ingest/support/shortfall.ts'
import { BY_DATA, compatSupport } from '#ingest/support/support-codes.ts'
import type { TrackStep, Tracks } from '#ingest/support/tracks.ts'
import { plainSince } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

/** A part of a feature. */
export type PartSupport = {
  readonly key: string
  readonly isDeprecated: boolean
  /** The released version since which it has plain support, if there is one. */
  readonly since: (browser: CoreBrowser) => number | undefined
  /** The same with announced versions. */
  readonly announced: (browser: CoreBrowser) => number | undefined
  /** How a browser without plain support falls short. */
  readonly shortfall: (browser: CoreBrowser) => BrowserLack
  readonly track: (browser: BrowserName) => readonly TrackStep[]
  /** Whether the data says something of a browser. */
  readonly isCovered: (browser: BrowserName) => boolean
}

/** By feature, the browsers whose support is from the newer compat data. */
export type NewerSupport = ReadonlyMap<string, readonly CoreBrowser[]>

type PartSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly tracks: Tracks
}

/** Undefined if the compat data no longer has the part. */
export function featurePart(
  key: string,
  { entries, tracks }: PartSources,
): PartSupport | undefined {
  const entry = entries.get(key)
  if (entry === undefined) return undefined
  const { support, min } = compatSupport(entry, { tracks })
  const announced = (browser: CoreBrowser) => (min[browser] === NEVER ? undefined : min[browser])
  return {
    key,
    isDeprecated: entry.statement.status?.deprecated === true,
    announced,
    since: (browser) =>
      plainSince(support[browser], BY_DATA) === undefined ? undefined : announced(browser),
    shortfall: (browser) => shortfallOf(tracks.steps(entry, browser)),
    track: (browser) => tracks.of(entry, browser) ?? [],
    isCovered: (browser) => tracks.of(entry, browser) !== undefined,
  }
}

/** What web-features says of a feature, with the keys that its parts have in the compat data. */
type StatedFeature = Pick<FeatureSource, 'status'> & {
  readonly compat_features?: readonly string[] | undefined
}

/**
 * What the compat data, which must be newer, adds to web-features and corrects: browsers with all parts that
 * web-features lacks, and other versions of the only key that web-features names, where it had the feature's from that
 * key. A version may be announced.
 */
export function newerVersions(
  { compat_features: [key = '', ...others] = [], status }: StatedFeature,
  parts: readonly PartSupport[],
): ReadonlyMap<CoreBrowser, string> {
  const found = new Map<CoreBrowser, string>()
  if (parts.length === 0) return found
  const [stated, ...more] = Object.values(status.by_compat_key ?? {})
  const isOnly = others.length === 0 && more.length === 0
  const only = isOnly ? parts.find((part) => part.key === key) : undefined
  for (const browser of coreBrowsers) {
    const published = status.support[browser]
    const counted = published === undefined ? parts : only === undefined ? [] : [only]
    const versions = counted.map(({ announced }) => announced(browser) ?? Infinity)
    const last = Math.max(...versions)
    const isOther =
      published === undefined ||
      (stated?.support[browser] === published && !isVersion(published, last))
    if (isOther && Number.isFinite(last)) found.set(browser, String(last))
  }
  return found
}

const isVersion = (stated: string, version: number): boolean =>
  versionNumber(stated.replace('≤', '')) === version

/** Puts these versions beside and in place of those of web-features; the status stays as published. */
export function withVersions(
  feature: FeatureSource,
  versions: ReadonlyMap<CoreBrowser, string>,
): FeatureSource {
  if (versions.size === 0) return feature
  const support = { ...feature.status.support, ...Object.fromEntries(versions) }
  return { ...feature, status: { ...feature.status, support } }
}
