import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { engineFacets } from '#catalogue/verdict/facets.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import { BY_DATA, lastingSince } from '#ingest/support/support-codes.ts'
import type { Tracks } from '#ingest/support/tracks.ts'
import type { UsageTable } from '#ingest/support/usage.ts'
import { epochSeconds } from '#lib/dates.ts'
import { isUsableState, plainSince, PREVIEW, writeSupport } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

import { featureTrack, mainEntries } from './feature-track.ts'
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
  const parts = partsOf(id)
  const entries = { parts, main: mainEntries(id, parts) }
  const steps = perCoreBrowser((browser) => {
    const version = status.support[browser]
    const place = version === undefined ? undefined : tracks.placeOf(browser, version)
    const plain =
      place === undefined ? undefined : { place, atMost: version?.startsWith('≤') === true }
    const preview = tracks.placeOf(browser, PREVIEW)
    return tracks.written(browser, featureTrack(entries, browser, { plain, preview }))
  })
  const support = Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const code = writeSupport(steps[browser])
      return code === undefined ? [] : [[browser, code] as const]
    }),
  )
  const min = perCoreBrowser((browser) => versionNumber(status.support[browser] ?? String(NEVER)))
  const shipped = coreBrowsers.flatMap((browser) => {
    const date = releases.date(browser, status.support[browser] ?? '')
    return date === undefined ? [] : [[browser, date] as const]
  })
  const days = coreBrowsers.flatMap((browser) => {
    const date = releases.date(browser, plainSince(support[browser], BY_DATA) ?? '')
    return date === undefined ? [] : [epochSeconds(date)]
  })
  return {
    support,
    shipped: Object.fromEntries(shipped),
    min,
    usable: perCoreBrowser((browser) =>
      versionNumber(lastingSince(steps[browser], isUsableState)?.version ?? String(NEVER)),
    ),
    ...engineFacets({ support }),
    usage: usage.usageOf(min),
    ...(days.length > 0 && { firstShipped: Math.min(...days), lastShipped: Math.max(...days) }),
  }
}
