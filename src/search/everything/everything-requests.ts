import { lists, listById } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import { everyWord, hasSeveralWords } from '#search/transport/relaxed-queries.ts'
import type { SearchRequest } from '#search/transport/search-client.ts'
import { spellingParams } from '#search/transport/spelling.ts'

/** Lists also searched by name alone: many entries contain "grid", and the property ranks low. */
export const namedLists: readonly ListDefinition[] = [listById('features'), listById('compat')]
const NAMED_HITS = 3

/** Hits per list: those of a section, and the exact match. */
const HITS = 6
/** A list not searched by name may rank "safari 26" below 26.1 to 26.6. */
const HITS_AND_NAMES = 8

/** A list with fewer records that have every word is filled with close ones. */
export const FEW = 5

const byNameAlone = {
  hitsPerPage: NAMED_HITS,
  attributesToHighlight: ['name'],
  restrictSearchableAttributes: ['name'],
  queryType: 'prefixNone',
  typoTolerance: false,
  analytics: false,
} as const

/** More than are shown, because most of them lead to hits that are shown anyway. */
const SUGGESTIONS = 20

/**
 * All requests of the view, for one POST: the best hits of each list in the order of the lists;
 * hits by name; suggestions; names spelled nearly like the text; and, for several words, the first
 * records per list that have all of them, and their number. Hits have the attributes that the index
 * settings name for their list, and `extra`.
 */
export function everythingRequests(q: string, extra = ''): SearchRequest[] {
  const hits = (list: ListDefinition) => ({
    ...hitsRequest(list, q),
    ...(extra && { attributesToRetrieve: [...list.attributes, extra] }),
  })
  return [
    ...lists.map(hits),
    ...namedLists.map((list) => Object.assign(hits(list), byNameAlone)),
    {
      indexName: 'suggestions',
      query: q,
      hitsPerPage: SUGGESTIONS,
      removeWordsIfNoResults: 'none',
      attributesToHighlight: [],
      analytics: false,
    },
    { indexName: 'suggestions', ...spellingParams(q) },
    ...(hasSeveralWords(q) ? lists.map(({ id }) => strictRequest(id, q)) : []),
  ]
}

/** The results for all words of several, by list; none for one word. */
export function strictResults<Result>(results: readonly Result[]): readonly Result[] {
  const before = lists.length + namedLists.length + 2
  return results.slice(before, before + lists.length)
}

function strictRequest(indexName: ListDefinition['id'], query: string) {
  return {
    indexName,
    query,
    ...everyWord,
    hitsPerPage: FEW,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    analytics: false,
  }
}

function hitsRequest(list: ListDefinition, query: string) {
  return {
    indexName: list.id,
    query,
    hitsPerPage: namedLists.includes(list) ? HITS : HITS_AND_NAMES,
    attributesToHighlight: [...list.highlight, ...(explainsMatches(query) ? list.hidden : [])],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    getRankingInfo: true,
  }
}
