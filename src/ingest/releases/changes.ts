import { coreBrowsers } from '#catalogue/browsers.ts'
import type { ChangeKind } from '#catalogue/history/support-state.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import type { VersionChange } from '#ingest/support/timelines.ts'

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
}

export function releaseChanges({ changes, features }: ChangeSources): ChangesByRelease {
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
  }
  return byRelease
}
