import type { FirstAnswers } from '#contracts/first-answers.ts'
import { firstAnswerTo } from '#contracts/first-answers.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { AnsweredList } from './answered-list.ts'
import { answeredList } from './answered-list.ts'
import type { HiddenMarks } from './hidden-marks.ts'
import { hiddenMarksQuery } from './hidden-marks.ts'
import type { Request, QueryResult } from './list-query.ts'
import { countOf, readResult } from './list-query.ts'
import type { NoResultsSuggestions } from './relaxed-queries.ts'
import {
  bestRelaxedQueries,
  everyWord,
  hasSeveralWords,
  queriesWithoutFilter,
} from './relaxed-queries.ts'
import { readSpellings, spellingParams } from './spelling.ts'

/**
 * The number of records with every word by list for one query without filters; empty without a
 * query.
 */
export type Counts = Readonly<Partial<Record<ListDefinition['id'], number>>>

export type CompanionQueries = {
  readonly requests: readonly Request[]
  /** @param results the answers to `requests`, in the same order */
  readonly read: (results: readonly QueryResult[]) => CompanionFindings
}

export type CompanionFindings = {
  readonly counts: Counts
  readonly noResultsSuggestions: NoResultsSuggestions
  /** Whether no record of the list has every word, so that the closest were found. */
  readonly isClosest: boolean
  readonly hiddenMarks: HiddenMarks
}

/**
 * The queries that follow a search of a list: the number of records with every word in the other
 * lists, in its own, and in its own without filters; highlights of attributes that rows do
 * not show; and, if nothing was found, names spelled nearly like the query. Without a query there
 * are none.
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
  const isSeveral = hasSeveralWords(query)
  const mayBeClosest = count > 0 && isSeveral
  // A condition on the visitor's browsers applies to every list that has browser support data.
  const { filters } = conditions
  const strict = { ...conditions, ...everyWord, query }
  const counting = { query, ...(isSeveral && everyWord), ...(filters && { filters }) }
  const hidden = hiddenMarksQuery(own, hits)
  const requests = [
    ...counted.map(({ id }) => countingRequest(id, counting)),
    ...(mayBeClosest ? [countingRequest(indexName, strict)] : []),
    ...(count === 0 ? [{ indexName: 'suggestions', params: spellingParams(query) }] : []),
    ...(hidden ? [hidden.request] : []),
  ]
  return {
    requests,
    read: (results) => {
      // The answer to the strict query, or to the one for spellings.
      const near = results[counted.length]
      const counts: Counts = {
        ...(!isFiltered && { [list.id]: mayBeClosest ? countOf(near) : count }),
        ...Object.fromEntries(counted.map(({ id }, place) => [id, countOf(results[place])])),
      }
      const isNowhere = count === 0 && counts[list.id] === 0
      return {
        counts,
        noResultsSuggestions: {
          offers,
          // A text with results without the filters is not misspelled.
          spellings: isNowhere ? readSpellings(near?.hits ?? [], query) : [],
        },
        isClosest: mayBeClosest && countOf(near) === 0,
        hiddenMarks: hidden?.read(results.at(-1)) ?? none,
      }
    },
  }
}

/** What the page is opened with; undefined if that has no list or no answers to these queries. */
export function openingFindings(first: FirstAnswers): CompanionFindings | undefined {
  const own = first.searches.find(({ request }) => Array.isArray(request))
  const answered = own && answeredList(own.request, own.answer.results)
  if (answered === undefined) return undefined
  const { requests, read } = companionQueries(answered)
  if (requests.length === 0) return read([])
  const answer = firstAnswerTo(first, [...requests])
  return answer && read(answer.results.map(readResult))
}

const none: HiddenMarks = new Map()

function countingRequest(indexName: string, params: Request['params']): Request {
  return { indexName, params: { ...params, hitsPerPage: 0, analytics: false } }
}
