import type { SearchResponse } from 'algoliasearch/lite'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { SuggestionRecord } from '#catalogue/suggestions/record.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { AskedQuestion } from '#search/questions/ask-question.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { readHits } from '#search/rows/found-hit.ts'
import { strongHits } from '#search/rows/strong-hits.ts'
import type { Highlights } from '#search/transport/highlights.ts'
import { readResult } from '#search/transport/list-query.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import { isSuggestion } from '#search/transport/spelling.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import { paletteKinds } from './kinds.tsx'

const suggestionAttributes = ['objectID', 'query', 'kinds', 'target', 'hits'] as const

export type SuggestionHit = Pick<SuggestionRecord, (typeof suggestionAttributes)[number]>

const marked = { highlightPreTag: MARK_START, highlightPostTag: MARK_END }

/** The requests for a query, sent in one POST: suggestions, then the records of each list. */
export function wordRequests(query: string, isChecked = false): readonly MultiSearchRequest[] {
  return [
    suggestionsRequest(query),
    ...lists.map((list) => ({
      ...recordRequest(list, query),
      attributesToRetrieve: [...recordAttributes(list, isChecked)],
    })),
  ]
}

export function suggestionsRequest(query: string): MultiSearchRequest {
  return {
    ...marked,
    indexName: 'suggestions',
    query,
    hitsPerPage: 8,
    attributesToRetrieve: [...suggestionAttributes],
    attributesToHighlight: ['query'],
    // A suggestion continues the query; one found by dropping a word does not.
    removeWordsIfNoResults: 'none',
    analytics: false,
  }
}

function recordRequest({ id, names }: ListDefinition, query: string): MultiSearchRequest {
  const { asked, isByName } = paletteKinds[id]
  return {
    ...marked,
    indexName: id,
    query,
    hitsPerPage: asked,
    attributesToHighlight: [names[0]],
    getRankingInfo: true,
    ...(isByName && { restrictSearchableAttributes: [names[0]] }),
  }
}

/** @param isChecked whether options with support data say if a record works */
export function recordAttributes(
  { id, names }: Pick<ListDefinition, 'id' | 'names'>,
  isChecked = false,
): readonly string[] {
  const { attributes, hasVerdict = false } = paletteKinds[id]
  const support = isChecked && hasVerdict ? ['support', 'platforms'] : []
  return [...new Set(['objectID', ...names, ...attributes, ...support])]
}

/** The requests for the empty box: well-known features, and filtered lists. */
export function emptyQueryRequests(): readonly MultiSearchRequest[] {
  return [bestKnown('Feature', 4), bestKnown('Filter', 3)]
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

export type FoundSuggestion = SuggestionHit & { readonly _highlightResult?: Highlights }

type FoundRecords = {
  readonly list: ListDefinition
  readonly total: number
  readonly hits: readonly FoundHit[]
}

export type PaletteAnswer = {
  readonly suggestions: readonly FoundSuggestion[]
  readonly searches: readonly string[]
  /** In the order of the lists. */
  readonly records: readonly FoundRecords[]
  readonly question?: QuestionAnswer
}

type Results = readonly SearchResponse<IndexRecord>[]

/** @param asked the question whose requests followed those for the words */
export function readPaletteAnswer(
  [suggestions, ...records]: Results,
  asked?: AskedQuestion,
): PaletteAnswer {
  const question = asked?.read(records.slice(lists.length).map(readResult))
  return {
    ...(question !== undefined && { question }),
    suggestions: suggestionsIn(suggestions),
    searches: searchesIn(suggestions),
    records: lists.map((list, place) => {
      const hits = strongHits(readHits(list, records[place]?.hits ?? []))
      const { nbHits = hits.length } = records[place] ?? {}
      return { list, total: nbHits, hits }
    }),
  }
}

/** The answer to `emptyQueryRequests`. */
export type PaletteRest = {
  readonly [Part in 'popular' | 'lists']: readonly FoundSuggestion[]
}

export function readRest([popular, filters]: Results): PaletteRest {
  return { popular: suggestionsIn(popular), lists: suggestionsIn(filters) }
}

function suggestionsIn(result: Results[number] | undefined): readonly FoundSuggestion[] {
  const hits: readonly IndexRecord[] = result?.hits ?? []
  return hits.filter(isFoundSuggestion)
}

/** The provider adds popular searches to the catalogue's suggestions: texts without a target. */
function searchesIn(result: Results[number] | undefined): readonly string[] {
  const hits: readonly (IndexRecord & { readonly query?: unknown; readonly target?: unknown })[] =
    result?.hits ?? []
  return hits.flatMap(({ query, target }) =>
    typeof query === 'string' && target === undefined ? [query] : [],
  )
}

function isFoundSuggestion(hit: IndexRecord): hit is FoundSuggestion {
  return isSuggestion(hit)
}
