import type { ReactElement } from 'react'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import type { CompatHit } from '#catalogue/compat/pages.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import type { FeatureHit } from '#catalogue/features/pages.ts'
import type { ListName } from '#catalogue/indices.ts'
import { pathLevels } from '#catalogue/path.ts'
import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import type { ReleaseHit } from '#catalogue/releases/pages.ts'
import type { SpecHit } from '#catalogue/specs/pages.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { releaseStatusLabels } from '#search/lists/releases.ts'
import { Badge } from '#ui/support/badge.tsx'

type PaletteKind<Hit extends IndexRecord = IndexRecord> = {
  readonly code?: true
  // A method, so that kinds of different records fit one table.
  /** `today` is `YYYY-MM-DD`. */
  facts?(this: void, hit: Hit, today: string): ReactElement | string
}

const feature: PaletteKind<FeatureHit> = {
  facts: (hit) => (
    <Badge status={hit.baseline} label={baselineLabels[hit.baseline]} since={baselineDay(hit)} />
  ),
}

/** "Web APIs › AbortSignal": the path without the entry itself. */
const compatEntry: PaletteKind<CompatHit> = {
  code: true,
  facts: ({ name, path: { lvl0, lvl1 = lvl0, lvl2 = lvl1 } }) => {
    const levels = pathLevels(lvl2)
    return levels.slice(0, levels.at(-1) === name ? -1 : undefined).join(' › ')
  },
}

const spec: PaletteKind<SpecHit> = { facts: ({ org }) => org }

const release: PaletteKind<ReleaseHit> = {
  facts: (shown, today) => {
    const { date } = shown
    const when = date === undefined ? [] : [formatMonth(isoDay(date))]
    return [...when, releaseStatusLabels[releaseStatusOn(shown, today)]].join(' · ')
  },
}

/** Kinds without `facts` show the name alone. */
export const paletteKinds: Readonly<Record<ListName, PaletteKind>> = {
  features: feature,
  compat: compatEntry,
  specs: spec,
  releases: release,
}
