import type { SearchParams } from './search-client.ts'

/** Marks the `browsers` of a list's state if they filter its results. */
export const CAN = '&can='

/**
 * Conditions of a list that are not yet filters of the provider: the visitor's browsers, and the
 * day. The code that resolves them loads on demand, and InstantSearch cannot wait for it when it
 * builds a query.
 */
export type Unresolved = {
  /** The browsers and `can`, as in the state of a list; empty if they do not filter. */
  readonly browsers: string
  /** The day as typed; empty for today. */
  readonly day: string
}

/** A property of queries that the client resolves before it sends them. */
export type WithUnresolved = { readonly unresolved?: Unresolved | undefined }

type Conditions = { readonly browsers?: string | undefined; readonly day?: string | undefined }

/** The unresolved conditions of a state, as a property of a query; undefined if there are none. */
export function unresolvedOf({ browsers = '', day = '' }: Conditions): WithUnresolved {
  const checked = browsers.includes(CAN) ? browsers : ''
  return { unresolved: day + checked === '' ? undefined : { browsers: checked, day } }
}

export function readUnresolved(query: object): Unresolved | undefined {
  const { unresolved }: WithUnresolved = query
  return unresolved
}

/** Whether any query of a request, or its `params`, has conditions to resolve. */
export function hasUnresolved(request: SearchParams): boolean {
  return Array.isArray(request)
    ? request.some((query) => readUnresolved(query) ?? readUnresolved(query.params ?? {}))
    : request.requests.some((query) => readUnresolved(query))
}
