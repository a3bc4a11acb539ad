import { baselineLabels } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { valuesOn } from '#catalogue/dated-values.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { SuggestionIndex, SuggestionTarget } from '#catalogue/suggestions/record.ts'
import { formatMonth, newestOf } from '#lib/dates.ts'

export type SuggestionSources = {
  readonly features: readonly FeatureRecord[]
  readonly compat: readonly CompatRecord[]
  readonly specs: readonly SpecRecord[]
  readonly releases: readonly ReleaseRecord[]
}

/** A suggestion before merging those with the same text. */
export type DraftSuggestion = {
  readonly query: string
  readonly kind: string
  readonly target: SuggestionTarget
  readonly popularity: number
  readonly hits: number
}

type Choice = {
  readonly query: string
  readonly index: SuggestionIndex
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly hits: number
}

/** Queries that a filter answers better than text; omits those without results. */
export function filterSuggestions(sources: SuggestionSources): readonly DraftSuggestion[] {
  return [...featureChoices(sources), ...otherChoices(sources)]
    .filter(({ hits }) => hits > 0)
    .map(({ query, index, filters, hits }) => ({
      query,
      kind: 'Filter',
      target: { index, filters },
      popularity: 900,
      hits,
    }))
}

function featureChoices({ features }: SuggestionSources): readonly Choice[] {
  const months = features.map(({ newlyMonth = '' }) => newlyMonth)
  const newest = newestOf(months)
  const year = Number.parseInt(newest, 10)
  const ofYear = (wanted: number): Choice => ({
    query: `Baseline ${String(wanted)}`,
    index: 'features',
    filters: { newlyYear: [String(wanted)] },
    hits: features.filter(({ newlyYear }) => newlyYear === wanted).length,
  })
  const missingOnlyIn = (engine: string): Choice => ({
    query: `Missing only in ${engine}`,
    index: 'features',
    filters: { missingOnlyIn: [engine] },
    hits: features.filter((feature) => valuesOn(feature.missingOnlyIn ?? [], '').includes(engine))
      .length,
  })
  return [
    {
      query: `Newly available in ${formatMonth(newest)}`,
      index: 'features',
      filters: { newlyMonth: [newest] },
      hits: months.filter((month) => month === newest).length,
    },
    ...(['newly', 'widely', 'discouraged'] as const).map((baseline): Choice => ({
      query: baseline === 'discouraged' ? 'Discouraged features' : baselineLabels[baseline],
      index: 'features',
      filters: { baseline: [baseline] },
      hits: features.filter((feature) => feature.baseline === baseline).length,
    })),
    ofYear(year),
    ofYear(year - 1),
    missingOnlyIn('Safari'),
    missingOnlyIn('Firefox'),
    missingOnlyIn('Chrome & Edge'),
  ]
}

function otherChoices({ compat, releases }: SuggestionSources): readonly Choice[] {
  const ofStatus = (query: string, status: 'Experimental' | 'Deprecated'): Choice => ({
    query,
    index: 'compat',
    filters: { status: [status] },
    hits: compat.filter((entry) => entry.status.includes(status)).length,
  })
  return [
    ofStatus('Experimental entries', 'Experimental'),
    ofStatus('Deprecated entries', 'Deprecated'),
    {
      query: 'Current releases',
      index: 'releases',
      filters: { statuses: ['current'] },
      hits: releases.filter(({ status }) => status === 'current').length,
    },
  ]
}
