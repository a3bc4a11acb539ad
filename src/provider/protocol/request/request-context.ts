import type { KeyRing } from '../access/authenticate.ts'
import { type Right, type Grant, requireIndex } from '../access/grant.ts'
import { unknownIndex } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import type { Database } from '../state/database.ts'
import type { IndexEntry } from '../state/entries.ts'
import type { State } from '../state/state.ts'
import type { Meter } from './time-budget.ts'

/** Bounds on what a request may ask for. */
export type Limits = {
  /** Bytes of a body that writes, before and after decompression. */
  readonly writeBytes: number
  /** Bytes of any other body. */
  readonly queryBytes: number
  /** Brackets inside brackets in a body. */
  readonly depth: number
  /** Queries in one request. */
  readonly queries: number
  /** Bytes of a record as JSON. */
  readonly recordBytes: number
  /** Milliseconds that the searches of one request may take together. */
  readonly searchTime: number
}

export const DEFAULT_LIMITS: Limits = {
  writeBytes: 10_000_000,
  queryBytes: 100_000,
  depth: 32,
  queries: 50,
  recordBytes: 100_000,
  searchTime: 5_000,
}

/** A request whose key and body have been read. */
export type Call = {
  readonly database: Database
  readonly grant: Grant
  readonly limits: Limits
  readonly meter: Meter
  /** The keys that exist, as the state of the database has them. */
  ring(state: State): KeyRing
  /** The variable parts of the path, by name. */
  readonly path: ReadonlyMap<string, string>
  /** The query string, by name; credentials included. */
  readonly url: URLSearchParams
  readonly bodyText: string
  readonly body: unknown
}

/** Answers a call with the body of a 2xx response. Throws ApiError for everything else. */
type Handler = (call: Call) => Promise<unknown>

/** An endpoint. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parts of the path; those that begin with `:` are variable. */
  readonly path: string
  /** The right that the key needs; of several one, any: the handler decides the rest; null: no key at all. */
  readonly right: Right | readonly Right[] | 'any' | null
  /** Which cap the body has. */
  readonly body?: 'write'
  readonly status?: 201
  readonly handle: Handler
}

/** A variable part of the path. Throws RangeError if the route has none of that name: our mistake. */
export function pathPart(call: Call, name: string): string {
  const part = call.path.get(name)
  if (part === undefined) throw new RangeError(`The route has no part called ${name}.`)
  return part
}

/** An index as a request means it. */
export type IndexRef = { readonly id: number; readonly entry: IndexEntry }

/** Finds an index the key may reach. Throws ApiError 403, then 404. */
export function requireIndexRef(state: State, grant: Grant, name: string): IndexRef {
  requireIndex(grant, name)
  const found = findIndex(state, name)
  if (found === undefined) throw unknownIndex(name)
  return found
}

export function findIndex(state: State, name: string): IndexRef | undefined {
  const id = state.names.get(name)
  const entry = id === undefined ? undefined : state.indices.get(id)
  return id === undefined || entry === undefined ? undefined : { id, entry }
}

/** Layers of raw parameter values for a search with this key on this index. */
export function layersOf(grant: Grant, raw: JsonObject, entry: IndexEntry): readonly JsonObject[] {
  return [...grant.forced, raw, entry.settings]
}
