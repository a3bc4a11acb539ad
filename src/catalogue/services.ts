import { catalogue } from './index.ts'

/** What an event of a visitor, and a facet of the records that it names, are worth: 0 to 100. */
export type PersonalizationStrategy = {
  readonly eventsScoring: readonly {
    readonly score: number
    readonly eventName: string
    readonly eventType: 'click' | 'conversion'
  }[]
  readonly facetsScoring: readonly { readonly score: number; readonly facetName: string }[]
  readonly personalizationImpact: number
}

/** To save something says more than to open it; a narrow group more than a technology. */
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

/** What the index of suggestions is built from, beside its own records: the searches of every list. */
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
