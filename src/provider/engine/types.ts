/**
 * What the protocol asks of the engine and what it gets back. The engine knows no wire format: parameters
 * arrive here validated, merged with the index settings and with every default filled in.
 */

/** A record as stored. */
export type StoredRecord = { readonly objectID: string; readonly [attribute: string]: unknown }

/** Records by number: a list of them, or something that makes each when it is asked for. */
export type Records = Iterable<StoredRecord> & {
  readonly length: number
  at(number: number): StoredRecord | undefined
}

/** Attributes that share one rank; `ordered: false` means that the position of a match does not count. */
export type SearchableLevel = {
  readonly attributes: readonly string[]
  readonly ordered: boolean
}

export type FacetDeclaration = {
  readonly attribute: string
  readonly searchable: boolean
  /** Filters may use it, counts may not. */
  readonly filterOnly: boolean
  readonly afterDistinct: boolean
}

export type SortCriterion = {
  readonly attribute: string
  readonly direction: 'asc' | 'desc'
}

export type RankingCriterion =
  | 'typo'
  | 'geo'
  | 'words'
  | 'filters'
  | 'proximity'
  | 'attribute'
  | 'exact'
  | 'custom'
  | SortCriterion

export type Synonym =
  | { readonly type: 'synonym'; readonly synonyms: readonly string[] }
  | { readonly type: 'oneWaySynonym'; readonly input: string; readonly synonyms: readonly string[] }
  | {
      readonly type: 'altCorrection1' | 'altCorrection2'
      readonly word: string
      readonly corrections: readonly string[]
    }
  | {
      readonly type: 'placeholder'
      readonly placeholder: string
      readonly replacements: readonly string[]
    }

/** The settings that shape an index when it is built. A change of any of them means building it anew. */
export type IndexShape = {
  /** Null: every attribute, one rank, unordered. */
  readonly searchable: readonly SearchableLevel[] | null
  readonly faceting: readonly FacetDeclaration[]
  /** Null: every number. */
  readonly numericAttributes: readonly string[] | null
  readonly customRanking: readonly SortCriterion[]
  readonly camelCaseAttributes: readonly string[]
  /** Characters that are words of their own. */
  readonly separatorsToIndex: string
  readonly keepDiacriticsOnCharacters: string
  /** Character (or string) → replacement, applied to records and queries alike. */
  readonly customNormalization: ReadonlyMap<string, string>
  readonly disablePrefixOnAttributes: readonly string[]
  readonly disableTypoToleranceOnAttributes: readonly string[]
  readonly disableTypoToleranceOnWords: readonly string[]
  readonly disableExactOnAttributes: readonly string[]
  readonly attributeForDistinct: string | null
  readonly synonyms: readonly Synonym[]
}

/** One condition on one attribute. */
export type FilterUnit =
  | {
      readonly kind: 'facet'
      readonly attribute: string
      readonly value: string
      readonly negated: boolean
      /** Points for the ranking criterion `filters`; 1 unless the request says otherwise. */
      readonly score: number
    }
  | {
      readonly kind: 'numeric'
      readonly attribute: string
      readonly operator: '<' | '<=' | '=' | '!=' | '>' | '>='
      readonly value: number
      readonly negated: boolean
    }
  | {
      readonly kind: 'range'
      readonly attribute: string
      /** Inclusive. */
      readonly from: number
      readonly to: number
      readonly negated: boolean
    }

/** AND of ORs. */
export type Filter = readonly (readonly FilterUnit[])[]

/** How a query is to be read and matched; everything that changes which records match by their text. */
export type TextQuery = {
  readonly query: string
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  readonly typoTolerance: boolean | 'min' | 'strict'
  readonly minWordSizeFor1Typo: number
  readonly minWordSizeFor2Typos: number
  readonly allowTyposOnNumericTokens: boolean
  /** Phrases in quotes and `-word`, each switched on by itself. */
  readonly exactPhrase: boolean
  readonly excludeWords: boolean
  readonly optionalWords: readonly string[]
  readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional'
  readonly synonyms: boolean
  /** Empty: all searchable attributes. */
  readonly restrictSearchableAttributes: readonly string[]
  /** English rules; true where the request or the settings ask for them. */
  readonly ignorePlurals: boolean
  readonly removeStopWords: boolean
}

export type RankingQuery = {
  readonly ranking: readonly RankingCriterion[]
  readonly minProximity: number
  readonly attributeByMinProximity: boolean
  readonly exactOnSingleWordQuery: 'attribute' | 'word' | 'none'
  readonly alternativesAsExact: readonly (
    | 'ignorePlurals'
    | 'singleWordSynonym'
    | 'multiWordsSynonym'
    | 'ignoreConjugations'
  )[]
  readonly optionalFilters: Filter
  readonly sumOrFiltersScores: boolean
}

export type FacetQuery = {
  /** Declared, countable attributes only; the protocol has expanded `*` and dropped the unknown. */
  readonly facets: readonly string[]
  readonly maxValuesPerFacet: number
  readonly sortFacetValuesBy: 'count' | 'alpha'
  readonly facetingAfterDistinct: boolean
}

export type HighlightQuery = {
  /** Null: all searchable attributes. */
  readonly attributesToHighlight: readonly string[] | null
  readonly attributesToSnippet: readonly { readonly attribute: string; readonly words: number }[]
  readonly preTag: string
  readonly postTag: string
  readonly snippetEllipsisText: string
  readonly restrictHighlightAndSnippetArrays: boolean
  readonly replaceSynonymsInHighlight: boolean
}

/** Called now and then while a query is answered; what it throws ends that. */
export type CheckTime = () => void

/** Records that may be looked at between two calls. */
export const UNCHECKED = 256

/** A complete request to the engine. */
export type EngineQuery = {
  readonly text: TextQuery
  readonly filter: Filter
  readonly ranking: RankingQuery
  readonly facets: FacetQuery
  readonly highlight: HighlightQuery
  /** 0: off. */
  readonly distinct: number
  readonly offset: number
  readonly length: number
  readonly getRankingInfo: boolean
  readonly checkTime: CheckTime
}

/** The wire shape of a highlighted leaf. */
export type HighlightLeaf = {
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly matchedWords: readonly string[]
  readonly fullyHighlighted?: boolean
}

export type SnippetLeaf = {
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
}

/** Mirrors the record: objects stay objects, arrays arrays, leaves become result objects. */
export type Mirror<Leaf> =
  | Leaf
  | readonly Mirror<Leaf>[]
  | { readonly [attribute: string]: Mirror<Leaf> }

/** The values of the ranking criteria, as `_rankingInfo` shows them. */
export type RankingInfo = {
  readonly nbTypos: number
  readonly firstMatchedWord: number
  readonly proximityDistance: number
  readonly userScore: number
  readonly geoDistance: number
  readonly geoPrecision: number
  readonly nbExactWords: number
  readonly words: number
  readonly filters: number
}

export type EngineHit = {
  readonly record: StoredRecord
  readonly highlight?: { readonly [attribute: string]: Mirror<HighlightLeaf> }
  readonly snippet?: { readonly [attribute: string]: Mirror<SnippetLeaf> }
  readonly rankingInfo?: RankingInfo
  readonly distinctSequence?: number
}

export type FacetStats = {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

export type EngineAnswer = {
  readonly hits: readonly EngineHit[]
  /** All matches (groups where distinct is on), not only those on the page. */
  readonly nbHits: number
  /** Attribute → value → count, in the order asked for and cut to `maxValuesPerFacet`. */
  readonly facets: ReadonlyMap<string, readonly (readonly [value: string, count: number])[]>
  readonly stats: ReadonlyMap<string, FacetStats>
  /** The query with the dropped words in `<em>`; null when none was dropped. */
  readonly queryAfterRemoval: string | null
  /** The query as read: normalised words, phrases and sequences in quotes. */
  readonly parsedQuery: string
}

export type FacetValueQuery = {
  readonly facet: string
  readonly facetQuery: string
  readonly maxFacetHits: number
  readonly preTag: string
  readonly postTag: string
}

export type FacetValueHit = {
  readonly value: string
  readonly highlighted: string
  readonly count: number
}
