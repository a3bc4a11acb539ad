import { coreBrowsers } from '#catalogue/browsers.ts'
import type { ChangeKind } from '#catalogue/history/support-state.ts'
import type { PlatformFields } from '#catalogue/platforms.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { lastingSince } from '#ingest/support/support-codes.ts'
import type { VersionChange } from '#ingest/support/timelines.ts'
import { readSupport } from '#lib/support-code.ts'

type ReleaseChanges = {
  /** Keys of the entries whose support differs from that in the release before. */
  readonly entries: Map<ChangeKind, string[]>
  readonly features: string[]
}

/** By objectID of the release: "chrome-140". */
export type ChangesByRelease = ReadonlyMap<string, ReleaseChanges>

export type ChangeSources = {
  /** By key of the entry. */
  readonly changes: ReadonlyMap<string, readonly VersionChange[]>
  readonly features: ReadonlyMap<string, FeatureSource>
  /** Support beyond the core browsers by ID of the feature. */
  readonly platformsOf: (id: string) => Pick<PlatformFields, 'platforms'>
}

export function releaseChanges({
  changes,
  features,
  platformsOf,
}: ChangeSources): ChangesByRelease {
  const byRelease = new Map<string, ReleaseChanges>()
  const at = (browser: string, version: string): ReleaseChanges => {
    const id = `${browser}-${version.replace('≤', '')}`
    const found = byRelease.get(id) ?? { entries: new Map(), features: [] }
    byRelease.set(id, found)
    return found
  }
  for (const [key, own] of changes) {
    for (const { browser, version, kind } of own) {
      const { entries } = at(browser, version)
      const keys = entries.get(kind)
      if (keys === undefined) entries.set(kind, [key])
      else keys.push(key)
    }
  }
  for (const [id, { status }] of features) {
    for (const browser of coreBrowsers) {
      const version = status.support[browser]
      if (version !== undefined) at(browser, version).features.push(id)
    }
    for (const [platform, code] of Object.entries(platformsOf(id).platforms)) {
      const plain = lastingSince(readSupport(code), (state) => state === 'full')
      if (plain !== undefined) at(platform, plain.version).features.push(id)
    }
  }
  return byRelease
}
