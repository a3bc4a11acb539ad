import { createStore } from '#lib/store.ts'

import type { SearchFailure } from './failure.ts'
import { classifyFailure } from './failure.ts'
import type { SearchClient, SearchParams } from './search-client.ts'

type Answer = Awaited<ReturnType<SearchClient['search']>>

/** How the connection to the provider stands. */
export type ConnectionState = {
  /** `late`: the newest search has been without an answer for three seconds. */
  readonly phase: 'idle' | 'pending' | 'late' | 'failed'
  readonly failure: SearchFailure | null
  /** Epoch milliseconds before which another attempt is not welcome (429). */
  readonly notBefore: number
  /** While `failed`: another attempt is under way. */
  readonly retrying: boolean
}

type Job = {
  readonly params: SearchParams
  readonly resolve: (answer: Answer) => void
  /** Values of a facet, asked for beside the results; each kind of search has a newest of its own. */
  readonly isFacet: boolean
}

const LATE = 3000
const GIVE_UP = 10_000
const AUTOMATIC_RETRIES = [5000, 15_000, 60_000]
/** Slower than this on average, a provider gets fewer searches: only those at which typing pauses. */
const SLOW_ANSWER = 150
const TYPING_PAUSE = 120
const idle: ConnectionState = { phase: 'idle', failure: null, notBefore: 0, retrying: false }

/**
 * Stands between InstantSearch and the client. Handed an error, InstantSearch rolls the visitor's last change back
 * (the filter unticks, a retry sends the old query), and an error that arrives after its view is gone is thrown
 * at the window. So it never gets one: the failed search stays open here, the page says what is wrong, and the
 * answer of a later attempt resolves it. Old searches do not matter any more, and neither do their failures.
 */
export class RetryingSearchClient {
  readonly state = createStore(idle)
  /** For InstantSearch: never rejects. */
  readonly client = { search: (params: SearchParams) => this.#search(params) }

  readonly #source: SearchClient
  #newest: { readonly hits?: Job; readonly facet?: Job } = {}
  #failed: Job | null = null
  #unanswered = 0
  #average = 0
  #attempts = 0
  #timers: readonly number[] = []

  constructor(source: SearchClient) {
    this.#source = source
    window.addEventListener('online', this.#retryOnline)
  }

  /** Sends what failed once more; where nothing failed, nothing. */
  readonly retry = (): void => {
    if (this.#failed !== null && this.state.get().phase === 'failed') void this.#send(this.#failed)
  }

  /** Milliseconds to wait for more typing before a search is worth sending. */
  typingPause(): number {
    return this.#average > SLOW_ANSWER || this.#unanswered > 1 ? TYPING_PAUSE : 0
  }

  /** Ends the timers and the listeners; searches under way still resolve. */
  dispose(): void {
    this.#schedule()
    window.removeEventListener('online', this.#retryOnline)
    document.removeEventListener('visibilitychange', this.#retryWhenSeen)
  }

  #search(params: SearchParams): Promise<Answer> {
    return new Promise((resolve) => {
      const job = { params, resolve, isFacet: isFacetSearch(params) }
      this.#newest = { ...this.#newest, [job.isFacet ? 'facet' : 'hits']: job }
      void this.#send(job)
    })
  }

  async #send(job: Job): Promise<void> {
    const started = performance.now()
    this.#unanswered += 1
    this.#begin(job)
    try {
      job.resolve(await this.#source.search(job.params))
      if (this.#isNewest(job)) this.#succeed()
    } catch (error) {
      if (this.#isNewest(job)) this.#fail(job, classifyFailure(error))
    } finally {
      this.#unanswered -= 1
      this.#average += (performance.now() - started - this.#average) / 4
    }
  }

  #begin(job: Job): void {
    const current = this.state.get()
    this.state.set(current.failure ? { ...current, retrying: true } : { ...idle, phase: 'pending' })
    this.#schedule([LATE, this.#sayLate], [GIVE_UP, () => this.#fail(job, { kind: 'slow' })])
  }

  #succeed(): void {
    this.#attempts = 0
    this.#failed = null
    this.#schedule()
    this.state.set(idle)
  }

  #fail(job: Job, failure: SearchFailure): void {
    this.#failed = job
    const notBefore = Date.now() + (failure.wait ?? 0) * 1000
    this.state.set({ phase: 'failed', failure, notBefore, retrying: false })
    if (!isPassing(failure)) return this.#schedule()
    const pause = AUTOMATIC_RETRIES[Math.min(this.#attempts, AUTOMATIC_RETRIES.length - 1)]
    this.#attempts += 1
    return this.#schedule([pause ?? GIVE_UP, this.#retryWhenSeen])
  }

  #isNewest(job: Job): boolean {
    return this.#newest[job.isFacet ? 'facet' : 'hits'] === job
  }

  /** Replaces all timers. */
  #schedule(...delays: readonly (readonly [delay: number, action: () => void])[]): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = delays.map(([delay, action]) => window.setTimeout(action, delay))
  }

  readonly #sayLate = (): void => {
    if (this.state.get().failure === null) this.state.set({ ...idle, phase: 'late' })
  }

  readonly #retryWhenSeen = (): void => {
    if (document.visibilityState === 'visible') this.retry()
    else document.addEventListener('visibilitychange', this.#retryWhenSeen, { once: true })
  }

  readonly #retryOnline = (): void => {
    const { failure } = this.state.get()
    if (failure !== null && isPassing(failure)) this.retry()
  }
}

/** Whether waiting can mend it. */
function isPassing({ kind }: SearchFailure): boolean {
  return kind === 'unreachable' || kind === 'garbled'
}

function isFacetSearch(params: SearchParams): boolean {
  const requests = Array.isArray(params) ? params : params.requests
  return requests.every((request) => request.type === 'facet')
}
