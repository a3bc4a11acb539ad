import { listOf, lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { MARK_END, MARK_START } from '#search/state/marked-parts.ts'
import type { WordVariant } from '#search/transport/relaxed-queries.ts'
import { wordVariants } from '#search/transport/relaxed-queries.ts'
import type { SearchParams } from '#search/transport/search-client.ts'
import { spellingParams } from '#search/transport/spelling.ts'

type Request = Extract<SearchParams, { readonly requests: unknown }>['requests'][number]

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
 * name; suggestions; names that are spelled nearly like the text; and the number of results in each list without the
 * first word. The attributes that come back are those that the settings of each index name for its list.
 */
export function everythingRequests(q: string): Request[] {
  return [
    ...lists.map((list) => hitsRequest(list, q)),
    ...namedLists.map((list) => Object.assign(hitsRequest(list, q), byNameAlone)),
    {
      indexName: 'suggestions',
      query: q,
      hitsPerPage: SUGGESTIONS,
      removeWordsIfNoResults: 'none',
      attributesToHighlight: [],
      analytics: false,
    },
    { indexName: 'suggestions', ...spellingParams(q) },
    ...offered(q).flatMap((variant) =>
      lists.map(({ id }) => ({
        indexName: id,
        query: variant.q,
        hitsPerPage: 0,
        analytics: false,
      })),
    ),
  ]
}

/** The search for fewer words that is asked for too: one, because it counts in every list. */
export function offered(q: string): readonly WordVariant[] {
  return wordVariants(q).slice(0, 1)
}

function hitsRequest(list: ListDefinition, query: string) {
  return {
    indexName: list.id,
    query,
    hitsPerPage: namedLists.includes(list) ? HITS : HITS_AND_NAMES,
    attributesToHighlight: [...list.highlight],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  }
}
