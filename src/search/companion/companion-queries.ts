import { CAN, type ListState, withFacet } from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { BASELINE, dayAttributes } from '#search/targets/filter/day-filter.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
import { countOf, type QueryResult } from '#search/transport/list-query.ts'
import { readSpellings, spellingParams } from '#search/transport/spelling.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import { type HiddenMarks, hiddenMarksQuery } from './hidden-marks.ts'
import {
  bestRelaxedQueries,
  everyWord,
  hasSeveralWords,
  type NoResultsSuggestions,
  queriesWithoutFilter,
} from './relaxed-queries.ts'

/**
 * The number of records with every word by list for one query without filters; empty without a
 * query.
 */
export type Counts = Readonly<Partial<Record<ListDefinition['id'], number>>>

export type CompanionFindings = {
  readonly counts: Counts
  readonly noResultsSuggestions: NoResultsSuggestions
  /** Whether no record of the list has every word, so that the closest were found. */
  readonly isClosest: boolean
  readonly hiddenMarks: HiddenMarks
}

export type CompanionQueries = {
  readonly requests: readonly MultiSearchRequest[]
  /** @param found the results of `requests`, in the same order */
  readonly read: (found: readonly QueryResult[]) => CompanionFindings
}

type AnsweredList = {
  readonly list: ListDefinition
  readonly state: ListState
  /** All results of the library's search: those of the list, then one without each filter. */
  readonly results: readonly QueryResult[]
}

/**
 * The queries that follow a search of a list: those about its text, and, if nothing was found on a
 * day with a status, the number without the status.
 */
export function companionQueries(answered: AnsweredList): CompanionQueries {
  const { list, state, results } = answered
  const [own, ...parts] = results
  const anyStatus = countOf(own) === 0 ? anyStatusRequests(list, state) : []
  const ofText = state.q === '' ? noText : textQueries(answered)
  const relaxed = queriesWithoutFilter(list, state.q, parts)
  return {
    requests: [...anyStatus, ...ofText.requests],
    read: (found) => {
      const { spellings, ...findings } = ofText.read(found.slice(anyStatus.length))
      const withoutStatus = found
        .slice(0, anyStatus.length)
        .map((result) => ({ q: state.q, without: BASELINE, count: countOf(result) }))
      const offers = bestRelaxedQueries([...relaxed, ...withoutStatus])
      return { ...findings, noResultsSuggestions: { offers, spellings } }
    },
  }
}

type TextFindings = Omit<CompanionFindings, 'noResultsSuggestions'> &
  Pick<NoResultsSuggestions, 'spellings'>

type TextQueries = Pick<CompanionQueries, 'requests'> & {
  readonly read: (found: readonly QueryResult[]) => TextFindings
}

const none: HiddenMarks = new Map()

const noText: TextQueries = {
  requests: [],
  read: () => ({ counts: {}, spellings: [], isClosest: false, hiddenMarks: none }),
}

/**
 * The number of records with every word in the other lists, in its own, and in its own without
 * filters; highlights of attributes that rows do not show; and, if nothing was found, names spelled
 * nearly like the text.
 */
function textQueries({ list, state, results: [own] }: AnsweredList): TextQueries {
  const { q } = state
  const count = countOf(own)
  const { browsers, ...conditions } = listConditions(list, state)
  // A condition on the visitor's browsers applies to every list that has browser support data.
  const ofBrowsers = browsers === undefined ? {} : { browsers }
  const { facetFilters, numericFilters, filters = '' } = conditions
  const isFiltered =
    facetFilters.length + numericFilters.length > 0 ||
    filters !== '' ||
    state.browsers.includes(CAN)
  const counted = lists.filter((other) => other !== list || isFiltered)
  const mayBeClosest = count > 0 && hasSeveralWords(q)
  const words = { query: q, ...(hasSeveralWords(q) && everyWord) }
  const hidden = hiddenMarksQuery(list, state, own?.hits ?? [])
  const requests = [
    ...counted.map(({ id }) => countingRequest(id, { ...words, ...ofBrowsers })),
    ...(mayBeClosest ? [countingRequest(list.id, { ...words, ...conditions, ...ofBrowsers })] : []),
    ...(count === 0 ? [{ indexName: 'suggestions' as const, ...spellingParams(q) }] : []),
    ...(hidden ? [hidden.request] : []),
  ]
  return {
    requests,
    read: (found) => {
      // The answer to the strict query, or to the one for spellings.
      const near = found[counted.length]
      const counts: Counts = {
        ...(!isFiltered && { [list.id]: mayBeClosest ? countOf(near) : count }),
        ...Object.fromEntries(counted.map(({ id }, place) => [id, countOf(found[place])])),
      }
      const isNowhere = count === 0 && counts[list.id] === 0
      return {
        counts,
        // A text with results without the filters is not misspelled.
        spellings: isNowhere ? readSpellings(near?.hits ?? [], q) : [],
        isClosest: mayBeClosest && countOf(near) === 0,
        hiddenMarks: hidden?.read(found.at(-1)) ?? none,
      }
    },
  }
}

/**
 * The search of a day without its statuses. On a day they are no condition on a facet, so the library
 * does not search without them.
 */
function anyStatusRequests(list: ListDefinition, state: ListState): readonly MultiSearchRequest[] {
  const isOfDay = dayAttributes(state.day).length > 0 && state.facets[BASELINE] !== undefined
  if (!isOfDay) return []
  const conditions = listConditions(list, withFacet(state, BASELINE, []))
  return [countingRequest(list.id, { query: state.q, ...conditions })]
}

type Counting = Omit<MultiSearchRequest, 'indexName'>

function countingRequest(indexName: ListDefinition['id'], params: Counting): MultiSearchRequest {
  return { ...params, indexName, hitsPerPage: 0, analytics: false }
}
