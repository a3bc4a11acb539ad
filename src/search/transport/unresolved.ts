import type { SearchParams } from './search-client.ts'

/** In the `browsers` of a list's state, if its results have to work in the visitor's browsers, or must not. */
export const CAN = '&can='

/**
 * Conditions of a list that are not filters of the provider yet: which browsers the visitor means, and which day. The code
 * that resolves them loads on demand, and InstantSearch cannot wait for it when it builds a query.
 */
export type Unresolved = {
  /** The browsers and `can`, as in the state of a list; empty if results need not be checked. */
  readonly browsers: string
  /** The day as typed; empty for today. */
  readonly day: string
}

/** What a query may hold beside the parameters of the provider. The client resolves it before it sends the query. */
export type WithUnresolved = { readonly unresolved?: Unresolved | undefined }

/** The part of a list's state that can be unresolved. */
type Conditions = { readonly browsers?: string | undefined; readonly day?: string | undefined }

/** The conditions of a state that have to be resolved, as a member of a query; undefined if there are none. */
export function unresolvedOf({ browsers = '', day = '' }: Conditions): WithUnresolved {
  const checked = browsers.includes(CAN) ? browsers : ''
  return { unresolved: day + checked === '' ? undefined : { browsers: checked, day } }
}

/** The conditions of a query that have to be resolved. */
export function readUnresolved(query: object): Unresolved | undefined {
  const { unresolved }: WithUnresolved = query
  return unresolved
}

/** Whether a query of a request, or the `params` of one, has conditions to resolve. */
export function hasUnresolved(request: SearchParams): boolean {
  return Array.isArray(request)
    ? request.some((query) => readUnresolved(query) ?? readUnresolved(query.params ?? {}))
    : request.requests.some((query) => readUnresolved(query))
}
