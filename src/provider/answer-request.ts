import { type Background, fromPlainAnswer, toPlainRequest } from './background.ts'
import { authenticate, type KeyRing, readUserToken } from './protocol/access/authenticate.ts'
import {
  type Grant,
  NO_GRANT,
  requireIndex,
  requireRight,
  type Right,
} from './protocol/access/grant.ts'
import { BOUNDS } from './protocol/bounds.ts'
import { ApiError, UNSTORED } from './protocol/errors.ts'
import type { Monitor, Observation } from './protocol/health/monitor.ts'
import type { LoggedKind } from './protocol/health/request-log.ts'
import { readBody, readBytes } from './protocol/request/body.ts'
import { BudgetError, createBudget, type StartTimer } from './protocol/request/budget.ts'
import type {
  RequestLimits,
  ReadPreferences,
  RequestContext,
  Route,
} from './protocol/request/request-context.ts'
import { answerPreflight, reply } from './protocol/request/response.ts'
import type { Senders } from './protocol/request/senders.ts'
import type { Database } from './protocol/state/database.ts'
import type { State } from './protocol/state/state.ts'
import type { LoggedSearch, TrafficLog } from './protocol/traffic/traffic-log.ts'
import { findRoute, type Match, refuseUnknownPath } from './router.ts'
import { UnstoredError } from './store.ts'

/** The services that a provider uses to answer requests. */
export type Services = {
  readonly database: Database
  readonly monitor: Monitor
  readonly traffic: TrafficLog
  readonly limits: RequestLimits
  now(): number
  readonly startTimer: StartTimer
  ring(state: State): KeyRing
  yieldTurn(): Promise<void>
  readonly preferencesOf: ReadPreferences
  background(): Background | undefined
  readonly senders: Senders
  isWriter(): boolean
}

/** Where a request comes from. */
export type Origin = {
  /** Milliseconds since 1970, if another thread received the request; now by default. */
  readonly receivedAt?: number
  /** The network address of the sender, if it is known. */
  readonly address?: string
}

/** The services for one request. */
type Received = Services & { readonly receivedAt: number; readonly address: string }

/**
 * Answers a request like the hosted service. A rejected request gets a response too.
 * @throws errors of the store and programming errors
 */
export async function answerRequest(request: Request, services: Received): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight(request)
  const url = new URL(request.url)
  const seen = services.monitor.begin(request, url.pathname)
  try {
    const response = await answer(request, { url, services, seen })
    seen.end(response.status, '')
    return response
  } catch (thrown) {
    const error = thrown instanceof UnstoredError ? new ApiError(UNSTORED, thrown.message) : thrown
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
  // Readers of the log, in either thread, must find all searches answered before.
  if (match.route.thread === 'background') await services.traffic.settled()
  if (background !== undefined && isOfBackground(match.route)) {
    const body = await readBytes(request, bytesOf(match.route, services.limits))
    return forward({ request, origin: services }, body, background)
  }
  const searches: LoggedSearch[] = []
  const context = await createContext(request, { url, match, services, grant, searches })
  seen.read({ text: context.bodyText, value: context.body })
  if (background !== undefined && match.route.isLong?.(context.body) === true) {
    return answerLong(request, context, background)
  }
  try {
    context.budget.spend(STEPS_PER_CHARACTER * context.bodyText.length)
    const body = await match.route.handle(context)
    services.traffic.record(searches, services.address)
    return reply(match.route.status ?? 200, body)
  } catch (error) {
    if (background === undefined || !(error instanceof BudgetError)) throw error
    services.senders.noteLong(context.sender)
    return await answerLong(request, context, background)
  }
}

/** Steps of reading a character of a body, checking it and repeating it in the answer. */
const STEPS_PER_CHARACTER = 20

function kindOf({ method, right, path }: Route): LoggedKind {
  if (right === 'search' || right === 'browse') {
    return path.startsWith('/1/indexes') ? 'query' : 'other'
  }
  return method === 'GET' || READING.has(right) ? 'other' : 'build'
}

/** As in the hosted service, the log does not contain requests that only monitor. */
const isLogged = ({ path, right }: Route): boolean => right !== null && path !== '/1/logs'

const READING: ReadonlySet<unknown> = new Set<Right>(['search', 'browse', 'settings'])

/** Whether the background thread, if there is one, handles an endpoint. */
const isOfBackground = ({ method, right, thread }: Route): boolean =>
  thread === 'background' || (method !== 'GET' && !READING.has(right))

const bytesOf = ({ body }: Route, limits: RequestLimits): number =>
  body === 'write' ? limits.writeBytes : limits.queryBytes

/** Lets the background thread answer a request that takes long, when it is its sender's turn. */
async function answerLong(
  request: Request,
  context: RequestContext,
  background: Background,
): Promise<Response> {
  const admitted = await background.admit(context.sender)
  if (!admitted.isAdmitted) {
    context.monitor.refused()
    return refuseLong(admitted.retryAfter)
  }
  try {
    const { buffer } = new TextEncoder().encode(context.bodyText)
    return await forward({ request, origin: context }, buffer, background)
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

/** @throws ApiError 503 if the background thread ends before it has answered */
async function forward(
  { request, origin }: { readonly request: Request; readonly origin: Required<Origin> },
  body: ArrayBuffer,
  background: Background,
): Promise<Response> {
  try {
    return fromPlainAnswer(await background.answer(toPlainRequest(request, body, origin)))
  } catch {
    throw new ApiError(503, 'The request was interrupted, expected another try')
  }
}

/**
 * @throws ApiError always: 400 or 402 for paths of the hosted service, which require a valid key,
 * else 404
 */
async function refuse(request: Request, url: URL, services: Services): Promise<never> {
  const refusal = refuseUnknownPath(url.pathname)
  if (refusal.status !== 404) {
    await authenticate(request, url, services.ring(await services.database.read()))
  }
  throw refusal
}

type Incoming = { readonly url: URL; readonly match: Match; readonly services: Received }

/** A request whose key was checked. */
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
 * Pages of other sites may only do what a search key may; browsers mark their requests with
 * `sec-fetch-site`.
 * @throws ApiError 403
 */
function refuseForeignWrites(request: Request, { right }: Route): void {
  if ([right].flat().includes('search') || request.headers.get('sec-fetch-site') !== 'cross-site')
    return
  throw new ApiError(403, 'Method not allowed with this referer')
}

async function createContext(
  request: Request,
  { url, match, services, grant, searches }: Admitted,
): Promise<RequestContext> {
  const { limits, senders, address } = services
  // A derived key counts as its parent: a client can derive any number of keys.
  const sender = `${grant.key} ${address}`
  const isFront = services.background() !== undefined
  const bytes = bytesOf(match.route, limits)
  const members = match.route.body === 'write' ? Infinity : BOUNDS.members
  const body = await readBody(request, { bytes, depth: limits.depth, members })
  return {
    ...services,
    budget: createBudget(isFront ? senders.limitsOf(sender) : limits, services.startTimer),
    grant,
    sender,
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

/**
 * Parts of the user agents of crawlers and other automated visitors. `headless` is excluded,
 * because headless browsers also test sites; `Cubot` is a phone brand.
 */
const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap(?:er|y)|facebookexternalhit|mediapartners|lighthouse|pagespeed|pingdom|preview|validator/i

/** Whether a user agent belongs to an automated visitor. */
const isBot = (userAgent: string): boolean => BOTS.test(userAgent)
