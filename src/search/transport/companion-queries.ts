import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { ListQuery, Request, QueryResult } from './list-query.ts'
import { countOf } from './list-query.ts'
import { everyWord, hasSeveralWords } from './relaxed-queries.ts'
import type { Spelling } from './spelling.ts'
import { readSpellings, spellingParams } from './spelling.ts'

/** Results by list for one query, whatever the filters; empty without a query. */
export type Counts = Readonly<Partial<Record<ListDefinition['id'], number>>>

/** Queries that travel in the POST of a list, and what their answers say. */
export type CompanionQueries = {
  readonly requests: readonly Request[]
  /**
   * @param own the answer to the query of the list.
   * @param results the answers to `requests`, in the same order.
   */
  readonly read: (own: QueryResult, results: readonly QueryResult[]) => Findings
}

export type Findings = {
  readonly counts: Counts
  readonly spellings: readonly Spelling[]
  /** Whether no record of the list has every word, and the closest were found instead. */
  readonly isClosest: boolean
}

/**
 * What is asked beside a query of a list: the number of results in the other lists, and in its own without its filters;
 * the results with every word; names that are spelled nearly like it. Without a text there is nothing to ask.
 */
export function companionQueries(own: ListQuery): CompanionQueries {
  const { list, query, indexName, conditions } = own
  if (query === '') {
    const nothing = { counts: {}, spellings: [], isClosest: false }
    return { requests: [], read: () => nothing }
  }
  const isFiltered = Object.keys(conditions).length > 0
  const counted = lists.filter((other) => other !== list || isFiltered)
  const strict = { ...conditions, ...everyWord, query }
  const requests = [
    ...counted.map(({ id }) => countingRequest(id, { query })),
    ...(hasSeveralWords(query) ? [countingRequest(indexName, strict)] : []),
    { indexName: 'suggestions', params: spellingParams(query) },
  ]
  return {
    requests,
    read: (answer, results) => ({
      counts: {
        ...(!isFiltered && { [list.id]: countOf(answer) }),
        ...Object.fromEntries(counted.map(({ id }, place) => [id, countOf(results[place])])),
      },
      spellings: readSpellings(results.at(-1)?.hits ?? [], query),
      isClosest:
        hasSeveralWords(query) && countOf(answer) > 0 && countOf(results.at(-2) ?? answer) === 0,
    }),
  }
}

/** A query for a number alone. */
function countingRequest(indexName: string, params: Request['params']): Request {
  return { indexName, params: { ...params, hitsPerPage: 0, analytics: false } }
}
