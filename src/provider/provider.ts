import { type KeyRing, authenticate } from './protocol/access/authenticate.ts'
import { type Grant, NO_GRANT, requireIndex, requireRight } from './protocol/access/grant.ts'
import { ApiError } from './protocol/errors.ts'
import { readBody } from './protocol/request/body.ts'
import { answerPreflight, withCors } from './protocol/request/cors.ts'
import {
  DEFAULT_LIMITS,
  type Limits,
  type Call,
  type Route,
} from './protocol/request/request-context.ts'
import { createMeter } from './protocol/request/time-budget.ts'
import { refuseUnknown } from './protocol/routes/other-routes.ts'
import { type Match, findRoute } from './protocol/routes/router.ts'
import { type Database, createDatabase } from './protocol/state/database.ts'
import type { State } from './protocol/state/state.ts'
import type { Store } from './store.ts'

export type ProviderOptions = {
  readonly appId: string
  /** May do everything; accepted in a header only. */
  readonly adminKey: string
  /** Public: may search every index, and nothing else. */
  readonly searchKey: string
  /** Read on the first request. */
  readonly store: Store
  /** Milliseconds since 1970; the clock unless given. */
  readonly now?: () => number
  readonly limits?: Partial<Limits>
}

/**
 * A search provider that answers requests as the hosted one does (REST API of the `algoliasearch` client,
 * version 5). What is refused is answered with `{ message, status }`. The promise is rejected only for
 * what no caller can mend: StoreCorruptError for a store that cannot be read, and errors of the store.
 */
export function createProvider(options: ProviderOptions): (request: Request) => Promise<Response> {
  const now = options.now ?? Date.now
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const database = createDatabase({ store: options.store, now })
  const ring = (state: State): KeyRing => ({ ...options, keys: state.keys, now: now() })
  const context: Context = { database, limits, ring }
  return async (request) => {
    if (request.method === 'OPTIONS') return answerPreflight(request)
    try {
      return await answer(request, context)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return reply(error.status, { ...error.details, message: error.message, status: error.status })
    }
  }
}

type Context = {
  readonly database: Database
  readonly limits: Limits
  ring(state: State): KeyRing
}

async function answer(request: Request, context: Context): Promise<Response> {
  const url = new URL(request.url)
  const match = findRoute(request.method, url.pathname)
  if (match === undefined) return refuse(request, url, context)
  const grant = await admit(request, { url, match, context })
  const call = await prepareCall(request, { url, match, context, grant })
  return reply(match.route.status ?? 200, await match.route.handle(call))
}

/** What only the hosted service has is said to those alone who have a key. Throws ApiError in any case. */
async function refuse(request: Request, url: URL, context: Context): Promise<never> {
  const refusal = refuseUnknown(url.pathname)
  if (refusal.status === 501) {
    await authenticate(request, url, context.ring(await context.database.read()))
  }
  throw refusal
}

type Arrival = { readonly url: URL; readonly match: Match; readonly context: Context }

/** Checks the key, its right and its reach, before anything of the body is read. */
async function admit(request: Request, { url, match, context }: Arrival): Promise<Grant> {
  const { right } = match.route
  if (right === null) return NO_GRANT
  refuseForeignWrites(request, match.route)
  const grant = await authenticate(request, url, context.ring(await context.database.read()))
  if (right !== 'any') requireRight(grant, ...[right].flat())
  const index = match.path.get('index')
  if (index !== undefined) requireIndex(grant, index)
  return grant
}

/** A browser says when a page of another site makes it send a request; such pages may only search. */
function refuseForeignWrites(request: Request, { right }: Route): void {
  if (right === 'search' || request.headers.get('sec-fetch-site') !== 'cross-site') return
  throw new ApiError(403, 'Method not allowed with this referer')
}

async function prepareCall(
  request: Request,
  { url, match, context, grant }: Arrival & { readonly grant: Grant },
): Promise<Call> {
  const { limits } = context
  const bytes = match.route.body === 'write' ? limits.writeBytes : limits.queryBytes
  const body = await readBody(request, { bytes, depth: limits.depth })
  return {
    ...context,
    meter: createMeter(limits.searchTime),
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
