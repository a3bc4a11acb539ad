import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { engineFacts } from '#ingest/support/engines.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import type { UsageTable } from '#ingest/support/usage.ts'
import { epochSeconds } from '#lib/dates.ts'
import { versionNumber } from '#lib/version.ts'

export function supportFields(
  { status: { support } }: FeatureSource,
  { releases, usage }: { readonly releases: ReleaseTable; readonly usage: UsageTable },
): Pick<
  FeatureRecord,
  | 'support'
  | 'shipped'
  | 'min'
  | 'missing'
  | 'engines'
  | 'missingOnlyIn'
  | 'onlyIn'
  | 'usage'
  | 'firstShipped'
  | 'lastShipped'
> {
  const version = (browser: CoreBrowser) => support[browser]
  const min = perCoreBrowser((browser) => versionNumber(version(browser) ?? String(NEVER)))
  const shipped = coreBrowsers.flatMap((browser) => {
    const date = releases.date(browser, version(browser) ?? '')
    return date === undefined ? [] : [[browser, date] as const]
  })
  const days = shipped.map(([, date]) => epochSeconds(date))
  return {
    support,
    shipped: Object.fromEntries(shipped),
    min,
    ...engineFacts((browser) => version(browser) !== undefined),
    usage: usage.usageOf(min),
    ...(days.length > 0 && { firstShipped: Math.min(...days), lastShipped: Math.max(...days) }),
  }
}
