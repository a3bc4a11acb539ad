import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { SuggestionRecord } from '#catalogue/suggestions/record.ts'
import { MARK_END, MARK_START } from '#search/state/marked-parts.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

const suggestion = ['objectID', 'query', 'kinds', 'target', 'hits'] as const
const feature = ['objectID', 'name', 'baseline', 'newlyDate', 'widelyDate'] as const
const compat = ['objectID', 'name', 'kind', 'path'] as const
const spec = ['objectID', 'title', 'shortTitle', 'org'] as const
const release = ['objectID', 'name', 'browser', 'date', 'status'] as const

/** What the options show of each kind of record. */
export type PaletteRecords = {
  readonly suggestions: Pick<SuggestionRecord, (typeof suggestion)[number]>
  readonly features: Pick<FeatureRecord, (typeof feature)[number]>
  readonly compat: Pick<CompatRecord, (typeof compat)[number]>
  readonly specs: Pick<SpecRecord, (typeof spec)[number]>
  readonly releases: Pick<ReleaseRecord, (typeof release)[number]>
}

export type PaletteRecord = PaletteRecords[keyof PaletteRecords]

const marked = { highlightPreTag: MARK_START, highlightPostTag: MARK_END }

/**
 * More than is shown, because an exact match is shown separately, and among releases it can rank behind newer ones:
 * "safari 26" after 26.1 to 26.6.
 */
const sizes = { features: 5, compat: 5, specs: 4, releases: 8 } as const

/** All that the popup shows for some words, in one POST; the answers come in the order of `PaletteRecords`. */
export function wordRequests(query: string): readonly MultiSearchRequest[] {
  return [
    {
      ...marked,
      indexName: 'suggestions',
      query,
      hitsPerPage: 8,
      attributesToRetrieve: [...suggestion],
      attributesToHighlight: ['query'],
      // A suggestion continues the query; one found by dropping a word does not.
      removeWordsIfNoResults: 'none',
      analytics: false,
    },
    {
      ...marked,
      indexName: 'features',
      query,
      hitsPerPage: sizes.features,
      attributesToRetrieve: [...feature],
      attributesToHighlight: ['name'],
    },
    {
      ...marked,
      indexName: 'compat',
      query,
      hitsPerPage: sizes.compat,
      attributesToRetrieve: [...compat],
      attributesToHighlight: ['name'],
    },
    {
      ...marked,
      indexName: 'specs',
      query,
      hitsPerPage: sizes.specs,
      attributesToRetrieve: [...spec],
      attributesToHighlight: ['title'],
    },
    {
      ...marked,
      indexName: 'releases',
      query,
      hitsPerPage: sizes.releases,
      attributesToRetrieve: [...release],
      attributesToHighlight: ['name'],
      // The list finds releases by what shipped in them too; here only names count.
      restrictSearchableAttributes: ['name'],
    },
  ]
}

/** What the popup offers before anything is typed: what is known best, and lists to begin with. */
export function emptyQueryRequests(): readonly MultiSearchRequest[] {
  return [bestKnown('Feature', 4), bestKnown('Filter', 3)]
}

/** Suggestions of one kind that lead to features. */
function bestKnown(kind: string, hitsPerPage: number): MultiSearchRequest {
  return {
    indexName: 'suggestions',
    query: '',
    facetFilters: [`kinds:${kind}`, 'target.index:features'],
    hitsPerPage,
    attributesToRetrieve: [...suggestion],
    attributesToHighlight: [],
    analytics: false,
  }
}
