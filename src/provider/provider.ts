import { type IndexParts, partsOf } from '#engine/index.ts'

import { answerRequest, type Origin, type Services } from './answer-request.ts'
import type { Background } from './background.ts'
import type { Compressor } from './compressor.ts'
import type { IndexCache } from './index-cache.ts'
import { createMonitor } from './protocol/health/monitor.ts'
import { type StartTimer, startWallTimer } from './protocol/request/budget.ts'
import { DEFAULT_LIMITS, type RequestLimits } from './protocol/request/request-context.ts'
import { createSenders } from './protocol/request/senders.ts'
import { createDatabase, type Database } from './protocol/state/database.ts'
import { nextTurn } from './protocol/traffic/retention.ts'
import { createTrafficLog } from './protocol/traffic/traffic-log.ts'
import { createPreferences } from './services/personalization/profiles.ts'
import { createMemoryStore, type KeyValueStore, type StoreChange } from './store.ts'

export type ProviderOptions = {
  readonly appId: string
  /** Has every right; accepted in a header only. */
  readonly adminKey: string
  /** Public: may search every index and do nothing else. */
  readonly searchKey: string
  /** Read on the first request. */
  readonly store: KeyValueStore
  /** A separate store for searches and events; in memory by default. */
  readonly traffic?: KeyValueStore
  /** Milliseconds since 1970; the system clock by default. */
  readonly now?: () => number
  readonly limits?: Partial<RequestLimits>
  /** Measures the work of searches; the elapsed time by default. */
  readonly startTimer?: StartTimer
  /**
   * Gives other requests their turn between the searches of one request. A timer by default. In
   * Node, due timers run before pending I/O, so with a timer long searches would delay requests
   * waiting in sockets.
   */
  readonly yieldTurn?: () => Promise<void>
  /** Moves the parts of a built index to shared memory. */
  readonly relocate?: (parts: IndexParts) => IndexParts
  /** Keeps built indexes for the next start. Optional. */
  readonly indexCache?: IndexCache
  /** Compresses the records of large sets in memory. Optional. */
  readonly compressor?: Compressor
  /** Megabytes that the process uses, for the Monitoring API. Optional. */
  readonly memory?: () => number
}

export type { Origin } from './answer-request.ts'

export type RequestHandler = (request: Request) => Promise<Response>

/**
 * Creates a search provider that answers requests like the hosted service (the REST API of version
 * 5 of the `algoliasearch` client). A rejected request gets the response `{ message, status }`.
 * @throws StoreCorruptError (the promise rejects) if the store cannot be read; errors of the store
 * itself
 */
export function createProvider(options: ProviderOptions): RequestHandler {
  return createProviderThread(options).answer
}

/** A provider that shares its work with a provider in another thread. */
export type ProviderThread = {
  readonly answer: (request: Request, origin?: Origin) => Promise<Response>
  /** Delegates writes, index builds and slow searches. Undefined takes them back. */
  readonly delegate: (background: Background | undefined) => void
  /** Applies changes that the other thread has committed. */
  readonly apply: (changes: readonly StoreChange[]) => void
  /** Builds an index for the other thread. */
  readonly buildIndex: Background['buildIndex']
  /** Records a request that was rejected earlier because too many were waiting. */
  readonly refused: () => void
  /** Resolves when the searches answered in this thread are in the log. */
  readonly settled: () => Promise<void>
}

/** Creates a provider that can share its work with one in another thread on the same store. */
export function createProviderThread(options: ProviderOptions): ProviderThread {
  const now = options.now ?? Date.now
  let background: Background | undefined
  const monitor = createMonitor(now, options.memory)
  const database = createDatabase({
    store: options.store,
    now,
    buildElsewhere: () => background?.buildIndex,
    ...(options.relocate && { relocate: options.relocate }),
    ...(options.indexCache && { indexCache: options.indexCache }),
    ...(options.compressor && { compressor: options.compressor }),
  })
  const traffic = createTrafficLog(options.traffic ?? createMemoryStore(), { now })
  const yieldTurn = options.yieldTurn ?? nextTurn
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const services: Services = {
    database,
    monitor,
    traffic,
    limits,
    now,
    ring: (state) => ({ ...options, keys: state.keys, now: now() }),
    startTimer: options.startTimer ?? startWallTimer,
    yieldTurn,
    preferencesOf: createPreferences({ traffic, now, yieldTurn }),
    background: () => background,
    senders: createSenders(limits.front, now),
    isWriter: () => background === undefined,
  }
  return {
    answer: (request, { receivedAt = now(), address = '' } = {}) =>
      answerRequest(request, { ...services, receivedAt, address }),
    delegate: (next) => {
      background = next && afterWrites(next, database)
      monitor.set('thread', next === undefined)
      // The new thread has just read the store, so an earlier failed write no longer matters.
      if (next === undefined) database.reopen()
      else monitor.set('writes', false)
    },
    apply: (changes) => database.apply(changes),
    refused: monitor.refused,
    settled: () => services.traffic.settled(),
    async buildIndex(id) {
      const state = await database.read()
      if (!state.indices.has(id)) return undefined
      const parts = partsOf(database.searchIndex(state, id))
      return { parts: options.relocate?.(parts) ?? parts, next: state.meta.next }
    },
  }
}

/** The other thread must not read the store before this thread's pending writes are in it. */
function afterWrites(background: Background, database: Database): Background {
  const written = database.settled()
  return {
    ...background,
    answer: async (request) => {
      await written
      return background.answer(request)
    },
    buildIndex: async (id) => {
      await written
      return background.buildIndex(id)
    },
  }
}
