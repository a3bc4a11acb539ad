import { type Background, fromPlainAnswer, toPlainRequest } from './background.ts'
import { type IndexParts, buildColumns, partsOf } from './engine/engine.ts'
import { type KeyRing, authenticate, readUserToken } from './protocol/access/authenticate.ts'
import {
  type Grant,
  NO_GRANT,
  type Right,
  requireIndex,
  requireRight,
} from './protocol/access/grant.ts'
import { ApiError } from './protocol/errors.ts'
import {
  type Monitor,
  type Observation,
  type ProcessFigures,
  createMonitor,
} from './protocol/health/monitor.ts'
import type { RequestKind } from './protocol/health/request-log.ts'
import { readBody, readBytes } from './protocol/request/body.ts'
import {
  DEFAULT_LIMITS,
  type Limits,
  type ReadPreferences,
  type RequestContext,
  type Route,
  TimeBudgetError,
  createAnswerBudget,
  createTimeBudget,
} from './protocol/request/request-context.ts'
import { answerPreflight, reply } from './protocol/request/response.ts'
import { refuseUnknown } from './protocol/routes/hosted-only.ts'
import { type Database, createDatabase } from './protocol/state/database.ts'
import type { State } from './protocol/state/state.ts'
import { isBot } from './protocol/traffic/bots.ts'
import {
  type LoggedSearch,
  type TrafficLog,
  createTrafficLog,
} from './protocol/traffic/traffic-log.ts'
import { type Match, findRoute } from './router.ts'
import { createPreferences } from './services/personalization/preferences.ts'
import { type Store, type StoreChange, createMemoryStore } from './store.ts'

export type ProviderOptions = {
  readonly appId: string
  /** Has every right; accepted in a header only. */
  readonly adminKey: string
  /** Public: may search every index and do nothing else. */
  readonly searchKey: string
  /** Read on the first request. */
  readonly store: Store
  /** Where searches and events are kept, and nothing else; in memory unless given. */
  readonly traffic?: Store
  /** Milliseconds since 1970; the clock unless given. */
  readonly now?: () => number
  readonly limits?: Partial<Limits>
  /**
   * Starts the measurement of a search; what it returns gives the milliseconds since. Those that have passed, unless
   * given.
   */
  readonly startTimer?: () => () => number
  /**
   * Gives other requests their turn between the searches of one. A timer unless given; where timers that are due come
   * before all else, as in Node, long searches would keep what waits in its sockets from being read.
   */
  readonly yieldTurn?: () => Promise<void>
  /** Moves the parts of a built index to memory that threads share. */
  readonly relocate?: (parts: IndexParts) => IndexParts
}

/** Answers a request like the hosted service. */
export type Answer = (request: Request) => Promise<Response>

/**
 * Creates a search provider that answers requests like the hosted service (the REST API of version 5 of the
 * `algoliasearch` client). A refused request is answered with `{ message, status }`.
 * @throws StoreCorruptError (the promise rejects) if the store cannot be read; errors of the store itself
 */
export function createProvider(options: ProviderOptions): Answer {
  return createProviderThread(options).answer
}

/** A provider that shares its work with one in another thread. */
export type ProviderThread = {
  /** @param receivedAt milliseconds since 1970: when another thread received the request; now unless given */
  readonly answer: (request: Request, receivedAt?: number) => Promise<Response>
  /**
   * Hands over every write, the building of indexes and searches that take long. Undefined takes all of it back, and
   * reads the store again.
   */
  readonly delegate: (background: Background | undefined) => void
  /** Takes over changes that the other thread has committed. */
  readonly apply: (changes: readonly StoreChange[]) => void
  /** Builds an index for the other thread. */
  readonly buildIndex: Background['buildIndex']
  /** Takes figures of the process into those that the monitoring API answers. */
  readonly sample: (figures: ProcessFigures) => void
  /** Takes note of a request that was refused before it came here, because too many wait. */
  readonly refused: () => void
  /** Resolves when the searches that were answered here are in the log. */
  readonly settled: () => Promise<void>
}

/** Creates a provider that can share its work with one in another thread on the same store. */
export function createProviderThread(options: ProviderOptions): ProviderThread {
  const now = options.now ?? Date.now
  let background: Background | undefined
  const monitor = createMonitor(now)
  const database = createDatabase({
    store: options.store,
    now,
    buildElsewhere: () => background?.buildIndex,
    onBuilt: monitor.built,
    ...(options.relocate && { relocate: options.relocate }),
  })
  const traffic = createTrafficLog(options.traffic ?? createMemoryStore())
  const yieldTurn = options.yieldTurn ?? afterTimers
  const services: Services = {
    database,
    monitor,
    traffic,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    now,
    ring: (state) => ({ ...options, keys: state.keys, now: now() }),
    startTimer: options.startTimer ?? startWallTimer,
    yieldTurn,
    preferencesOf: createPreferences({ traffic, now, yieldTurn }),
    background: () => background,
    isWriter: () => background === undefined,
  }
  return {
    answer: (request, receivedAt = now()) => answerOrRefuse(request, { ...services, receivedAt }),
    delegate: (next) => {
      background = next && afterWrites(next, database)
      monitor.set('thread', next === undefined)
      // The thread that takes over has read the store; a write that the one before did not answer says no more about it.
      if (next === undefined) database.reopen()
      else monitor.set('writes', false)
    },
    apply: (changes) => database.apply(changes),
    sample: monitor.sample,
    refused: monitor.refused,
    settled: () => services.traffic.settled(),
    async buildIndex(id, columns) {
      const state = await database.read()
      if (!state.indices.has(id)) return undefined
      const index = database.searchIndex(state, id)
      if (columns) buildColumns(index, columns)
      const parts = partsOf(index)
      return { parts: options.relocate?.(parts) ?? parts, next: state.meta.next }
    },
  }
}

function startWallTimer(): () => number {
  const started = performance.now()
  return () => performance.now() - started
}

/** Resolves after the timers that are due. */
const afterTimers = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/** The other thread reads the store when the writes that are under way here are in it. */
function afterWrites(background: Background, database: Database): Background {
  const written = database.settled()
  return {
    ...background,
    answer: async (request) => {
      await written
      return background.answer(request)
    },
    buildIndex: async (id, columns) => {
      await written
      return background.buildIndex(id, columns)
    },
  }
}

/** The services for one request. */
type Received = Services & { readonly receivedAt: number }

type Services = {
  readonly database: Database
  readonly monitor: Monitor
  readonly traffic: TrafficLog
  readonly limits: Limits
  now(): number
  startTimer(): () => number
  ring(state: State): KeyRing
  yieldTurn(): Promise<void>
  readonly preferencesOf: ReadPreferences
  background(): Background | undefined
  isWriter(): boolean
}

async function answerOrRefuse(request: Request, services: Received): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight(request)
  const url = new URL(request.url)
  const seen = services.monitor.begin(request, url.pathname)
  try {
    const response = await answer(request, { url, services, seen })
    seen.end(response.status, '')
    return response
  } catch (error) {
    if (!(error instanceof ApiError)) {
      seen.end(500, 'Internal error')
      throw error
    }
    seen.end(error.status, error.message)
    return reply(error.status, { ...error.details, message: error.message, status: error.status })
  }
}

type Arrived = {
  readonly url: URL
  readonly services: Received
  readonly seen: Observation
}

async function answer(request: Request, { url, services, seen }: Arrived): Promise<Response> {
  const match = findRoute(request.method, url.pathname)
  if (match === undefined) return refuse(request, url, services)
  const grant = await authorize(request, { url, match, services })
  const kind = kindOf(match.route)
  seen.matched({ kind, index: match.path.get('index'), isLogged: isLogged(match.route) })
  const background = services.background()
  // What reads the log, here or in the other thread, finds the searches that were answered before.
  if (match.route.thread === 'background') await services.traffic.settled()
  if (background !== undefined && isOfBackground(match.route)) {
    const body = await readBytes(request, bytesOf(match.route, services.limits))
    return forward({ request, receivedAt: services.receivedAt }, body, background)
  }
  const searches: LoggedSearch[] = []
  const context = await createContext(request, { url, match, services, grant, searches })
  seen.read({ text: context.bodyText, value: context.body })
  try {
    const body = await match.route.handle(context)
    services.traffic.record(searches)
    return reply(match.route.status ?? 200, body)
  } catch (error) {
    if (background === undefined || !(error instanceof TimeBudgetError)) throw error
    return await answerLong(request, context, background)
  }
}

function kindOf({ method, right, path }: Route): RequestKind {
  if (right === 'search' || right === 'browse') {
    return path.startsWith('/1/indexes') ? 'query' : 'other'
  }
  return method === 'GET' || READING.has(right) ? 'other' : 'build'
}

/** The log does not show who watches, as with the hosted service. */
const isLogged = ({ path, right }: Route): boolean => right !== null && path !== '/1/logs'

const READING: ReadonlySet<unknown> = new Set<Right>(['search', 'browse', 'settings'])

/** Whether the other thread answers an endpoint, where there is one. */
const isOfBackground = ({ method, right, thread }: Route): boolean =>
  thread === 'background' || (method !== 'GET' && !READING.has(right))

const bytesOf = ({ body }: Route, limits: Limits): number =>
  body === 'write' ? limits.writeBytes : limits.queryBytes

/**
 * Milliseconds that the searches of a request may take where visitors are answered, if another thread can take over
 * those that need longer: a search of a list takes 1 to 5.
 */
const SHORT = { searchTime: 25, requestTime: 50 }

/** Lets the other thread answer a request whose searches take long, unless too many such requests wait there. */
async function answerLong(
  request: Request,
  { bodyText, monitor, receivedAt }: RequestContext,
  background: Background,
): Promise<Response> {
  const admitted = background.admit()
  if (!admitted.isAdmitted) {
    monitor.refused()
    return refuseLong(admitted.retryAfter)
  }
  try {
    const { buffer } = new TextEncoder().encode(bodyText)
    return await forward({ request, receivedAt }, buffer, background)
  } finally {
    admitted.leave()
  }
}

function refuseLong(seconds: number): Response {
  const message = `Too many long searches at the moment, expected the next one in ${seconds} s`
  const response = reply(429, { message, status: 429 })
  response.headers.set('Retry-After', String(seconds))
  return response
}

/** @throws ApiError 503 when the other thread ends before it has answered */
async function forward(
  { request, receivedAt }: { readonly request: Request; readonly receivedAt: number },
  body: ArrayBuffer,
  background: Background,
): Promise<Response> {
  try {
    return fromPlainAnswer(await background.answer(toPlainRequest(request, body, receivedAt)))
  } catch {
    throw new ApiError(503, 'The request was interrupted, expected another try')
  }
}

/** @throws ApiError always: 400 or 402 for paths of the hosted service, which require a valid key, else 404 */
async function refuse(request: Request, url: URL, services: Services): Promise<never> {
  const refusal = refuseUnknown(url.pathname)
  if (refusal.status !== 404) {
    await authenticate(request, url, services.ring(await services.database.read()))
  }
  throw refusal
}

type Incoming = { readonly url: URL; readonly match: Match; readonly services: Received }

/** A request whose key has been checked. */
type Admitted = Incoming & { readonly grant: Grant; readonly searches: LoggedSearch[] }

/**
 * Checks the key, its right and its index before the body is read.
 * @throws ApiError 403
 */
async function authorize(request: Request, { url, match, services }: Incoming): Promise<Grant> {
  const { right } = match.route
  if (right === null) return NO_GRANT
  refuseForeignWrites(request, match.route)
  const grant = await authenticate(request, url, services.ring(await services.database.read()))
  if (right !== 'any') requireRight(grant, ...[right].flat())
  const index = match.path.get('index')
  if (index !== undefined) requireIndex(grant, index)
  return grant
}

/**
 * Pages of other sites may only search; browsers mark their requests in `sec-fetch-site`.
 * @throws ApiError 403
 */
function refuseForeignWrites(request: Request, { right }: Route): void {
  if (right === 'search' || request.headers.get('sec-fetch-site') !== 'cross-site') return
  throw new ApiError(403, 'Method not allowed with this referer')
}

async function createContext(
  request: Request,
  { url, match, services, grant, searches }: Admitted,
): Promise<RequestContext> {
  const { limits } = services
  const bytes = bytesOf(match.route, limits)
  const body = await readBody(request, { bytes, depth: limits.depth })
  const times = services.background() === undefined ? limits : SHORT
  return {
    ...services,
    timeBudget: createTimeBudget(times, () => services.startTimer()),
    answerBudget: createAnswerBudget(),
    grant,
    path: match.path,
    url: url.searchParams,
    userToken: readUserToken(request, url),
    logSearch: isBot(request.headers.get('user-agent') ?? '')
      ? () => {}
      : (search) => searches.push(search),
    bodyText: body.text,
    body: body.value,
  }
}
