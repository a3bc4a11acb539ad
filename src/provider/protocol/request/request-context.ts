import type { Filter } from '#engine/index.ts'
import type { KeyRing } from '#provider/protocol/access/authenticate.ts'
import { type Grant, requireIndex, type Right } from '#provider/protocol/access/grant.ts'
import { unknownIndex } from '#provider/protocol/errors.ts'
import type { Monitor } from '#provider/protocol/health/monitor.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import type { Database } from '#provider/protocol/state/database.ts'
import type { IndexEntry } from '#provider/protocol/state/entries.ts'
import type { State } from '#provider/protocol/state/state.ts'
import type { LoggedSearch, TrafficLog } from '#provider/protocol/traffic/traffic-log.ts'

import type { Budget, BudgetLimits } from './budget.ts'

export type RequestLimits = BudgetLimits & {
  /** What a request may cost in the thread that serves visitors, if another one takes over longer ones. */
  readonly front: BudgetLimits
  /** Bytes of the body of a write, before and after decompression. */
  readonly writeBytes: number
  /** Bytes of any other body. */
  readonly queryBytes: number
  /** Levels of nesting in a body. */
  readonly depth: number
  /** Queries per request. */
  readonly queries: number
  /** Bytes of a record as JSON. */
  readonly recordBytes: number
}

export const DEFAULT_LIMITS: RequestLimits = {
  writeBytes: 10_000_000,
  queryBytes: 1_000_000,
  depth: 32,
  queries: 50,
  recordBytes: 100_000,
  searchTime: 250,
  requestTime: 2_000,
  searchSteps: 200_000_000,
  requestSteps: 1_600_000_000,
  freeSteps: 0,
  // A search as one types takes 0.1 to 0.7 million steps, 1 to 8 ms; the heaviest ones 20 to 40 million.
  front: {
    searchTime: 25,
    requestTime: 50,
    searchSteps: 20_000_000,
    requestSteps: 40_000_000,
    freeSteps: 2_500_000,
  },
}

/** A request whose key was checked and whose body was read. */
export type RequestContext = {
  readonly database: Database
  readonly traffic: TrafficLog
  readonly monitor: Monitor
  readonly grant: Grant
  readonly limits: RequestLimits
  readonly budget: Budget
  ring(state: State): KeyRing
  /** Milliseconds since 1970. */
  now(): number
  /** Time of arrival in milliseconds since 1970, by which searches are logged. */
  readonly receivedAt: number
  /** The network address of the sender; empty if it is unknown. */
  readonly address: string
  /** Who sent the request: the key, or the one that it is derived from, and the network address. */
  readonly sender: string
  /** Resolves after other requests had their turn. */
  yieldTurn(): Promise<void>
  readonly preferencesOf: ReadPreferences
  /** Whether this thread is the one that writes. Check before writing after the response. */
  isWriter(): boolean
  /** The variable parts of the path, by name. */
  readonly path: ReadonlyMap<string, string>
  /** The query string by name, including credentials. */
  readonly url: URLSearchParams
  /** The user token from the header or the query string, for searches without one. */
  readonly userToken: string | undefined
  /** Collects a search for the log. It is recorded after the whole request was answered. */
  readonly logSearch: (search: LoggedSearch) => void
  readonly bodyText: string
  readonly body: unknown
}

/** A visitor and the weight of their preferences: 0 to 100; null: as in the strategy. */
export type PersonalizedVisitor = { readonly userToken: string; readonly impact: number | null }

/** Reads a visitor's preferences as optional filters with points; empty without a profile. */
export type ReadPreferences = (state: State, visitor: PersonalizedVisitor) => Promise<Filter>

/**
 * Returns the body of a 2xx response.
 * @throws ApiError for any other response
 */
type Handler = (context: RequestContext) => Promise<unknown>

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path segments that start with `:` are variable. */
  readonly path: string
  /** The required right. A list: any one. `any`: the handler decides. Null: no key needed. */
  readonly right: Right | readonly Right[] | 'any' | null
  /** Allows a body of `writeBytes` instead of `queryBytes`. */
  readonly body?: 'write'
  /** Handled in the thread that writes, because reading the data takes long. */
  readonly thread?: 'background'
  /** Whether a body takes long, so that the other thread answers it like a long search. */
  readonly isLong?: (body: unknown) => boolean
  readonly status?: 201 | 204
  readonly handle: Handler
}

/**
 * A variable part of the path.
 * @throws RangeError for a name that the route does not have (a programming error)
 */
export function pathPart(context: RequestContext, name: string): string {
  const part = context.path.get(name)
  if (part === undefined) throw new RangeError(`The route has no part called ${name}.`)
  return part
}

export type IndexRef = { readonly id: number; readonly entry: IndexEntry }

/**
 * Finds an index that the key may use.
 * @throws ApiError 403 without the right, 404 for a missing index
 */
export function requireIndexRef(state: State, grant: Grant, name: string): IndexRef {
  requireIndex(grant, name)
  const found = findIndex(state, name)
  if (found === undefined) throw unknownIndex(name)
  return found
}

/**
 * Reads the state and finds the index named in the path.
 * @throws ApiError 403 without the right, 404 for a missing index
 */
export async function readIndex(
  context: RequestContext,
): Promise<{ readonly state: State; readonly index: IndexRef }> {
  const state = await context.database.read()
  return { state, index: requireIndexRef(state, context.grant, pathPart(context, 'index')) }
}

/** Does the same as `readIndex`, then waits until the index can be searched. */
export async function readSearched(context: RequestContext): ReturnType<typeof readIndex> {
  const found = await readIndex(context)
  await context.database.prepare(found.state, found.index.id)
  return found
}

export function findIndex(state: State, name: string): IndexRef | undefined {
  const id = state.names.get(name)
  const entry = id === undefined ? undefined : state.indices.get(id)
  return id === undefined || entry === undefined ? undefined : { id, entry }
}

/** The raw parameters of a search, by precedence: forced by the key, sent, set on the index. */
export function layersOf(grant: Grant, raw: JsonObject, entry: IndexEntry): readonly JsonObject[] {
  return [...grant.forced, raw, entry.settings]
}
