import { coreBrowsers } from '#catalogue/browsers.ts'
import { releaseBrowsers } from '#catalogue/releases/record.ts'
import type { ReleaseBrowser } from '#catalogue/releases/record.ts'
import { statementsOf } from '#ingest/sources/compat-data.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { supportCode } from '#ingest/support/support-codes.ts'

type ReleaseChanges = {
  readonly added: string[]
  readonly removed: string[]
  readonly features: string[]
}

/** By objectID of the release: "chrome-140". */
export type ChangesByRelease = ReadonlyMap<string, ReleaseChanges>

export type ChangeSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly features: ReadonlyMap<string, FeatureSource>
}

export function releaseChanges({ entries, features }: ChangeSources): ChangesByRelease {
  const changes = new Map<string, ReleaseChanges>()
  const at = (browser: string, version: string): ReleaseChanges => {
    const id = `${browser}-${version.replace('≤', '')}`
    const found = changes.get(id) ?? { added: [], removed: [], features: [] }
    changes.set(id, found)
    return found
  }
  for (const entry of entries.values()) {
    for (const browser of releaseBrowsers) noteEntry(entry, browser, at)
  }
  for (const [id, { status }] of features) {
    for (const browser of coreBrowsers) {
      const version = status.support[browser]
      if (version !== undefined) at(browser, version).features.push(id)
    }
  }
  return changes
}

/** An entry ships when plain support begins. It is removed when the last lasting support ends. */
function noteEntry(
  { key, statement }: CompatEntry,
  browser: ReleaseBrowser,
  at: (browser: string, version: string) => ReleaseChanges,
): void {
  const statements = statementsOf(statement, browser)
  const support = supportCode(statements)
  if (support === null) return
  if (support.caveat === null) at(browser, support.code).added.push(key)
  if (support.caveat !== 'removed') return
  const [last] = statements.map(({ version_removed: version }) => version)
  if (last !== undefined) at(browser, last).removed.push(key)
}
