import { type KeyRing, authenticate } from './protocol/access/authenticate.ts'
import { type Grant, NO_GRANT, requireIndex, requireRight } from './protocol/access/grant.ts'
import { ApiError } from './protocol/errors.ts'
import { readBody } from './protocol/request/body.ts'
import {
  DEFAULT_LIMITS,
  type Limits,
  type RequestContext,
  type Route,
  createAnswerBudget,
  createTimeBudget,
} from './protocol/request/request-context.ts'
import { refuseUnknown } from './protocol/routes/other-routes.ts'
import { type Match, findRoute } from './protocol/routes/router.ts'
import { type Database, createDatabase } from './protocol/state/database.ts'
import type { State } from './protocol/state/state.ts'
import type { Store } from './store.ts'

export type ProviderOptions = {
  readonly appId: string
  /** Has every right; accepted in a header only. */
  readonly adminKey: string
  /** Public: may search every index and do nothing else. */
  readonly searchKey: string
  /** Read on the first request. */
  readonly store: Store
  /** Milliseconds since 1970; the clock unless given. */
  readonly now?: () => number
  readonly limits?: Partial<Limits>
  /** Milliseconds by which the time of searches is measured: those that have passed, unless given. */
  readonly clock?: () => number
}

/**
 * Creates a search provider that answers requests like the hosted service (the REST API of version 5 of the
 * `algoliasearch` client). A refused request is answered with `{ message, status }`.
 * @throws StoreCorruptError (the promise rejects) if the store cannot be read; errors of the store itself
 */
export function createProvider(options: ProviderOptions): (request: Request) => Promise<Response> {
  const now = options.now ?? Date.now
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const database = createDatabase({ store: options.store, now })
  const ring = (state: State): KeyRing => ({ ...options, keys: state.keys, now: now() })
  const clock = options.clock ?? (() => performance.now())
  const services: Services = { database, limits, ring, clock }
  return async (request) => {
    if (request.method === 'OPTIONS') return answerPreflight(request)
    try {
      return await answer(request, services)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return reply(error.status, { ...error.details, message: error.message, status: error.status })
    }
  }
}

type Services = {
  readonly database: Database
  readonly limits: Limits
  clock(): number
  ring(state: State): KeyRing
}

async function answer(request: Request, services: Services): Promise<Response> {
  const url = new URL(request.url)
  const match = findRoute(request.method, url.pathname)
  if (match === undefined) return refuse(request, url, services)
  const grant = await authorize(request, { url, match, services })
  const context = await createContext(request, { url, match, services, grant })
  return reply(match.route.status ?? 200, await match.route.handle(context))
}

/** @throws ApiError always: 501 for paths of the hosted service, which require a valid key, else 404 */
async function refuse(request: Request, url: URL, services: Services): Promise<never> {
  const refusal = refuseUnknown(url.pathname)
  if (refusal.status === 501) {
    await authenticate(request, url, services.ring(await services.database.read()))
  }
  throw refusal
}

type Incoming = { readonly url: URL; readonly match: Match; readonly services: Services }

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
  { url, match, services, grant }: Incoming & { readonly grant: Grant },
): Promise<RequestContext> {
  const { limits } = services
  const bytes = match.route.body === 'write' ? limits.writeBytes : limits.queryBytes
  const body = await readBody(request, { bytes, depth: limits.depth })
  return {
    ...services,
    timeBudget: createTimeBudget(limits, () => services.clock()),
    answerBudget: createAnswerBudget(),
    grant,
    path: match.path,
    url: url.searchParams,
    bodyText: body.text,
    body: body.value,
  }
}

function reply(status: number, body: unknown): Response {
  const headers = withCors(new Headers({ 'content-type': 'application/json; charset=UTF-8' }))
  return new Response(JSON.stringify(body), { status, headers })
}

const ALLOWED =
  'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent, x-algolia-usertoken, request-id, authorization'

/** Headers that let pages of any origin read the answers: access depends on the key, not the origin. */
const ALWAYS: readonly (readonly [string, string])[] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Correlation-ID, Retry-After, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset',
  ],
]

export function withCors(headers: Headers): Headers {
  for (const [name, value] of ALWAYS) headers.set(name, value)
  return headers
}

/** Answers a CORS preflight request. */
export function answerPreflight(request: Request): Response {
  const headers = withCors(new Headers())
  headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS')
  headers.set(
    'Access-Control-Allow-Headers',
    request.headers.get('access-control-request-headers') ?? ALLOWED,
  )
  headers.set('Access-Control-Max-Age', '86400')
  headers.set('Access-Control-Allow-Private-Network', 'true')
  return new Response(null, { status: 204, headers })
}
