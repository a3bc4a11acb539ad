import { baselineLabels } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { valuesOn } from '#catalogue/dated-values.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type {
  SuggestionRecord,
  SuggestionIndex,
  SuggestionTarget,
} from '#catalogue/suggestions/record.ts'
import { formatMonth, newestOf } from '#lib/dates.ts'
import { signsIn, signWord } from '#lib/signs.ts'

/** Completions: names of features, groups, constructs, specifications and recent releases. */
export function suggestionRecords(sources: SuggestionSources): readonly SuggestionRecord[] {
  return merge([
    ...sources.features.map(featureSuggestion),
    ...groupSuggestions(sources.features),
    ...sources.compat.filter(isWorthSuggesting).map(compatSuggestion),
    ...sources.specs.filter(isUsed).map(specSuggestion),
    ...releaseSuggestions(sources.releases),
    ...filterSuggestions(sources),
  ])
}

function featureSuggestion(feature: FeatureRecord): DraftSuggestion {
  return {
    query: feature.name,
    kind: 'Feature',
    target: { index: 'features', id: feature.objectID },
    popularity: 500 + feature.weight * 4 + Math.round(feature.usage),
    hits: Math.max(1, feature.compatCount),
  }
}

function groupSuggestions(features: readonly FeatureRecord[]): readonly DraftSuggestion[] {
  const levels = ['lvl0', 'lvl1', 'lvl2'] as const
  return levels.flatMap((level) => {
    const counts = new Map<string, number>()
    for (const { groups } of features) {
      for (const path of groups[level] ?? []) counts.set(path, (counts.get(path) ?? 0) + 1)
    }
    return [...counts].map(([path, count]) => groupSuggestion(path, level, count))
  })
}

function groupSuggestion(path: string, level: string, count: number): DraftSuggestion {
  return {
    query: path.split(' > ').at(-1) ?? path,
    kind: 'Group',
    target: { index: 'features', filters: { [`groups.${level}`]: [path] } },
    popularity: 800 + count,
    hits: count,
  }
}

/** Kinds that are worth completing; there are thousands of the others. */
const suggestedKinds = new Set([
  'Interface',
  'Built-in object',
  'Function',
  'CSS property',
  'Element',
  'At-rule',
  'Pseudo-class',
  'Pseudo-element',
  'CSS function',
  'Operator',
  'Statement',
  'HTTP header',
  'Media feature',
])

/** Deprecated and non-standard entries can be searched, but are not suggested. */
function isWorthSuggesting({ kind, status }: CompatRecord): boolean {
  return (
    suggestedKinds.has(kind) && !status.includes('Deprecated') && !status.includes('Non-standard')
  )
}

function compatSuggestion(record: CompatRecord): DraftSuggestion {
  return {
    query: record.name,
    kind: record.kind,
    target: { index: 'compat', id: record.objectID },
    popularity: 200 + record.weight * 4 + Math.round(record.usage),
    hits: 1,
  }
}

function isUsed({ current, standing, featureCount, compatCount }: SpecRecord): boolean {
  return current && standing === 'good' && featureCount + compatCount > 0
}

function specSuggestion(spec: SpecRecord): DraftSuggestion {
  return {
    query: spec.shortTitle,
    kind: 'Specification',
    target: { index: 'specs', id: spec.objectID },
    popularity: 150 + Math.min(200, spec.compatCount) + spec.featureCount,
    hits: spec.compatCount + spec.featureCount,
  }
}

const RECENT_SECONDS = 400 * 86_400

/** Announced releases and those of the last 400 days; newer ones are more popular. */
function releaseSuggestions(releases: readonly ReleaseRecord[]): readonly DraftSuggestion[] {
  const out = releases.filter(({ status }) => status === 'current' || status === 'retired')
  const newest = Math.max(...out.map(({ date = 0 }) => date))
  return releases.flatMap((release) => {
    const age = newest - (release.date ?? 0)
    const recent = release.type !== 'server' && age < RECENT_SECONDS
    return recent ? [releaseSuggestion(release, Math.max(0, age))] : []
  })
}

function releaseSuggestion(release: ReleaseRecord, age: number): DraftSuggestion {
  const recency = Math.round(60 * (1 - age / RECENT_SECONDS))
  return {
    query: release.name,
    kind: 'Release',
    target: { index: 'releases', id: release.objectID },
    popularity: 250 - release.order * 10 + recency + (release.status === 'current' ? 100 : 0),
    hits: Math.max(1, release.compatCount),
  }
}

/** Merges suggestions with the same text: the most popular target, with all kinds. */
function merge(suggestions: readonly DraftSuggestion[]): readonly SuggestionRecord[] {
  const byText = new Map<string, DraftSuggestion[]>()
  for (const suggestion of suggestions) {
    const text = suggestion.query.toLowerCase()
    byText.set(text, [...(byText.get(text) ?? []), suggestion])
  }
  return [...byText].flatMap(([objectID, meanings]) => {
    const ranked = meanings.toSorted((a, b) => b.popularity - a.popularity)
    const [best] = ranked
    if (best === undefined) return []
    const { query, target, popularity, hits } = best
    const kinds = [...new Set(ranked.map(({ kind }) => kind))]
    const signs = signsIn(query).map(signWord)
    return [
      { objectID, query, kinds, target, popularity, hits, ...(signs.length > 0 && { signs }) },
    ]
  })
}

type SuggestionSources = {
  readonly features: readonly FeatureRecord[]
  readonly compat: readonly CompatRecord[]
  readonly specs: readonly SpecRecord[]
  readonly releases: readonly ReleaseRecord[]
}

/** A suggestion before merging those with the same text. */
type DraftSuggestion = {
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
function filterSuggestions(sources: SuggestionSources): readonly DraftSuggestion[] {
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
