import { createStore } from '#lib/store.ts'
import { lists } from '#search/lists/all.ts'

import type { Counts } from './companion-queries.ts'
import { companionQueries } from './companion-queries.ts'
import { facetsOf, listQuery, countOf, readResult } from './list-query.ts'
import type { NoResultsSuggestions } from './relaxed-queries.ts'
import { bestRelaxedQueries, queriesWithoutFilter, noSuggestions } from './relaxed-queries.ts'
import type { SearchClient, SearchParams } from './search-client.ts'

/**
 * How many results the query of the view has in every list, for the tabs; and where nothing was found, what there is
 * near it. All of it travels in the POST of the list, as queries without hits. What is added depends on the request
 * alone, so that an answer is found in memory again.
 */
export class CountingSearchClient {
  readonly counts = createStore<Counts>({})
  /** Belongs to the newest answer. */
  readonly noResultsSuggestions = createStore<NoResultsSuggestions>(noSuggestions)
  /** Whether the newest answer has no record with every word, and the closest ones instead. */
  readonly isClosest = createStore(false)
  readonly #source: SearchClient
  #newest: SearchParams | undefined

  constructor(source: SearchClient) {
    this.#source = source
  }

  /** Searches as the client does, and keeps what comes along. */
  readonly search: SearchClient['search'] = async (params) => {
    if (!Array.isArray(params)) return this.#searchEverything(params)
    const own = listQuery(params[0])
    if (own === undefined) return this.#source.search(params)
    this.#newest = params
    const { requests, read } = companionQueries(own)
    const answer = await this.#source.search<never>([...params, ...requests])
    const results = answer.results.slice(0, params.length)
    if (this.#newest === params) {
      const [first = {}, ...parts] = results.map(readResult)
      const found = read(first, answer.results.slice(params.length).map(readResult))
      const counted = params.slice(1).map((part, place) => ({
        facets: facetsOf(part),
        count: countOf(parts[place]),
      }))
      this.counts.set(found.counts)
      this.isClosest.set(found.isClosest)
      this.noResultsSuggestions.set({
        offers: bestRelaxedQueries(queriesWithoutFilter(own, counted)),
        // Where the text finds something without the filters, it is spelled as it should be.
        spellings: found.counts[own.list.id] === 0 ? found.spellings : [],
      })
    }
    return { ...answer, results }
  }

  /** Forgets every answer. */
  readonly clearCache = async () => this.#source.clearCache?.()

  /** A search of everything asks every list by itself. */
  async #searchEverything(params: Exclude<SearchParams, readonly unknown[]>) {
    this.#newest = params
    const answer = await this.#source.search<never>(params)
    if (this.#newest === params) {
      const names = params.requests.map(({ indexName }) => indexName)
      const results = answer.results.map(readResult)
      this.counts.set(
        Object.fromEntries(lists.map(({ id }) => [id, countOf(results[names.indexOf(id)])])),
      )
    }
    return answer
  }
}
