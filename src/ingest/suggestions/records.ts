import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { SuggestionRecord } from '#catalogue/suggestions/record.ts'
import { signsIn, signWord } from '#lib/signs.ts'

import { type DraftSuggestion, filterSuggestions, type SuggestionSources } from './filters.ts'

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
