import { catalogue } from './indices.ts'

export type PersonalizationStrategy = {
  readonly eventsScoring: readonly {
    readonly score: number
    readonly eventName: string
    readonly eventType: 'click' | 'conversion'
  }[]
  readonly facetsScoring: readonly { readonly score: number; readonly facetName: string }[]
  readonly personalizationImpact: number
}

/** Saving scores higher than opening, and narrow groups higher than technologies. */
export const personalizationStrategy: PersonalizationStrategy = {
  eventsScoring: [
    { score: 10, eventName: 'Result opened', eventType: 'click' },
    { score: 30, eventName: 'Saved', eventType: 'conversion' },
    { score: 20, eventName: 'Copied', eventType: 'conversion' },
    { score: 20, eventName: 'Spec opened', eventType: 'conversion' },
    { score: 20, eventName: 'MDN opened', eventType: 'conversion' },
  ],
  facetsScoring: [
    { score: 100, facetName: 'groups.lvl1' },
    { score: 60, facetName: 'groups.lvl0' },
    { score: 30, facetName: 'areas' },
    { score: 60, facetName: 'path.lvl1' },
  ],
  personalizationImpact: 50,
}

/** The lists whose searches become suggestions besides the index's own records. */
export const suggestionsSource = {
  indices: [
    catalogue.features.name,
    catalogue.compat.name,
    catalogue.specs.name,
    catalogue.releases.name,
  ],
  minHits: 1,
  minLetters: 3,
  languages: ['en'],
} as const
