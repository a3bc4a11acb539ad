import { RequestTracker, usualPatience } from './request-tracker.ts'
import type { SearchClient, SearchParams } from './search-client.ts'

type Answer = Awaited<ReturnType<SearchClient['search']>>

const patience = { ...usualPatience, retries: [5000, 15_000, 60_000] } as const

/**
 * Wraps the client for InstantSearch. On an error InstantSearch reverts the visitor's last change
 * (unchecks the filter, retries the old query), and throws an error at the window if it arrives
 * after the view has unmounted. So it never gets one: a failed search stays pending while the page
 * explains the failure, and the answer of a later attempt resolves it.
 */
export class RetryingSearchClient {
  /**
   * For InstantSearch: never rejects. It has the other members of the official client, too: in its cache
   * InstantSearch puts the answer that a page is opened with.
   */
  readonly client
  readonly #tracker = new RequestTracker(patience)
  readonly state = this.#tracker.state
  readonly retry = this.#tracker.retry
  /** Retries the failed search when the network is back, until the returned function is called. */
  readonly start = this.#tracker.start

  /**
   * Runs what a search waits for like the search itself: it may be late, fail and be retried. A search
   * that is sent meanwhile takes its place.
   */
  prepare(load: () => Promise<unknown>, onLoaded: () => void): void {
    this.#tracker.send({ kind: 'hits', send: load, onAnswer: onLoaded })
  }

  readonly #source: SearchClient
  #unanswered = 0

  constructor(source: SearchClient) {
    this.#source = source
    this.client = {
      ...source,
      search: (params: SearchParams) => this.#search(params),
      clearCache: async () => source.clearCache?.(),
    }
  }

  /**
   * Whether the provider is too slow for a search at each key press: searches wait for their answers. The
   * time of an answer would say it less well, because it includes the work of a slow device.
   */
  isSlow(): boolean {
    return this.#unanswered > 1
  }

  #search(params: SearchParams): Promise<Answer> {
    return new Promise((resolve) => {
      this.#tracker.send({
        // A search of facet values does not replace the one for results.
        kind: isFacetSearch(params) ? 'facet' : 'hits',
        send: () => this.#counted(params),
        onAnswer: resolve,
      })
    })
  }

  async #counted(params: SearchParams): Promise<Answer> {
    this.#unanswered += 1
    try {
      return await this.#source.search(params)
    } finally {
      this.#unanswered -= 1
    }
  }
}

function isFacetSearch(params: SearchParams): boolean {
  const requests = Array.isArray(params) ? params : params.requests
  return requests.every((request) => request.type === 'facet')
}
