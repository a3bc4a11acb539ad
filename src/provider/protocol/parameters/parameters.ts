import {
  absent,
  anything,
  attributes,
  boolean,
  booleanOr,
  distinct,
  integer,
  languages,
  languageSwitch,
  list,
  listMatching,
  listOfWords,
  nested,
  type Nested,
  object,
  oneOf,
  type Parser,
  queryText,
  tag,
  text,
  smallInitial,
  words,
} from './parsers.ts'

/** The requests that may contain a parameter. */
export type ParameterScope = {
  readonly query: boolean
  readonly setting: boolean
  /** Only in a search for facet values. */
  readonly facetSearch: boolean
}

export type Parameter<Value> = {
  readonly scope: ParameterScope
  readonly parse: Parser<Value>
  readonly fallback: Value
  /** Why the parameter has no effect; absent for supported parameters. */
  readonly inert?: string
  /** The missing feature that the parameter needs. Any value except "off" is rejected. */
  readonly lacks?: string
}

const QUERY: ParameterScope = { query: true, setting: false, facetSearch: false }
const SETTING: ParameterScope = { query: false, setting: true, facetSearch: false }
const BOTH: ParameterScope = { query: true, setting: true, facetSearch: false }
const FACET_SEARCH: ParameterScope = { query: false, setting: false, facetSearch: true }

type Factory = <Value>(parse: Parser<Value>, fallback: NoInfer<Value>) => Parameter<Value>

const factory =
  (scope: ParameterScope): Factory =>
  (parse, fallback) => ({ scope, parse, fallback })

export const inQuery = factory(QUERY)
export const inSettings = factory(SETTING)
export const inBoth = factory(BOTH)
export const inFacetSearch = factory(FACET_SEARCH)
export const inFacetSearchAndSettings = factory({ ...FACET_SEARCH, setting: true })

/** The same parameter, accepted without effect. */
export function inert<Value>(parameter: Parameter<Value>, why: string): Parameter<Value> {
  return { ...parameter, inert: why }
}

/** A parameter of a missing feature, rejected unless it is switched off. */
export function lacking(what: string, scope = QUERY): Parameter<null> {
  return { scope, parse: absent(what), fallback: null, lacks: what }
}

const DEFAULT_RANKING: readonly string[] = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
]

const ranking = listMatching(
  /^(?:typo|geo|words|filters|proximity|attribute|exact|custom|(?:asc|desc)\(.+\))$/,
  'ranking criteria, asc(attribute) or desc(attribute)',
)
const sorts = listMatching(/^(?:asc|desc)\(.+\)$/, 'asc(attribute) or desc(attribute)')
const percent = integer({ min: 0, max: 100 })
const count = integer({ min: 0 })
const anyOf = inQuery<unknown>
const whole: readonly string[] = ['*']
const none: readonly string[] = []
const noFilter: Nested = none

const NO_GEO = 'geo search'
const NO_LOCATION = 'without geo search it has nothing to act on'
const NO_RULES = 'there are no rules'
const NO_LANGUAGE = 'the engine has one set of language rules, English'
const HOSTED_ONLY = 'a service of the hosted provider'

/** Every parameter by canonical name: the source for validation, settings and the reference. */
const table = {
  query: inQuery(queryText, ''),
  page: inQuery(count, 0),
  hitsPerPage: inBoth(integer({ min: 0, clamp: 1000 }), 20),
  offset: inQuery<number | null>(count, null),
  length: inQuery<number | null>(integer({ min: 0, max: 1000 }), null),
  paginationLimitedTo: inSettings(integer({ min: 0, clamp: 20_000 }), 1000),
  attributesToRetrieve: inBoth(attributes, whole),
  unretrievableAttributes: inSettings(list, none),
  attributesToHighlight: inBoth<readonly string[] | null>(attributes, null),
  attributesToSnippet: inBoth(attributes, none),
  highlightPreTag: inBoth(tag, '<em>'),
  highlightPostTag: inBoth(tag, '</em>'),
  snippetEllipsisText: inBoth(tag, '…'),
  restrictHighlightAndSnippetArrays: inBoth(boolean, false),
  responseFields: inBoth(attributes, whole),
  facets: inQuery(attributes, none),
  maxValuesPerFacet: inBoth(integer({ min: 0, clamp: 1000 }), 100),
  sortFacetValuesBy: inBoth(oneOf('count', 'alpha'), 'count'),
  maxFacetHits: inFacetSearchAndSettings(integer({ min: 1, max: 100 }), 10),
  facetQuery: inFacetSearch(queryText, ''),
  facetingAfterDistinct: inQuery(boolean, false),
  filters: inQuery(text, ''),
  facetFilters: inQuery(nested, noFilter),
  numericFilters: inQuery(nested, noFilter),
  tagFilters: inQuery(nested, noFilter),
  optionalFilters: inQuery(nested, noFilter),
  restrictSearchableAttributes: inQuery(attributes, none),
  searchableAttributes: inSettings(list, none),
  attributesForFaceting: inSettings(list, none),
  numericAttributesForFiltering: inSettings<readonly string[] | null>(list, null),
  ranking: inBoth(ranking, DEFAULT_RANKING),
  customRanking: inSettings(sorts, none),
  replicas: inSettings(list, none),
  attributeForDistinct: inSettings<string | null>(text, null),
  distinct: inBoth(distinct, 0),
  typoTolerance: inBoth(booleanOr('min', 'strict'), true),
  minWordSizefor1Typo: inBoth(count, 4),
  minWordSizefor2Typos: inBoth(count, 8),
  allowTyposOnNumericTokens: inBoth(boolean, true),
  disableTypoToleranceOnAttributes: inBoth(attributes, none),
  disableTypoToleranceOnWords: inSettings(list, none),
  queryType: inBoth(oneOf('prefixLast', 'prefixAll', 'prefixNone'), 'prefixLast'),
  disablePrefixOnAttributes: inSettings(list, none),
  removeWordsIfNoResults: inBoth(
    smallInitial(oneOf('none', 'lastWords', 'firstWords', 'allOptional')),
    'none',
  ),
  optionalWords: inBoth(words, none),
  ignorePlurals: inBoth<boolean | readonly string[]>(languageSwitch, false),
  removeStopWords: inBoth<boolean | readonly string[]>(languageSwitch, false),
  queryLanguages: inBoth(languages, none),
  advancedSyntax: inBoth(boolean, false),
  advancedSyntaxFeatures: inBoth<readonly ('exactPhrase' | 'excludeWords')[]>(
    listOfWords('exactPhrase', 'excludeWords'),
    ['exactPhrase', 'excludeWords'],
  ),
  exactOnSingleWordQuery: inBoth(oneOf('attribute', 'word', 'none'), 'attribute'),
  alternativesAsExact: inBoth<
    readonly ('ignorePlurals' | 'singleWordSynonym' | 'multiWordsSynonym' | 'ignoreConjugations')[]
  >(listOfWords('ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym', 'ignoreConjugations'), [
    'ignorePlurals',
    'singleWordSynonym',
  ]),
  disableExactOnAttributes: inBoth(attributes, none),
  minProximity: inBoth(integer({ min: 1, max: 7 }), 1),
  attributeCriteriaComputedByMinProximity: inBoth(boolean, false),
  camelCaseAttributes: inSettings(list, none),
  separatorsToIndex: inSettings(text, ''),
  synonyms: inQuery(boolean, true),
  renderingContent: inBoth(object, {}),
  clickAnalytics: inQuery(boolean, false),
  getRankingInfo: inQuery(boolean, false),
  userData: inSettings(anything, null),
  userToken: inQuery(text, ''),
  enablePersonalization: inBoth(boolean, false),
  personalizationImpact: inQuery(percent, 100),

  enableRules: inert(inBoth(boolean, true), NO_RULES),
  ruleContexts: inert(inQuery(list, none), NO_RULES),
  analytics: inQuery(boolean, true),
  analyticsTags: inQuery(list, none),
  percentileComputation: inert(inQuery(boolean, true), 'processing times are not analysed'),
  indexLanguages: inert(inSettings(languages, none), NO_LANGUAGE),
  decompoundQuery: inert(inBoth(boolean, true), NO_LANGUAGE),
  decompoundedAttributes: inert(inSettings(anything, null), NO_LANGUAGE),
  attributesToTransliterate: inert(inSettings(anything, null), NO_LANGUAGE),
  relevancyStrictness: inert(inBoth(percent, 100), 'it acts on virtual replicas only'),
  allowCompressionOfIntegerArray: inert(inSettings(boolean, false), 'a matter of storage'),
  enableABTest: inert(inQuery(boolean, true), HOSTED_ONLY),
  enableReRanking: inert(inBoth(boolean, true), HOSTED_ONLY),
  reRankingApplyFilter: inert(inBoth(anything, null), HOSTED_ONLY),
  mode: inert(inBoth(text, 'keywordSearch'), 'every search is a keyword search'),
  semanticSearch: inert(inBoth(anything, null), 'every search is a keyword search'),
  extensions: inert(anyOf(anything, null), HOSTED_ONLY),
  aroundRadius: inert(anyOf(anything, null), NO_LOCATION),
  minimumAroundRadius: inert(anyOf(anything, null), NO_LOCATION),
  aroundPrecision: inert(inBoth(anything, null), NO_LOCATION),

  aroundLatLng: lacking(NO_GEO),
  aroundLatLngViaIP: lacking(NO_GEO),
  insideBoundingBox: lacking(NO_GEO),
  insidePolygon: lacking(NO_GEO),
  similarQuery: lacking('similarQuery'),
  naturalLanguages: lacking('naturalLanguages'),
  sumOrFiltersScores: lacking('sumOrFiltersScores'),
  replaceSynonymsInHighlight: lacking('replaceSynonymsInHighlight', BOTH),
  keepDiacriticsOnCharacters: lacking('keepDiacriticsOnCharacters', SETTING),
  customNormalization: lacking('customNormalization', SETTING),
}

export type ParameterValues = {
  readonly [Name in keyof typeof table]: ReturnType<(typeof table)[Name]['parse']>
}

export type ParameterName = keyof ParameterValues

export const parameters: {
  readonly [Name in ParameterName]: Parameter<ParameterValues[Name]>
} = table

/**
 * Keys in exported settings that are not settings. They are ignored, so that one application can
 * import what another exported. The first two describe the index; the others are collections that
 * now have separate endpoints.
 */
export const NO_SETTINGS: ReadonlySet<string> = new Set([
  'primary',
  'version',
  'synonyms',
  'placeholders',
  'altCorrections',
])

/**
 * Former names of parameters that early clients still send (the first versions of the Android, C#, Java, Objective-C, Ruby
 * and Swift clients).
 */
export const FORMER_NAMES: ReadonlyMap<string, ParameterName> = new Map([
  ['attributes', 'attributesToRetrieve'],
  ['attributesToIndex', 'searchableAttributes'],
  ['numericAttributesToIndex', 'numericAttributesForFiltering'],
  ['slaves', 'replicas'],
  ['minWordSizeForApprox1', 'minWordSizefor1Typo'],
  ['minWordSizeForApprox2', 'minWordSizefor2Typos'],
  ['noTypoToleranceOn', 'disableTypoToleranceOnAttributes'],
  ['removeWordsIfNoResult', 'removeWordsIfNoResults'],
  ['ignorePlural', 'ignorePlurals'],
  ['tags', 'tagFilters'],
  ['numerics', 'numericFilters'],
  ['maxNumberOfFacets', 'maxValuesPerFacet'],
  ['replaceSynonyms', 'replaceSynonymsInHighlight'],
  ['aroundLatLong', 'aroundLatLng'],
  ['aroundLatLongViaIP', 'aroundLatLngViaIP'],
])

export function isParameterName(name: string): name is ParameterName {
  return Object.hasOwn(parameters, name)
}
