import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { HiddenMarks } from './hidden-marks.ts'
import { hiddenMarksQuery } from './hidden-marks.ts'
import type { ListQuery, Request, QueryResult } from './list-query.ts'
import { countOf } from './list-query.ts'
import type { Counted, NoResultsSuggestions } from './relaxed-queries.ts'
import {
  bestRelaxedQueries,
  everyWord,
  hasSeveralWords,
  queriesWithoutFilter,
} from './relaxed-queries.ts'
import { readSpellings, spellingParams } from './spelling.ts'

/** Results by list for one query, whatever the filters; empty without a query. */
export type Counts = Readonly<Partial<Record<ListDefinition['id'], number>>>

/** Queries that belong to a search of a list, and what their answers say. */
export type CompanionQueries = {
  /** Empty where there is nothing to ask. */
  readonly requests: readonly Request[]
  /** @param results the answers to `requests`, in the same order. */
  readonly read: (results: readonly QueryResult[]) => Findings
}

export type Findings = {
  readonly counts: Counts
  readonly noResultsSuggestions: NoResultsSuggestions
  /** Whether no record of the list has every word, and the closest were found instead. */
  readonly isClosest: boolean
  readonly hiddenMarks: HiddenMarks
}

/** A search of a list with what was found. */
export type AnsweredList = {
  readonly own: ListQuery
  /** Number of results. */
  readonly count: number
  /** Those on the page that was asked for. */
  readonly hits: readonly unknown[]
  /** The other queries of the search, each without one of the filters. */
  readonly parts: readonly Counted[]
}

/**
 * What is asked about a query of a list once its results are known: the number of results in the other lists, and in
 * its own without its filters; the results with every word; what matched in attributes that rows do not show; and where nothing
 * was found, names that are spelled nearly like it. Without a text there is nothing to ask.
 */
export function companionQueries({ own, count, hits, parts }: AnsweredList): CompanionQueries {
  const { list, query, indexName, conditions } = own
  const offers = bestRelaxedQueries(queriesWithoutFilter(own, parts))
  if (query === '') {
    const noResultsSuggestions = { offers, spellings: [] }
    const read = () => ({ counts: {}, noResultsSuggestions, isClosest: false, hiddenMarks: none })
    return { requests: [], read }
  }
  const isFiltered = Object.keys(conditions).length > 0
  const counted = lists.filter((other) => other !== list || isFiltered)
  const mayBeClosest = count > 0 && hasSeveralWords(query)
  // What has to work in the visitor's browsers has to in every list; those whose records work in none leave it out.
  const { filters } = conditions
  const strict = { ...conditions, ...everyWord, query }
  const hidden = hiddenMarksQuery(own, hits)
  const requests = [
    ...counted.map(({ id }) => countingRequest(id, { query, ...(filters && { filters }) })),
    ...(mayBeClosest ? [countingRequest(indexName, strict)] : []),
    ...(count === 0 ? [{ indexName: 'suggestions', params: spellingParams(query) }] : []),
    ...(hidden ? [hidden.request] : []),
  ]
  return {
    requests,
    read: (results) => {
      // Strict, or spellings.
      const near = results[counted.length]
      const counts: Counts = {
        ...(!isFiltered && { [list.id]: count }),
        ...Object.fromEntries(counted.map(({ id }, place) => [id, countOf(results[place])])),
      }
      const isNowhere = count === 0 && counts[list.id] === 0
      return {
        counts,
        noResultsSuggestions: {
          offers,
          // Where the text finds something without the filters, it is spelled as it should be.
          spellings: isNowhere ? readSpellings(near?.hits ?? [], query) : [],
        },
        isClosest: mayBeClosest && countOf(near) === 0,
        hiddenMarks: hidden?.read(results.at(-1)) ?? none,
      }
    },
  }
}

const none: HiddenMarks = new Map()

/** A query for a number alone. */
function countingRequest(indexName: string, params: Request['params']): Request {
  return { indexName, params: { ...params, hitsPerPage: 0, analytics: false } }
}
