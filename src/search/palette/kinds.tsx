import type { ReactNode } from 'react'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ListName } from '#catalogue/index.ts'
import { pathLevels } from '#catalogue/path.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { statusOn } from '#catalogue/releases/status-on.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { releaseStatusLabels } from '#search/lists/releases.ts'
import { Badge } from '#ui/support/badge.tsx'

/** How the records of a list are offered: by their name, and what there is to know before choosing one. */
type PaletteKind<Hit extends IndexRecord = IndexRecord, Attribute extends string = string> = {
  /** Options at most. */
  readonly most: number
  /**
   * Records that are asked for: more than are shown, because the one whose name was typed is shown apart, and can stand
   * behind its namesakes.
   */
  readonly asked: number
  /** Found by their names alone, not by all that their list is searched by. */
  readonly isByName?: true
  /** Its records work in browsers, or do not. */
  readonly hasVerdict?: true
  /** The names are code. */
  readonly code?: true
  /** Attributes that the facts are made from. */
  readonly attributes: readonly Attribute[]
  // A method, so that the kinds of different records can stand in one table.
  facts?(this: void, hit: Hit): ReactNode
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

/** "Web APIs › AbortSignal": where an entry stands, without itself. */
const compatEntry: KindOf<CompatRecord, 'name' | 'path' | 'features'> = {
  most: 4,
  asked: 5,
  code: true,
  hasVerdict: true,
  // By its features it is known whether one of them stands before it.
  attributes: ['path', 'features'],
  facts: ({ name, path: { lvl0, lvl1 = lvl0, lvl2 = lvl1 } }) => {
    const levels = pathLevels(lvl2)
    return levels.slice(0, levels.at(-1) === name ? -1 : undefined).join(' › ')
  },
}

const spec: KindOf<SpecRecord, 'org'> = {
  most: 3,
  asked: 4,
  attributes: ['org'],
  facts: ({ org }) => org,
}

const release: KindOf<ReleaseRecord, 'date' | 'nextDate' | 'status' | 'version'> = {
  most: 3,
  // "safari 26" stands after 26.1 to 26.6.
  asked: 8,
  // Its list also finds a release by what shipped in it; who looks for one here names it.
  isByName: true,
  attributes: ['date', 'nextDate', 'status', 'version'],
  facts: (shown) => {
    const { date } = shown
    const when = date === undefined ? [] : [formatMonth(isoDay(date))]
    return [...when, releaseStatusLabels[statusOn(shown, isoDay(Date.now() / 1000))]].join(' · ')
  },
}

/** By list. A kind without facts is offered by its name alone. */
export const paletteKinds: Readonly<Record<ListName, PaletteKind>> = {
  features: feature,
  compat: compatEntry,
  specs: spec,
  releases: release,
}
