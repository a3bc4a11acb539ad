import { lists, listOf } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { MARK_END, MARK_START } from '#search/state/marked-parts.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'
import { everyWord, hasSeveralWords } from '#search/transport/relaxed-queries.ts'
import type { SearchRequest } from '#search/transport/search-client.ts'
import { spellingParams } from '#search/transport/spelling.ts'

/** Lists that are also asked by name alone: the property `grid` is the 15th of the entries that have the word. */
export const namedLists: readonly ListDefinition[] = [listOf('features'), listOf('compat')]
const NAMED_HITS = 3

/** Hits of a list: those that a section shows, and the one whose name is the query. */
const HITS = 6
/** In a list that is not asked by name, that one can stand behind its namesakes: "safari 26" after 26.1 to 26.6. */
const HITS_AND_NAMES = 8

const byNameAlone = {
  hitsPerPage: NAMED_HITS,
  attributesToHighlight: ['name'],
  restrictSearchableAttributes: ['name'],
  queryType: 'prefixNone',
  typoTolerance: false,
  analytics: false,
} as const

/** Most of them lead to what is shown anyway. */
const SUGGESTIONS = 20

/**
 * All that the view of everything asks, for one POST: the best hits of each list, in the order of the lists; hits by
 * name; suggestions; names that are spelled nearly like the text; and of several words, how many records of each list
 * have them all. The attributes that come back are those that the settings of each index name for its list, and `extra`.
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

/** How many records of a list have every word. */
function strictRequest(indexName: ListDefinition['id'], query: string) {
  return { indexName, query, ...everyWord, hitsPerPage: 0, analytics: false }
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
