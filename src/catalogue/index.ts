import type { CompatRecord } from './compat/record.ts'
import { compatListAttributes, compatSettings } from './compat/settings.ts'
import { defineIndex } from './define-index.ts'
import type { FeatureRecord } from './features/record.ts'
import { featureReplicas } from './features/replicas.ts'
import { featureListAttributes, featureSettings } from './features/settings.ts'
import type { ReleaseRecord } from './releases/record.ts'
import { releaseListAttributes, releaseSettings } from './releases/settings.ts'
import type { SpecRecord } from './specs/record.ts'
import { specReplicas } from './specs/replicas.ts'
import { specListAttributes, specSettings } from './specs/settings.ts'
import type { SuggestionRecord } from './suggestions/record.ts'
import { suggestionListAttributes, suggestionSettings } from './suggestions/settings.ts'
import { synonyms } from './synonyms.ts'

/** Every index of the site, by name. */
export const catalogue = {
  features: defineIndex<FeatureRecord>()({
    name: 'features',
    title: 'features',
    settings: featureSettings,
    replicas: featureReplicas,
    synonyms,
    listAttributes: featureListAttributes,
  }),
  compat: defineIndex<CompatRecord>()({
    name: 'compat',
    title: 'compat entries',
    settings: compatSettings,
    // A copy of these would be 18,865 records: more than a small plan has room for, and by name or by usage they say
    // little. Who wants the most usable ones filters by usage.
    replicas: [],
    synonyms,
    listAttributes: compatListAttributes,
  }),
  specs: defineIndex<SpecRecord>()({
    name: 'specs',
    title: 'specifications',
    settings: specSettings,
    replicas: specReplicas,
    synonyms,
    listAttributes: specListAttributes,
  }),
  releases: defineIndex<ReleaseRecord>()({
    name: 'releases',
    title: 'releases',
    settings: releaseSettings,
    // Newest first as they are. With its sorted copies and the temporary index of a replacement the catalogue has
    // the ten indices of a small plan, so what another order would show is left to the filter by year.
    replicas: [],
    synonyms: [],
    listAttributes: releaseListAttributes,
  }),
  suggestions: defineIndex<SuggestionRecord>()({
    name: 'suggestions',
    title: 'suggestions',
    settings: suggestionSettings,
    replicas: [],
    synonyms: [],
    listAttributes: suggestionListAttributes,
  }),
} as const

export type IndexName = keyof typeof catalogue

/** The names of all indices, without their sorted copies and without prefix. */
export const indexNames: readonly IndexName[] = Object.values(catalogue).map(({ name }) => name)

/** The names of the primary indices and their sorted copies, without prefix. */
export type SearchableName = IndexName | (typeof catalogue)[IndexName]['replicas'][number]['name']
