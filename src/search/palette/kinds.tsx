import type { ReactElement } from 'react'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ListName } from '#catalogue/index.ts'
import { pathLevels } from '#catalogue/path.ts'
import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { releaseStatusLabels } from '#search/lists/releases.ts'
import { Badge } from '#ui/support/badge.tsx'

type PaletteKind<Hit extends IndexRecord = IndexRecord, Attribute extends string = string> = {
  readonly most: number
  /** More than are shown: the exact match is separate and may rank below similar names. */
  readonly asked: number
  /** Search names only, not all searchable attributes of the list. */
  readonly isByName?: true
  readonly hasVerdict?: true
  readonly code?: true
  readonly attributes: readonly Attribute[]
  // A method, so that kinds of different records fit one table.
  /** `today` is `YYYY-MM-DD`. */
  facts?(this: void, hit: Hit, today: string): ReactElement | string
}

type KindOf<
  Record extends IndexRecord,
  Attribute extends Extract<keyof Record, string>,
> = PaletteKind<Pick<Record, Attribute | 'objectID'>, Attribute>

const feature: KindOf<FeatureRecord, 'baseline' | 'newlyDate' | 'widelyDate'> = {
  most: 4,
  asked: 5,
  hasVerdict: true,
  attributes: ['baseline', 'newlyDate', 'widelyDate'],
  facts: (hit) => (
    <Badge status={hit.baseline} label={baselineLabels[hit.baseline]} since={baselineDay(hit)} />
  ),
}

/** "Web APIs › AbortSignal": the path without the entry itself. */
const compatEntry: KindOf<CompatRecord, 'name' | 'path' | 'features'> = {
  most: 3,
  asked: 5,
  code: true,
  hasVerdict: true,
  // `features` shows whether one of the entry's features ranks before it.
  attributes: ['path', 'features'],
  facts: ({ name, path: { lvl0, lvl1 = lvl0, lvl2 = lvl1 } }) => {
    const levels = pathLevels(lvl2)
    return levels.slice(0, levels.at(-1) === name ? -1 : undefined).join(' › ')
  },
}

const spec: KindOf<SpecRecord, 'org'> = {
  most: 2,
  asked: 4,
  attributes: ['org'],
  facts: ({ org }) => org,
}

const release: KindOf<ReleaseRecord, 'date' | 'nextDate' | 'status' | 'version'> = {
  most: 3,
  // "safari 26" ranks below 26.1 to 26.6.
  asked: 8,
  // The list of releases also matches what shipped in them; here visitors type a release's name.
  isByName: true,
  attributes: ['date', 'nextDate', 'status', 'version'],
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
