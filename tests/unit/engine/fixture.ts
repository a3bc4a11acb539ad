import { buildIndex, search } from '#engine/index.ts'
import type {
  EngineAnswer,
  EngineQuery,
  FacetQuery,
  HighlightQuery,
  IndexShape,
  RankingQuery,
  StoredRecord,
  TextQuery,
} from '#engine/types.ts'

export const plainShape: IndexShape = {
  searchable: [{ attributes: ['name'], ordered: true }],
  faceting: [],
  numericAttributes: null,
  equalOnly: [],
  customRanking: [],
  sorts: [],
  camelCaseAttributes: [],
  separatorsToIndex: '',
  disablePrefixOnAttributes: [],
  disableTypoToleranceOnWords: [],
  attributeForDistinct: null,
  synonyms: [],
}

export const plainText: TextQuery = {
  query: '',
  queryType: 'prefixLast',
  typoTolerance: true,
  minWordSizeFor1Typo: 4,
  minWordSizeFor2Typos: 8,
  allowTyposOnNumericTokens: true,
  exactPhrase: false,
  excludeWords: false,
  optionalWords: [],
  removeWordsIfNoResults: 'none',
  synonyms: true,
  restrictSearchableAttributes: [],
  disableTypoToleranceOnAttributes: [],
  disableExactOnAttributes: [],
  ignorePlurals: false,
  removeStopWords: false,
}

const plainRanking: RankingQuery = {
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  minProximity: 1,
  attributeByMinProximity: false,
  exactOnSingleWordQuery: 'attribute',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  optionalFilters: [],
}

const plainFacets: FacetQuery = {
  facets: [],
  maxValuesPerFacet: 100,
  sortFacetValuesBy: 'count',
  facetingAfterDistinct: false,
}

const plainHighlight: HighlightQuery = {
  attributesToHighlight: null,
  attributesToSnippet: [],
  preTag: '<em>',
  postTag: '</em>',
  snippetEllipsisText: '…',
  restrictHighlightAndSnippetArrays: false,
}

export type Changes = {
  readonly text?: Partial<TextQuery>
  readonly ranking?: Partial<RankingQuery>
  readonly facets?: Partial<FacetQuery>
  readonly highlight?: Partial<HighlightQuery>
} & Partial<Omit<EngineQuery, 'text' | 'ranking' | 'facets' | 'highlight'>>

/** Completes a query from the members that matter to a test. */
export function engineQuery(query: string, changes: Changes = {}): EngineQuery {
  return {
    filter: [],
    distinct: 0,
    offset: 0,
    length: 1000,
    getRankingInfo: true,
    spend: () => undefined,
    ...changes,
    text: { ...plainText, query, ...changes.text },
    ranking: { ...plainRanking, ...changes.ranking },
    facets: { ...plainFacets, ...changes.facets },
    highlight: { ...plainHighlight, ...changes.highlight },
  }
}

/** Numbers records with IDs 1, 2, 3 … */
export function recordsOf(
  contents: readonly { readonly [key: string]: unknown }[],
): StoredRecord[] {
  return contents.map((content, at) => ({ ...content, objectID: String(at + 1) }))
}

/** Creates records with IDs 1, 2, 3 … and the given names. */
export function named(...names: readonly string[]): StoredRecord[] {
  return recordsOf(names.map((name) => ({ name })))
}

export type Searcher = (query: string, changes?: Changes) => EngineAnswer

export function searcher(
  records: readonly StoredRecord[],
  shape: Partial<IndexShape> = {},
): Searcher {
  const index = buildIndex(records, { ...plainShape, ...shape })
  return (query, changes) => search(index, engineQuery(query, changes))
}

export function idsOf(answer: EngineAnswer): readonly string[] {
  return answer.hits.map(({ record }) => record.objectID)
}

/** The names that a query finds among the given ones, in order. */
export function namesFound(
  names: readonly string[],
  query: string,
  changes: Changes = {},
): readonly unknown[] {
  const { hits } = searcher(named(...names))(query, changes)
  return hits.map(({ record }) => record['name'])
}
