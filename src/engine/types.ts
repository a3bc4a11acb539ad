/**
 * Requests to the engine and their answers. The engine knows no wire format: the protocol validates
 * parameters, merges them with the index settings and fills in every default.
 */

export type StoredRecord = { readonly objectID: string; readonly [attribute: string]: unknown }

/** Records by number: an array, or an object that creates each record on access. */
export type StoredRecords = Iterable<StoredRecord> & {
  readonly length: number
  at(number: number): StoredRecord | undefined
}

/** Attributes that share one rank. If not `ordered`, positions of matches do not count. */
export type SearchableLevel = {
  readonly attributes: readonly string[]
  readonly ordered: boolean
}

export type FacetDeclaration = {
  readonly attribute: string
  readonly searchable: boolean
  /** Usable in filters, never counted. */
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

/** The settings that shape an index. Changing any of them requires a new build. */
export type IndexShape = {
  /** Null: every attribute, all with the same rank, unordered. */
  readonly searchable: readonly SearchableLevel[] | null
  readonly faceting: readonly FacetDeclaration[]
  /** Null: every number. */
  readonly numericAttributes: readonly string[] | null
  /** Of these, the ones whose numbers are compared with `=` and `!=` only. */
  readonly equalOnly: readonly string[]
  readonly customRanking: readonly SortCriterion[]
  /** The criteria of the setting `ranking` that sort by an attribute. */
  readonly sorts: readonly SortCriterion[]
  readonly camelCaseAttributes: readonly string[]
  /** Characters that are indexed as words. */
  readonly separatorsToIndex: string
  readonly disablePrefixOnAttributes: readonly string[]
  readonly disableTypoToleranceOnWords: readonly string[]
  readonly attributeForDistinct: string | null
  readonly synonyms: readonly Synonym[]
}

export type FilterCondition =
  | {
      readonly kind: 'facet'
      readonly attribute: string
      readonly value: string
      readonly negated: boolean
      /** Points for the ranking criterion `filters`; 1 by default. */
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
export type Filter = readonly (readonly FilterCondition[])[]

/** The parameters that decide which records match by their text. */
export type TextQuery = {
  readonly query: string
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  readonly typoTolerance: boolean | 'min' | 'strict'
  readonly minWordSizeFor1Typo: number
  readonly minWordSizeFor2Typos: number
  readonly allowTyposOnNumericTokens: boolean
  /** Enables phrases in quotes. */
  readonly exactPhrase: boolean
  /** Enables `-word`. */
  readonly excludeWords: boolean
  readonly optionalWords: readonly string[]
  readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional'
  readonly synonyms: boolean
  /** Empty: all searchable attributes. */
  readonly restrictSearchableAttributes: readonly string[]
  readonly disableTypoToleranceOnAttributes: readonly string[]
  readonly disableExactOnAttributes: readonly string[]
  /** Applies the English rules; see `text/english.ts`. */
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
}

export type FacetQuery = {
  /** Declared and countable attributes only; the protocol expands `*` and drops unknown names. */
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
}

/**
 * Counts work in steps, before it is done. A step looks at one record, value, word or condition, and
 * takes about 10 ns. Every loop whose length depends on the query calls it. Throwing an error ends
 * the search.
 */
export type Spend = (steps: number) => void

/** Number of records that the engine looks at between two calls of `spend`. */
export const CHECK_INTERVAL = 256

/** Steps of what takes longer than a look. */
export const STEPS = {
  /** Finding a word and its typos in the vocabulary. */
  word: 5000,
  /** Reading a record and marking up its texts. */
  hit: 5000,
  /** Reading a record. */
  record: 1000,
  /** Comparing a text with a word, letter by letter. */
  text: 100,
  /** Reading a letter of a text that is divided into words. */
  letter: 10,
  /** Making a condition of a filter. */
  condition: 10,
  /** Finding the group of a record. */
  group: 10,
  /** Looking for the best occurrence of one word of the query in a record. */
  score: 50,
} as const

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
  readonly spend: Spend
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

/** The structure of a record with its leaves replaced. Objects stay objects, arrays stay arrays. */
export type Mirror<Leaf> =
  | Leaf
  | readonly Mirror<Leaf>[]
  | { readonly [attribute: string]: Mirror<Leaf> }

/** The values of the ranking criteria, as returned in `_rankingInfo`. */
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
  /** Recommendation score, 0 to 100; only on recommended records. */
  readonly score?: number
}

/** A record number and its recommendation score, 0 to 100. */
export type Scored = { readonly record: number; readonly score: number }

export type FacetStats = {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

export type EngineAnswer = {
  readonly hits: readonly EngineHit[]
  /** Number of all matches, or of all groups if `distinct` is on, not only of those on the page. */
  readonly nbHits: number
  /** Attribute → values with counts, in the requested order, at most `maxValuesPerFacet`. */
  readonly facets: ReadonlyMap<string, readonly (readonly [value: string, count: number])[]>
  readonly stats: ReadonlyMap<string, FacetStats>
  /** The query with its dropped words in `<em>`; null if none was dropped. */
  readonly queryAfterRemoval: string | null
  /** The parsed query: normalised words, phrases and sequences in quotes. */
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
