import { type CoreBrowser, NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { engineFacets } from '#catalogue/verdict/facets.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import { BY_DATA, lastingSince } from '#ingest/support/support-codes.ts'
import type { Tracks } from '#ingest/support/tracks.ts'
import type { UsageTable } from '#ingest/support/usage.ts'
import { epochSeconds } from '#lib/dates.ts'
import { isUsableState, plainSince, writeSupport } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

import { coreTrack } from './feature-track.ts'
import type { PartSupport } from './newer-support.ts'

type SupportSources = {
  readonly releases: ReleaseTable
  readonly tracks: Tracks
  readonly usage: UsageTable
  readonly partsOf: (id: string) => readonly PartSupport[]
}

export type SupportFields = Pick<
  FeatureRecord,
  | 'support'
  | 'shipped'
  | 'min'
  | 'usable'
  | 'missing'
  | 'engines'
  | 'missingOnlyIn'
  | 'onlyIn'
  | 'usage'
  | 'firstShipped'
  | 'lastShipped'
>

export function supportFields(
  id: string,
  { status }: Pick<FeatureSource, 'status'>,
  { releases, tracks, usage, partsOf }: SupportSources,
): SupportFields {
  const counted = { id, support: status.support, parts: partsOf(id) }
  const steps = perCoreBrowser((browser) =>
    tracks.written(browser, coreTrack(counted, browser, tracks)),
  )
  const support = Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const code = writeSupport(steps[browser])
      return code === undefined ? [] : [[browser, code] as const]
    }),
  )
  const min = perCoreBrowser((browser) => versionNumber(status.support[browser] ?? String(NEVER)))
  const dated = (versionIn: (browser: CoreBrowser) => string | undefined) =>
    coreBrowsers.flatMap((browser) => {
      const date = releases.date(browser, versionIn(browser) ?? '')
      return date === undefined ? [] : [[browser, date] as const]
    })
  const plain = dated((browser) => plainSince(support[browser], BY_DATA))
  const days = plain.map(([, date]) => epochSeconds(date))
  return {
    support,
    shipped: Object.fromEntries(dated((browser) => status.support[browser])),
    min,
    usable: perCoreBrowser((browser) =>
      versionNumber(lastingSince(steps[browser], isUsableState)?.version ?? String(NEVER)),
    ),
    ...engineFacets({ support }),
    usage: usage.usageOf(min),
    ...(days.length > 0 && { firstShipped: Math.min(...days), lastShipped: Math.max(...days) }),
  }
}
