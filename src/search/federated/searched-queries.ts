import type { SearchParamsObject } from 'algoliasearch/lite'

import type { SearchableName } from '#catalogue/indices.ts'
import { subjectOf } from '#language/index.ts'
import type { AskedText } from '#search/answers/ask-text.ts'
import { everyWord, hasSeveralWords } from '#search/companion/relaxed-queries.ts'
import { lists, listById } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { VisitDay } from '#search/state/days.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import type { ViewRequest } from '#search/transport/search-client.ts'
import { spellingParams } from '#search/transport/spelling.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/** A query of the search across lists. */
export type SearchedQuery = {
  /** One of `queryIds`: of its `<Index>`, and of its results. */
  readonly id: string
  readonly indexName: SearchableName
  /** The library types some parameters otherwise than the client. */
  readonly params: Readonly<Record<string, unknown>>
}

/** Lists also searched by name alone: many entries contain "grid", and the property ranks low. */
const namedLists: readonly ListDefinition[] = [listById('features'), listById('compat')]
const NAMED_HITS = 3

/** Hits per list: those of a section, and the exact match. */
const HITS = 6
/** A list not searched by name may rank "safari 26" below 26.1 to 26.6. */
const HITS_AND_NAMES = 8

/** A list with fewer records that have every word is filled with close ones. */
export const FEW = 5

/** More than are shown, because most of them lead to hits that are shown anyway. */
const SUGGESTIONS = 20

const EXAMPLES = 4
const FILTERS = 3

export const suggestionAttributes = ['objectID', 'query', 'kinds', 'target', 'hits'] as const

/** The ids of queries by what these are for. Every text asks for suggestions, the empty one too. */
export const queryId = {
  hits: (list: ListDefinition) => list.id,
  named: (list: ListDefinition) => `${list.id}-named`,
  suggestions: 'suggestions',
  spellings: 'spellings',
  strict: (list: ListDefinition) => `${list.id}-strict`,
  filters: 'filters',
  question: (place: number) => `question-${place}`,
  thing: (place: number) => `thing-${place}`,
} as const

/** A question has at most two queries: its own, and one for another possible meaning. */
const MOST_OF_QUESTION = 2
/** At most three names, each in two lists. */
const MOST_OF_THINGS = 6

const numbered = (count: number, idOf: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => idOf(place))

/** Of the queries for records with every word. */
export const strictIds: readonly string[] = lists.map(queryId.strict)

export const questionIds: readonly string[] = numbered(MOST_OF_QUESTION, queryId.question)

/** The ids of all queries that a text can have. */
export const queryIds: readonly string[] = [
  ...lists.map(queryId.hits),
  ...namedLists.map(queryId.named),
  queryId.suggestions,
  queryId.spellings,
  ...strictIds,
  queryId.filters,
  ...questionIds,
  ...numbered(MOST_OF_THINGS, queryId.thing),
]

/** The queries for what a text asks beside its words; each list is empty if it asks nothing. */
export type AskedBeside = Partial<Pick<AskedText, 'question' | 'things'>>

/**
 * All queries for a text, for one POST: the best hits of each list in the order of the lists; hits
 * by name; suggestions; names spelled nearly like the text; for several words, the first records per
 * list that have all of them, and their number; then those of a question and of things. Hits have
 * the attributes that the index settings name for their list.
 *
 * @param extra an additional attribute to retrieve; empty for none
 */
export function searchedQueries(
  q: string,
  { question = [], things = [] }: AskedBeside = {},
  extra = '',
): readonly SearchedQuery[] {
  const strict = hasSeveralWords(q) ? lists : []
  return [
    ...lists.map((list) => asQuery(queryId.hits(list), hitsRequest(list, q, extra))),
    ...namedLists.map((list) => asQuery(queryId.named(list), namedRequest(list, q, extra))),
    asQuery(queryId.suggestions, suggestionsRequest(q)),
    asQuery(queryId.spellings, { indexName: 'suggestions', ...spellingParams(q) }),
    ...strict.map((list) => asQuery(queryId.strict(list), strictRequest(list, q))),
    ...question.map((request, place) => asQuery(queryId.question(place), request)),
    ...things.map((request, place) => asQuery(queryId.thing(place), request)),
  ]
}

/** The queries for an empty box: well-known features, and filtered lists. */
export const emptyTextQueries: readonly SearchedQuery[] = [
  asQuery(queryId.suggestions, bestKnown('Feature', EXAMPLES)),
  asQuery(queryId.filters, bestKnown('Filter', FILTERS)),
]

export function suggestionsRequest(query: string): MultiSearchRequest {
  return {
    ...marked,
    indexName: 'suggestions',
    query,
    hitsPerPage: SUGGESTIONS,
    attributesToRetrieve: [...suggestionAttributes],
    attributesToHighlight: ['query'],
    // A suggestion continues the query; one found by dropping a word does not.
    removeWordsIfNoResults: 'none',
    analytics: false,
  }
}

/** A query as that of a view. */
export function requestOf({ indexName, params }: SearchedQuery): ViewRequest {
  return { ...params, indexName }
}

/** A query with the parameters that are sent: see `readyRequest`. */
export function readyQuery(
  query: SearchedQuery,
  visit: VisitDay,
  visitor: SearchParamsObject,
): SearchedQuery {
  const params = readyRequest(requestOf(query), visit, visitor)
  return { id: query.id, indexName: query.indexName, params }
}

const marked = { highlightPreTag: MARK_START, highlightPostTag: MARK_END }

const byNameAlone = {
  hitsPerPage: NAMED_HITS,
  attributesToHighlight: ['name'],
  restrictSearchableAttributes: ['name'],
  queryType: 'prefixNone',
  typoTolerance: false,
  analytics: false,
} satisfies SearchParamsObject

/** The records of a name; of a name with a kind, the entries of that kind: "nav tag". */
function namedRequest(list: ListDefinition, q: string, extra: string): MultiSearchRequest {
  const { name = q, kinds } = subjectOf(q).kind ?? {}
  return {
    ...hitsRequest(list, name, extra),
    ...byNameAlone,
    ...(kinds && list.id === 'compat' && { facetFilters: [kinds.map((kind) => `kind:${kind}`)] }),
  }
}

function asQuery(id: string, { indexName, ...params }: MultiSearchRequest): SearchedQuery {
  return { id, indexName, params }
}

function strictRequest({ id }: ListDefinition, query: string): MultiSearchRequest {
  return {
    indexName: id,
    query,
    ...everyWord,
    hitsPerPage: FEW,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    analytics: false,
  }
}

function hitsRequest(list: ListDefinition, query: string, extra: string): MultiSearchRequest {
  return {
    ...marked,
    indexName: list.id,
    query,
    hitsPerPage: namedLists.includes(list) ? HITS : HITS_AND_NAMES,
    attributesToHighlight: [...list.highlight, ...(explainsMatches(query) ? list.hidden : [])],
    getRankingInfo: true,
    ...(extra && { attributesToRetrieve: [...list.attributes, extra] }),
  }
}

function bestKnown(kind: string, hitsPerPage: number): MultiSearchRequest {
  return {
    indexName: 'suggestions',
    query: '',
    facetFilters: [`kinds:${kind}`, 'target.index:features'],
    hitsPerPage,
    attributesToRetrieve: [...suggestionAttributes],
    attributesToHighlight: [],
    analytics: false,
  }
}
