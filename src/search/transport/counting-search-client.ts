import { createStore } from '#lib/store.ts'
import { lists } from '#search/lists/all.ts'

import type { Counts, Findings } from './companion-queries.ts'
import { companionQueries } from './companion-queries.ts'
import type { ListQuery } from './list-query.ts'
import { facetsOf, listQuery, countOf, readResult } from './list-query.ts'
import type { NoResultsSuggestions } from './relaxed-queries.ts'
import {
  bestRelaxedQueries,
  hasSeveralWords,
  noSuggestions,
  queriesWithoutFilter,
} from './relaxed-queries.ts'
import type { SearchClient, SearchParams } from './search-client.ts'

/** Typing rests when no search has been sent for this time after an answer. Milliseconds. */
export const REST = 300

/** An answer without results is held back this long for what is near them: they are shown together. Milliseconds. */
const HOLD = 500

/** How many results a text has in every list. */
export type CountedText = {
  /** As typed; empty where nothing is counted. */
  readonly query: string
  readonly counts: Counts
}

const nothingCounted: CountedText = { query: '', counts: {} }

/**
 * Searches as the client does. A search of a list goes out alone, because the visitor waits for its results; when the
 * typing rests, one more request asks how many results the text has in the other lists, and whether any has every word.
 * Where nothing was found that request goes out at once, and asks for what is near.
 *
 * What is added depends on the request and its results alone, so that its answer is found in memory again.
 */
export class CountingSearchClient {
  readonly counted = createStore(nothingCounted)
  /** Belongs to the newest answer. */
  readonly noResultsSuggestions = createStore<NoResultsSuggestions>(noSuggestions)
  /** Whether the newest answer has no record with every word, and the closest ones instead. */
  readonly isClosest = createStore(false)
  readonly #source: SearchClient
  #newest: SearchParams | undefined
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(source: SearchClient) {
    this.#source = source
  }

  /** Rejects as the client does, but never for the queries that are added. */
  readonly search: SearchClient['search'] = async (params) => {
    const own = Array.isArray(params) ? listQuery(params[0]) : undefined
    if (Array.isArray(params) && own === undefined) return this.#source.search(params)
    clearTimeout(this.#rest)
    this.#newest = params
    const answer = await this.#source.search<never>(params)
    if (this.#newest === params) {
      if (!Array.isArray(params)) this.#countEverything(params, answer.results)
      else if (own !== undefined) await this.#complete(own, params, answer.results)
    }
    return answer
  }

  /** To be called when the view of a list goes: nobody reads its counts any more. */
  readonly leave = (): void => clearTimeout(this.#rest)

  /** Forgets every answer. */
  readonly clearCache = async () => this.#source.clearCache?.()

  /** Asks for the rest of what there is to know: at once where nothing was found, else when the typing rests. */
  async #complete(
    own: ListQuery,
    params: Exclude<SearchParams, { readonly requests: unknown }>,
    results: readonly object[],
  ): Promise<void> {
    const [count = 0, ...others] = results.map((result) => countOf(readResult(result)))
    const parts = others.map((part, place) => ({
      facets: facetsOf(params[place + 1] ?? { indexName: own.indexName }),
      count: part,
    }))
    const offers = bestRelaxedQueries(queriesWithoutFilter(own, parts))
    this.noResultsSuggestions.set({ offers, spellings: [] })
    if (!hasSeveralWords(own.query)) this.isClosest.set(false)
    const { requests, read } = companionQueries(own, count)
    const keep = ({ counts, spellings, isClosest }: Findings) => {
      this.counted.set({ query: own.query, counts })
      this.isClosest.set(isClosest)
      if (spellings.length > 0) this.noResultsSuggestions.set({ offers, spellings })
    }
    const ask = async () => {
      // The results are there: the page does without the rest.
      const found = await this.#source.search<never>([...requests]).catch(() => undefined)
      if (found !== undefined && this.#newest === params) keep(read(found.results.map(readResult)))
    }
    if (requests.length === 0) keep(read([]))
    else if (count === 0) await Promise.race([ask(), pause(HOLD)])
    else this.#rest = setTimeout(() => void ask(), REST)
  }

  /** A search of everything asks every list by itself. */
  #countEverything(
    { requests }: Exclude<SearchParams, readonly unknown[]>,
    found: readonly object[],
  ): void {
    const names = requests.map(({ indexName }) => indexName)
    const results = found.map(readResult)
    const [first = {}] = requests
    const { query = '' }: { readonly query?: string } = first
    this.counted.set({
      query,
      counts: Object.fromEntries(lists.map(({ id }) => [id, countOf(results[names.indexOf(id)])])),
    })
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
