import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { otherVersions } from '#ingest/why/differences.ts'

import type { PartSupport } from './newer-support.ts'

type EntrySources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly isSecure: (entry: CompatEntry) => boolean
}

/** Whether secure contexts alone have the interfaces and members that a feature adds. */
export function isSecure(
  parts: readonly Pick<PartSupport, 'key'>[],
  { entries, isSecure: isSecureEntry }: EntrySources,
): boolean {
  const own = parts.flatMap(({ key }) => (elsewhere.test(key) ? [] : (entries.get(key) ?? [])))
  return own.length > 0 && own.every(isSecureEntry)
}

/** Parts that only name the feature, or belong to a method of another interface. */
const elsewhere =
  /^(?:http|html\.elements\.iframe\.allow|api\.Permissions\.permission_|api(?:\.[^.]+){3})/

/** Where web-features has other versions than the only part, as sentences. */
export function remarksOf(
  { status }: Pick<FeatureSource, 'status'>,
  [only, ...others]: readonly Pick<PartSupport, 'since'>[],
): readonly string[] {
  if (only === undefined || others.length > 0) return []
  const since = (browser: CoreBrowser) => only.since(browser)?.toString()
  const differ = otherVersions({ stated: status.support, since })
  return differ === ''
    ? []
    : [`Its only part has other versions in the compatibility data: web-features has ${differ}.`]
}
