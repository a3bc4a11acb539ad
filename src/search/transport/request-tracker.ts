import { createStore } from '#lib/store.ts'

import { classifyFailure, type SearchFailure } from './failure.ts'

export type RequestState = {
  /** `late`: without an answer for longer than usual. */
  readonly phase: 'idle' | 'pending' | 'late' | 'failed'
  readonly failure: SearchFailure | null
  /** Epoch milliseconds of the earliest next attempt (429); else 0. */
  readonly notBefore: number
  /** While `failed`: another attempt is pending. */
  readonly retrying: boolean
}

/** How long to wait for an answer, in milliseconds. */
export type Patience = {
  readonly late: number
  /** After this it counts as failed, but a later answer still counts. Undefined: never. */
  readonly giveUp?: number
  /** The delays of automatic retries; the last one repeats. */
  readonly retries?: readonly [number, ...number[]]
}

/** For requests whose answer a visitor waits for. */
export const usualPatience = { late: 3000, giveUp: 10_000 } as const satisfies Patience

type TrackedRequest<Answer> = {
  readonly send: () => Promise<Answer>
  /** Called with the answer, even if a newer request was sent since. */
  readonly onAnswer: (answer: Answer) => void
  /** Only the newest request of each kind counts. */
  readonly kind?: string
}

type Job = {
  readonly kind: string
  /** Sends the request; resolves to a function that delivers the answer. */
  readonly send: () => Promise<() => void>
}

export const idle: RequestState = { phase: 'idle', failure: null, notBefore: 0, retrying: false }

/**
 * Sends requests and tracks the newest: whether it is late, has failed, and why. A failed request
 * is retried on demand, when the network is back, and after the delays of `Patience` while the page
 * is visible. A newer request replaces an older one and its failure. It is sent at once; if it
 * fails too, the automatic retry stays due when it was, so that typing during an outage does not
 * postpone it.
 */
export class RequestTracker {
  readonly state = createStore(idle)
  readonly #patience: Patience
  readonly #newest = new Map<string, Job>()
  #failed: Job | null = null
  #automatic = 0
  /** When the next one is due, by `performance.now()`. */
  #due = 0
  #timers: readonly number[] = []

  constructor(patience: Patience) {
    this.#patience = patience
  }

  /** @returns a function that stops all retries; pending requests still deliver their answer */
  readonly start = (): (() => void) => {
    window.addEventListener('online', this.#retryOnline)
    return () => {
      this.#newest.clear()
      this.#schedule()
      window.removeEventListener('online', this.#retryOnline)
      document.removeEventListener('visibilitychange', this.#retryWhenVisible)
    }
  }

  send<Answer>({ send, onAnswer, kind = '' }: TrackedRequest<Answer>): void {
    const job = {
      kind,
      send: async () => {
        const answer = await send()
        return () => onAnswer(answer)
      },
    }
    this.#newest.set(kind, job)
    void this.#attempt(job)
  }

  readonly retry = (): void => this.#retry()

  #retry(isAutomatic?: boolean): void {
    if (this.#failed !== null && this.state.get().phase === 'failed') {
      void this.#attempt(this.#failed, isAutomatic)
    }
  }

  async #attempt(job: Job, isAutomatic?: boolean): Promise<void> {
    const { late, giveUp } = this.#patience
    const current = this.state.get()
    this.state.set(current.failure ? { ...current, retrying: true } : { ...idle, phase: 'pending' })
    this.#schedule([late, this.#setLate], [giveUp, () => this.#fail(job, { kind: 'slow' })])
    try {
      const handOver = await job.send()
      handOver()
      if (this.#isNewest(job)) this.#succeed()
    } catch (error) {
      if (this.#isNewest(job)) this.#fail(job, classifyFailure(error), isAutomatic)
    }
  }

  #succeed(): void {
    this.#automatic = 0
    this.#due = 0
    this.#failed = null
    this.#schedule()
    this.state.set(idle)
  }

  #fail(job: Job, failure: SearchFailure, isAutomatic = false): void {
    const { retries } = this.#patience
    const before = this.state.get().failure
    this.#failed = job
    this.#schedule()
    if (retries !== undefined && isTemporary(failure)) {
      const now = performance.now()
      const pause = retries[this.#automatic] ?? retries.at(-1) ?? 0
      if (this.#due <= now) this.#due = now + pause
      this.#schedule([this.#due - now, this.#retryWhenVisible])
    }
    const notBefore = failure.wait === undefined ? 0 : Date.now() + failure.wait * 1000
    // A repeated failure of an automatic retry keeps the object, so that it is not announced again.
    const isKnown = isAutomatic && before?.kind === failure.kind && before.code === failure.code
    const told = isKnown ? before : failure
    this.state.set({ phase: 'failed', failure: told, notBefore, retrying: false })
  }

  #isNewest(job: Job): boolean {
    return this.#newest.get(job.kind) === job
  }

  /** Replaces all timers; one without a delay is omitted. */
  #schedule(
    ...timers: readonly (readonly [delay: number | undefined, action: () => void])[]
  ): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = timers.flatMap(([delay, action]) =>
      delay === undefined ? [] : [window.setTimeout(action, delay)],
    )
  }

  readonly #setLate = (): void => {
    if (this.state.get().failure === null) this.state.set({ ...idle, phase: 'late' })
  }

  readonly #retryWhenVisible = (): void => {
    if (document.visibilityState === 'visible') {
      this.#automatic += 1
      this.#retry(true)
    } else document.addEventListener('visibilitychange', this.#retryWhenVisible, { once: true })
  }

  readonly #retryOnline = (): void => {
    const { failure } = this.state.get()
    // A pending request may have been lost with the old connection.
    if (failure !== null && (isTemporary(failure) || failure.kind === 'slow')) this.#retry(true)
  }
}

/** Whether the unchanged request may succeed later. */
function isTemporary({ kind }: SearchFailure): boolean {
  return kind === 'unreachable' || kind === 'garbled'
}
