import { createStore } from '#lib/store.ts'
import { lists } from '#search/lists/all.ts'

import type { AnsweredList, companionQueries, Counts } from './companion-queries.ts'
import type { HiddenMarks } from './hidden-marks.ts'
import type { ListQuery } from './list-query.ts'
import { facetsOf, listQuery, countOf, readResult } from './list-query.ts'
import type { NoResultsSuggestions } from './relaxed-queries.ts'
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

/** What matched in attributes that the rows of an answer do not show. */
export type MarkedAnswer = {
  /** The list that was searched. */
  readonly list: ListQuery['list'] | undefined
  /** As the answer repeats it. */
  readonly query: string
  readonly marks: HiddenMarks
}

const nothingMarked: MarkedAnswer = { list: undefined, query: '', marks: new Map() }

const noSuggestions: NoResultsSuggestions = { offers: [], spellings: [] }

type ListParams = Exclude<SearchParams, { readonly requests: unknown }>

/**
 * Searches as the client does. A search of a list goes out alone, because the visitor waits for its results; when the
 * typing rests, one more request asks how many results the text has in the other lists, whether any has every word, and what
 * matched in attributes that the rows do not show. Where nothing was found that request goes out at once, and asks for what is near.
 *
 * What is added depends on the request and its results alone, so that its answer is found in memory again.
 */
export class CountingSearchClient {
  readonly counted = createStore(nothingCounted)
  /** Belongs to the newest answer. */
  readonly noResultsSuggestions = createStore<NoResultsSuggestions>(noSuggestions)
  /** Whether the newest answer has no record with every word, and the closest ones instead. */
  readonly isClosest = createStore(false)
  /** Belongs to the newest answer that it was asked for. */
  readonly hiddenMarks = createStore(nothingMarked)
  readonly #source: SearchClient
  #queries: typeof companionQueries | undefined
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

  /**
   * To be called when the view of a list is shown, with what is to be asked. The view brings it along, so that nothing
   * has to be loaded in the middle of a search, when the server may be gone.
   *
   * @returns the function to call when the view goes: nobody reads its counts any more.
   */
  enter(queries: typeof companionQueries): () => void {
    this.#queries = queries
    return () => {
      clearTimeout(this.#rest)
      this.#queries = undefined
    }
  }

  /** Forgets every answer. */
  readonly clearCache = async () => this.#source.clearCache?.()

  /** Asks for the rest of what there is to know: at once where nothing was found, else when the typing rests. */
  async #complete(own: ListQuery, params: ListParams, results: readonly object[]): Promise<void> {
    const [first = {}, ...others] = results.map(readResult)
    const { hits = [], query = '' } = first
    const count = countOf(first)
    const parts = params.slice(1).map((part, place) => ({
      facets: facetsOf(part),
      count: countOf(others[place]),
    }))
    const ask = () => this.#ask(params, { own, count, hits, parts }, query)
    if (count === 0) {
      await Promise.race([ask(), pause(HOLD)])
      return
    }
    this.noResultsSuggestions.set(noSuggestions)
    // The note on several words stays until it is known whether it still holds: it would jump at each key.
    if (!/\s/.test(own.query.trim())) this.isClosest.set(false)
    if (own.query === '') this.counted.set(nothingCounted)
    else this.#rest = setTimeout(() => void ask(), REST)
  }

  /** The results are there: where the rest cannot be had, the page does without it. */
  async #ask(params: ListParams, answered: AnsweredList, sent: string): Promise<void> {
    if (this.#queries === undefined) return
    const { own } = answered
    const { requests, read } = this.#queries(answered)
    try {
      const found =
        requests.length === 0 ? [] : (await this.#source.search<never>([...requests])).results
      if (this.#newest !== params) return
      const { counts, noResultsSuggestions, isClosest, hiddenMarks } = read(found.map(readResult))
      this.counted.set({ query: own.query, counts })
      this.noResultsSuggestions.set(noResultsSuggestions)
      this.isClosest.set(isClosest)
      this.hiddenMarks.set({ list: own.list, query: sent, marks: hiddenMarks })
    } catch {
      // An older number would be read as one of the new text.
      if (this.#newest === params) this.counted.set(nothingCounted)
    }
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
