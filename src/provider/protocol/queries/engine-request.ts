import {
  type EngineAnswer,
  type EngineQuery,
  type FacetDeclaration,
  type FacetQuery,
  type FacetValueHit,
  type FacetValueQuery,
  type Filter,
  type HighlightQuery,
  type RankingQuery,
  search,
  searchFacetValues,
  type Spend,
  STEPS,
  type TextQuery,
} from '#engine/index.ts'
import type { Grant } from '#provider/protocol/access/grant.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import { readFilterList } from '#provider/protocol/filters/lists.ts'
import { parseFilters } from '#provider/protocol/filters/parse.ts'
import {
  readFaceting,
  readRanking,
  readSearchable,
} from '#provider/protocol/parameters/index-shape.ts'
import { readForced, type Values } from '#provider/protocol/parameters/request-parameters.ts'
import type { RequestContext, IndexRef } from '#provider/protocol/request/request-context.ts'
import type { State } from '#provider/protocol/state/state.ts'

/** The requested part of the results. */
export type Window = { readonly offset: number; readonly length: number }

/**
 * Converts validated parameters into an engine query.
 * @throws ParseError for invalid optional filters
 */
export function toEngineRequest(
  values: Values,
  { filter, spend }: { readonly filter: Filter; readonly spend: Spend },
  window: Window,
): EngineRequest {
  return {
    text: toTextQuery(values),
    filter,
    ranking: toRankingQuery(values, spend),
    facets: toFacetQuery(values),
    highlight: toHighlightQuery(values),
    distinct: values.get('attributeForDistinct') === null ? 0 : values.get('distinct'),
    ...window,
    getRankingInfo: values.get('getRankingInfo'),
  }
}

function toTextQuery(values: Values): TextQuery {
  const features = values.get('advancedSyntax') ? values.get('advancedSyntaxFeatures') : []
  return {
    query: values.get('query'),
    queryType: values.get('queryType'),
    typoTolerance: values.get('typoTolerance'),
    minWordSizeFor1Typo: values.get('minWordSizefor1Typo'),
    minWordSizeFor2Typos: values.get('minWordSizefor2Typos'),
    allowTyposOnNumericTokens: values.get('allowTyposOnNumericTokens'),
    exactPhrase: features.includes('exactPhrase'),
    excludeWords: features.includes('excludeWords'),
    optionalWords: values.get('optionalWords'),
    removeWordsIfNoResults: values.get('removeWordsIfNoResults'),
    synonyms: values.get('synonyms'),
    restrictSearchableAttributes: values.read('restrictSearchableAttributes', (wanted) =>
      readRestriction(wanted, values),
    ),
    disableTypoToleranceOnAttributes: values.get('disableTypoToleranceOnAttributes'),
    disableExactOnAttributes: values.get('disableExactOnAttributes'),
    ignorePlurals: isEnglish(values, values.get('ignorePlurals')),
    removeStopWords: isEnglish(values, values.get('removeStopWords')),
  }
}

/** Whether a choice of languages includes English, the only one with rules. */
function isEnglish(values: Values, choice: boolean | readonly string[]): boolean {
  if (choice === false) return false
  const languages = choice === true ? values.get('queryLanguages') : choice
  return languages.includes('en') || (choice === true && languages.length === 0)
}

/** Unknown attributes are ignored, but a restriction to unknown attributes only is rejected. */
function readRestriction(wanted: readonly string[], values: Values): readonly string[] {
  const levels = readSearchable(values.get('searchableAttributes'))
  const searchable = new Set(levels.flatMap(({ attributes }) => attributes))
  if (wanted.length === 0 || searchable.size === 0) return wanted
  if (wanted.some((attribute) => searchable.has(attribute))) return wanted
  throw badRequest(
    `restrictSearchableAttributes: none of ${wanted.join(', ')} is in searchableAttributes`,
  )
}

function toRankingQuery(values: Values, spend: Spend): RankingQuery {
  return {
    ranking: readRanking(values.get('ranking')),
    minProximity: values.get('minProximity'),
    attributeByMinProximity: values.get('attributeCriteriaComputedByMinProximity'),
    exactOnSingleWordQuery: values.get('exactOnSingleWordQuery'),
    alternativesAsExact: values.get('alternativesAsExact'),
    optionalFilters: readList(values, 'optionalFilters', spend),
  }
}

function toFacetQuery(values: Values): FacetQuery {
  return {
    facets: countableFacets(
      values.get('facets'),
      readFaceting(values.get('attributesForFaceting')),
    ),
    maxValuesPerFacet: values.get('maxValuesPerFacet'),
    sortFacetValuesBy: values.get('sortFacetValuesBy'),
    facetingAfterDistinct: values.get('facetingAfterDistinct'),
  }
}

/** The requested facets that are declared and not `filterOnly`. `*` requests all of them. */
function countableFacets(
  requested: readonly string[],
  declared: readonly FacetDeclaration[],
): readonly string[] {
  const countable = declared.filter((facet) => !facet.filterOnly).map((facet) => facet.attribute)
  if (requested.includes('*')) return countable
  return [...new Set(requested)].filter((attribute) => countable.includes(attribute))
}

const SNIPPET_WORDS = 10

function toHighlightQuery(values: Values): HighlightQuery {
  return {
    attributesToHighlight: values.get('attributesToHighlight'),
    attributesToSnippet: values.get('attributesToSnippet').map(readSnippet),
    preTag: values.get('highlightPreTag'),
    postTag: values.get('highlightPostTag'),
    snippetEllipsisText: values.get('snippetEllipsisText'),
    restrictHighlightAndSnippetArrays: values.get('restrictHighlightAndSnippetArrays'),
  }
}

/** Reads `attribute` or `attribute:words`. */
function readSnippet(entry: string): HighlightQuery['attributesToSnippet'][number] {
  const colon = entry.lastIndexOf(':')
  const words = Number(entry.slice(colon + 1))
  return colon > 0 && Number.isInteger(words)
    ? { attribute: entry.slice(0, colon), words }
    : { attribute: entry, words: SNIPPET_WORDS }
}

/** An engine query without its budget. */
export type EngineRequest = Omit<EngineQuery, 'spend'>

/** The index that a search reads, with the request and the state that it belongs to. */
export type SearchTarget = {
  readonly context: RequestContext
  readonly state: State
  readonly index: IndexRef
}

/**
 * Runs a search.
 * @throws BudgetError if the request needs more than its budget
 */
export function runSearch(
  { context, state, index }: SearchTarget,
  request: EngineRequest,
): EngineAnswer {
  const built = context.database.searchIndex(state, index.id)
  return context.budget.run((spend) => search(built, { ...request, spend }))
}

/**
 * Runs a search for facet values.
 * @throws BudgetError if the request needs more than its budget
 */
export function runFacetSearch(
  { context, state, index }: SearchTarget,
  request: EngineRequest,
  values: FacetValueQuery,
): readonly FacetValueHit[] {
  const built = context.database.searchIndex(state, index.id)
  return context.budget.run((spend) => searchFacetValues(built, { ...request, spend }, values))
}

function readList(
  values: Values,
  name: 'optionalFilters' | (typeof LISTS)[number],
  spend: Spend,
): Filter {
  return values.read(name, (list) => readFilterList(list, name, spend))
}

const LISTS = ['facetFilters', 'numericFilters', 'tagFilters'] as const

/**
 * The conjunction of all filters of a request and of its key.
 * @throws ParseError; errors of `spend`
 */
export function readRequestFilter(values: Values, grant: Grant, spend: Spend): Filter {
  const lists = LISTS.flatMap((name) => readList(values, name, spend))
  spend(STEPS.letter * (grant.filters.join('').length + values.get('filters').length))
  const forced = grant.filters.flatMap((text) => readForced('filters', () => parseFilters(text)))
  return [...forced, ...values.read('filters', parseFilters), ...lists]
}
