import { createStore } from '#lib/store.ts'
import { lists } from '#search/lists/all.ts'

import type { AnsweredList } from './answered-list.ts'
import { answeredList } from './answered-list.ts'
import type { companionQueries, Counts } from './companion-queries.ts'
import type { HiddenMarks } from './hidden-marks.ts'
import type { ListQuery } from './list-query.ts'
import { listQuery, countOf, readResult } from './list-query.ts'
import { everyWord } from './relaxed-queries.ts'
import type { NoResultsSuggestions } from './relaxed-queries.ts'
import type { SearchClient, SearchParams } from './search-client.ts'

/** Milliseconds without a search after an answer until typing counts as paused. */
export const REST = 300

/** Milliseconds to delay an answer without results, so that suggestions appear together with it. */
const HOLD = 500

export type CountedText = {
  /** As typed; empty if nothing was counted. */
  readonly query: string
  readonly counts: Counts
}

const nothingCounted: CountedText = { query: '', counts: {} }

/** Highlights of attributes that the rows of an answer do not show. */
export type MarkedAnswer = {
  readonly list: ListQuery['list'] | undefined
  /** As repeated in the answer. */
  readonly query: string
  readonly marks: HiddenMarks
}

const nothingMarked: MarkedAnswer = { list: undefined, query: '', marks: new Map() }

const noSuggestions: NoResultsSuggestions = { offers: [], spellings: [] }

/**
 * Searches as the client does. A search of a list is sent alone, because the visitor waits for its
 * results. Once typing pauses, one more request gets the number of results in the other lists,
 * whether any has every word, and highlights of attributes that rows do not show. If nothing was
 * found, that request follows at once and includes suggestions.
 *
 * The added request depends only on the search and its results, so that its answer can be cached.
 */
export class CountingSearchClient {
  readonly counted = createStore(nothingCounted)
  /** For the newest answer. */
  readonly noResultsSuggestions = createStore<NoResultsSuggestions>(noSuggestions)
  /** Whether no record of the newest answer has every word, so that the closest were found. */
  readonly isClosest = createStore(false)
  /** For the newest answer for which they were requested. */
  readonly hiddenMarks = createStore(nothingMarked)
  readonly #source: SearchClient
  #queries: typeof companionQueries | undefined
  #newest: SearchParams | undefined
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(source: SearchClient) {
    this.#source = source
  }

  /** Rejects as the client does, but never for the added queries. */
  readonly search: SearchClient['search'] = async (params) => {
    const own = Array.isArray(params) ? listQuery(params[0]) : undefined
    if (Array.isArray(params) && own === undefined) return this.#source.search(params)
    clearTimeout(this.#rest)
    this.#newest = params
    const answer = await this.#source.search<never>(params)
    if (this.#newest === params) await this.#follow(params, answer.results)
    return answer
  }

  /** Continues as after a search, with an answer that the page was opened with. */
  resume(params: SearchParams, { results }: { readonly results: readonly object[] }): void {
    this.#newest = params
    void this.#follow(params, results)
  }

  /**
   * Call when the view of a list is shown. The view passes the function, so that no code has to
   * load during a search, when the server may be down.
   *
   * @returns a function to call when the view unmounts
   */
  enter(queries: typeof companionQueries): () => void {
    this.#queries = queries
    return () => {
      clearTimeout(this.#rest)
      this.#queries = undefined
    }
  }

  readonly clearCache = async () => this.#source.clearCache?.()

  async #follow(params: SearchParams, results: readonly object[]): Promise<void> {
    if (!Array.isArray(params)) return this.#countEverything(params, results)
    const answered = answeredList(params, results)
    return answered && this.#complete(params, answered)
  }

  /** Sends the additional request: at once if nothing was found, else when typing pauses. */
  async #complete(params: SearchParams, answered: AnsweredList): Promise<void> {
    const { own, count } = answered
    const ask = () => this.#ask(params, answered)
    if (count === 0) {
      await Promise.race([ask(), pause(HOLD)])
      return
    }
    this.noResultsSuggestions.set(noSuggestions)
    // The note on several words stays until its status is known; otherwise it would flicker at each
    // key press.
    if (!/\s/.test(own.query.trim())) this.isClosest.set(false)
    if (own.query === '') this.counted.set(nothingCounted)
    else this.#rest = setTimeout(() => void ask(), REST)
  }

  /** A failure is ignored, because the results are complete without these answers. */
  async #ask(params: SearchParams, answered: AnsweredList): Promise<void> {
    if (this.#queries === undefined) return
    const { own, query } = answered
    const { requests, read } = this.#queries(answered)
    try {
      const found =
        requests.length === 0 ? [] : (await this.#source.search<never>([...requests])).results
      if (this.#newest !== params) return
      const { counts, noResultsSuggestions, isClosest, hiddenMarks } = read(found.map(readResult))
      this.counted.set({ query: own.query, counts })
      this.noResultsSuggestions.set(noResultsSuggestions)
      this.isClosest.set(isClosest)
      this.hiddenMarks.set({ list: own.list, query, marks: hiddenMarks })
    } catch {
      // An older number would be taken for one of the new text.
      if (this.#newest === params) this.counted.set(nothingCounted)
    }
  }

  /**
   * A search of everything already includes every list, and for several words a query for the
   * records that have them all.
   */
  #countEverything(
    { requests }: Exclude<SearchParams, readonly unknown[]>,
    found: readonly object[],
  ): void {
    const results = found.map(readResult)
    const [first = {}] = requests
    const { query = '' }: { readonly query?: string } = first
    const counts = lists.map(({ id }) => {
      const own = requests.filter(({ indexName }) => indexName === id)
      const counting = own.find((request) => isForEveryWord(request, query)) ?? own[0]
      return [id, countOf(counting && results[requests.indexOf(counting)])] as const
    })
    this.counted.set({ query, counts: Object.fromEntries(counts) })
  }
}

function isForEveryWord(request: object, query: string): boolean {
  const strict = { query, ...everyWord }
  return Object.entries(strict).every(([name, value]) => Reflect.get(request, name) === value)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
