import { RequestTracker, usualPatience } from './request-tracker.ts'
import type { SearchClient, SearchParams } from './search-client.ts'

type Answer = Awaited<ReturnType<SearchClient['search']>>

const patience = { ...usualPatience, retries: [5000, 15_000, 60_000] } as const
/** Milliseconds: a provider whose answers take longer on average is slow. */
const SLOW_ANSWER = 150

/**
 * Stands between InstantSearch and the client. Handed an error, InstantSearch rolls the visitor's last change back
 * (the filter unticks, a retry sends the old query), and an error that arrives after its view is gone is thrown
 * at the window. So it never gets one: the failed search stays open here, the page says what is wrong, and the
 * answer of a later attempt resolves it.
 */
export class RetryingSearchClient {
  /** For InstantSearch: never rejects. */
  readonly client = {
    search: (params: SearchParams) => this.#search(params),
    clearCache: async () => this.#source.clearCache?.(),
  }
  readonly #tracker = new RequestTracker(patience)
  readonly state = this.#tracker.state
  /** Sends the failed search again; nothing while none has failed. */
  readonly retry = this.#tracker.retry
  /** Sends the failed search again when the network is back, until the returned function is called. */
  readonly start = this.#tracker.start

  readonly #source: SearchClient
  #unanswered = 0
  #average = 0

  constructor(source: SearchClient) {
    this.#source = source
  }

  /** Whether a search at each key is more than the provider can answer. */
  isSlow(): boolean {
    return this.#average > SLOW_ANSWER || this.#unanswered > 1
  }

  #search(params: SearchParams): Promise<Answer> {
    return new Promise((resolve) => {
      this.#tracker.send({
        // Values of a facet are asked for beside the results.
        kind: isFacetSearch(params) ? 'facet' : 'hits',
        send: () => this.#timed(params),
        onAnswer: resolve,
      })
    })
  }

  async #timed(params: SearchParams): Promise<Answer> {
    const started = performance.now()
    this.#unanswered += 1
    try {
      return await this.#source.search(params)
    } finally {
      this.#unanswered -= 1
      this.#average += (performance.now() - started - this.#average) / 4
    }
  }
}

function isFacetSearch(params: SearchParams): boolean {
  const requests = Array.isArray(params) ? params : params.requests
  return requests.every((request) => request.type === 'facet')
}
