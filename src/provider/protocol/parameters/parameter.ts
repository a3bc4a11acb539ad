import { type Parser, absent } from './parsers.ts'

/** Where a parameter may be given. */
export type Scope = {
  readonly query: boolean
  readonly setting: boolean
  /** Only in a search for facet values. */
  readonly facetSearch: boolean
}

/** A parameter: where it may be given, how it is read, what it is when absent, and why it does nothing. */
export type Parameter<Value> = {
  readonly scope: Scope
  readonly parse: Parser<Value>
  readonly fallback: Value
  /** Why it is accepted without effect; absent for parameters that are honoured. */
  readonly inert?: string
  /** What it would need that the embedded provider does not have: it is refused unless switched off. */
  readonly lacks?: string
}

const QUERY: Scope = { query: true, setting: false, facetSearch: false }
const SETTING: Scope = { query: false, setting: true, facetSearch: false }
const BOTH: Scope = { query: true, setting: true, facetSearch: false }
const FACET_SEARCH: Scope = { query: false, setting: false, facetSearch: true }

/** Makes a kind of parameter: the scope first, then how it is read and what it is when absent. */
type Maker = <Value>(parse: Parser<Value>, fallback: NoInfer<Value>) => Parameter<Value>

const maker =
  (scope: Scope): Maker =>
  (parse, fallback) => ({ scope, parse, fallback })

export const inQuery = maker(QUERY)
export const inSettings = maker(SETTING)
export const inBoth = maker(BOTH)
export const inFacetSearch = maker(FACET_SEARCH)
export const inFacetSearchAndSettings = maker({ ...FACET_SEARCH, setting: true })

/** The same parameter, accepted without effect. */
export function inert<Value>(parameter: Parameter<Value>, why: string): Parameter<Value> {
  return { ...parameter, inert: why }
}

/** A query parameter that is refused for want of something, unless it is switched off. */
export function lacking(what: string): Parameter<null> {
  return { scope: QUERY, parse: absent(what), fallback: null, lacks: what }
}
