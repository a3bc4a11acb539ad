import { parsePageNumber } from '#lib/page-number.ts'
import { formatPairs } from '#lib/query-string.ts'
import { clipBytes } from '#lib/query-text.ts'
import {
  type FacetDefinition,
  type ListDefinition,
  type PageSize,
  pageSizes,
  type RangeDefinition,
  TREE_SEPARATOR,
} from '#search/lists/list-definition.ts'

import { canonicalColumns } from './table-columns.ts'

/** Both ends inclusive; an absent end is open. */
export type Range = { readonly min?: number; readonly max?: number }

const MAX_VALUES = 50
const MAX_VALUE_BYTES = 200
/** More than a day's ten characters, so that the page can show an invalid one. */
const MAX_DAY_BYTES = 40

/** Splits `a,b`, without empty values and repetitions; a backslash escapes a comma and itself. */
export function parseList(text: string): readonly string[] {
  const values = (text.match(/(?:\\.|[^,\\])+/gsu) ?? [])
    .map((value) => clipBytes(value.replace(/\\(.)/gsu, '$1'), MAX_VALUE_BYTES))
    .filter((value) => value !== '')
  return [...new Set(values)].slice(0, MAX_VALUES)
}

export function formatList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',')
}

/** Reads `a..b`, `a..` or `..b`. Invalid and reversed ranges yield the open range. */
export function parseRange(text: string, limits: Required<Range>): Range {
  const match = /^(\d{1,4}(?:\.\d{1,3})?)?\.\.(\d{1,4}(?:\.\d{1,3})?)?$/.exec(text)
  if (match === null) return {}
  const [min, max] = [toNumber(match[1]), toNumber(match[2])]
  const isInside = (end: number | undefined) =>
    end === undefined || (end >= limits.min && end <= limits.max)
  if (!isInside(min) || !isInside(max)) return {}
  return min !== undefined && max !== undefined && min > max ? {} : makeRange(min, max)
}

/** The inverse of `parseRange`; empty for the open range. */
export function formatRange(range: Range): string {
  return isOpen(range) ? '' : `${range.min ?? ''}..${range.max ?? ''}`
}

export function isOpen({ min, max }: Range): boolean {
  return min === undefined && max === undefined
}

/** A range without keys for its open ends. */
export function makeRange(min: number | undefined, max: number | undefined): Range {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}

/** The state of a list view; its address contains nothing else. */
export type ListState = {
  /** The visitor's query, 512 bytes at most. */
  readonly q: string
  /** Facet values (not address codes) by facet; a facet without any has no entry. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** Path in the tree, from the top: ["CSS", "Layout"]. */
  readonly tree: readonly string[]
  /** By name; a range that is open at both ends has no entry. */
  readonly ranges: Readonly<Record<string, Range>>
  readonly sort: string
  readonly size: PageSize
  /** From 1. */
  readonly page: number
  readonly view: ListLayout
  /** Column names, normalized by `canonicalColumns`: empty for the default ones. */
  readonly cols: readonly string[]
  /** The browsers and the filter by verdict, as in the address: "?targets=widely&can=yes". */
  readonly browsers: string
  /** The day of the Baseline statuses as typed, "2024-01-01"; empty for today. */
  readonly day: string
}

/** One paragraph or one line per result. */
export type ListLayout = 'list' | 'table'

/** A state that may have undefined facets and ranges, for writing links. */
type WrittenState = Omit<ListState, 'facets' | 'ranges'> & {
  readonly facets: Readonly<Record<string, readonly string[] | undefined>>
  readonly ranges: Readonly<Record<string, Range | undefined>>
}

const MAX_SEARCH = 8192

export const defaultState: ListState = {
  q: '',
  facets: {},
  tree: [],
  ranges: {},
  sort: 'relevance',
  size: pageSizes[0],
  page: 1,
  view: 'list',
  cols: [],
  browsers: '',
  day: '',
}

/** The state without filters. Keeps the query, order, page size, layout and browsers. */
export function withoutFilters({ q, sort, size, view, cols, browsers }: ListState): ListState {
  return { ...defaultState, q, sort, size, view, cols, browsers: withoutCan(browsers) }
}

/** Precedes the verdict in the `browsers` of a state if it filters the results. */
export const CAN = '&can='

export function withoutCan(browsers: string): string {
  return browsers.split(CAN)[0] ?? ''
}

export function withFacet(state: ListState, key: string, values: readonly string[]): ListState {
  return { ...state, facets: withEntry(state.facets, key, values.length > 0 && values), page: 1 }
}

export function withRange(state: ListState, key: string, range: Range): ListState {
  return { ...state, ranges: withEntry(state.ranges, key, !isOpen(range) && range), page: 1 }
}

export function readQueryParameter(search: string): string {
  return clipBytes(paramsOf(search).get('q') ?? '')
}

/** Reads a list's query string. Never throws: invalid values become defaults. */
export function parseListState(list: ListDefinition, search: string): ListState {
  const params = paramsOf(search)
  const read = (key: string) => params.get(key) ?? ''
  return {
    q: clipBytes(read('q')),
    facets: entries(list.facets, (facet, key) => {
      const values = fromCodes(facet, parseList(read(key)))
      return values.length > 0 && values
    }),
    tree:
      list.tree === undefined ? [] : parsePath(read(list.tree.key), list.tree.attributes.length),
    ranges: entries(list.ranges, (definition, key) => {
      const range = parseOwnRange(definition, read(key))
      return !isOpen(range) && range
    }),
    sort: Object.hasOwn(list.sorts, read('sort')) ? read('sort') : defaultState.sort,
    size: pageSizes.find((size) => String(size) === read('size')) ?? defaultState.size,
    page: parsePageNumber(read('page')),
    view: read('view') === 'table' ? 'table' : defaultState.view,
    cols: canonicalColumns(list.table, parseList(read('cols'))),
    browsers: formatPairs(['targets', 'can'].map((key) => [key, read(key)])),
    day: list.dated ? clipBytes(read('asof'), MAX_DAY_BYTES).trim() : defaultState.day,
  }
}

/** The inverse of `parseListState`: "?q=grid&baseline=newly", or empty. Omits defaults. */
export function formatListState(list: ListDefinition, state: WrittenState): string {
  const { sort, size, page, view } = defaultState
  const pairs: readonly (readonly [key: string, value: string])[] = [
    ['q', state.q],
    ...Object.entries(list.facets).map(
      ([key, facet]) => [key, formatList(toCodes(facet, state.facets[key] ?? []))] as const,
    ),
    [list.tree?.key ?? '', formatList(state.tree)],
    ...Object.keys(list.ranges).map((key) => [key, formatRange(state.ranges[key] ?? {})] as const),
    ['asof', state.day],
    ['sort', state.sort === sort ? '' : state.sort],
    ['view', state.view === view ? '' : state.view],
    ['cols', formatList(state.cols)],
    ['size', state.size === size ? '' : String(state.size)],
    ['page', state.page === page ? '' : String(state.page)],
    ...(state.browsers === '' ? [] : new URLSearchParams(state.browsers)),
  ]
  return formatPairs(pairs.filter(([key]) => key !== ''))
}

/** The address of a list; `state` overrides the defaults. */
export function listHref(list: ListDefinition, state: Partial<WrittenState> = {}): string {
  return list.path + formatListState(list, { ...defaultState, ...state })
}

function paramsOf(search: string): URLSearchParams {
  return new URLSearchParams(search.slice(0, MAX_SEARCH))
}

function entries<Definition, Value>(
  definitions: Readonly<Record<string, Definition>>,
  valueOf: (definition: Definition, key: string) => Value | false,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([key, definition]) => {
      const value = valueOf(definition, key)
      return value === false ? [] : [[key, value] as const]
    }),
  )
}

function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | false,
): Readonly<Record<string, Value>> {
  const { [key]: _, ...others } = record
  return value === false ? others : { ...others, [key]: value }
}

function fromCodes({ values }: FacetDefinition, written: readonly string[]): readonly string[] {
  if (values === undefined) return written
  return written.flatMap((code) => values.find((known) => known.code === code)?.value ?? [])
}

function toCodes({ values }: FacetDefinition, chosen: readonly string[]): readonly string[] {
  if (values === undefined) return chosen
  // In the order of choice, not of the known values: equal states must send identical requests, or
  // Back would miss the cache.
  return chosen.flatMap((value) => values.find((known) => known.value === value)?.code ?? [])
}

/** A level that contains the separator would be read as two; the path ends before it. */
function parsePath(text: string, most: number): readonly string[] {
  const levels = parseList(text).slice(0, most)
  const strange = levels.findIndex((level) => level.includes(TREE_SEPARATOR))
  return strange === -1 ? levels : levels.slice(0, strange)
}

function parseOwnRange({ kind, limits }: RangeDefinition, text: string): Range {
  const range = parseRange(text, limits)
  if (kind !== 'year') return range
  const areWhole = [range.min, range.max].every((end) => Number.isInteger(end ?? 0))
  return areWhole ? range : {}
}

/** The state without query and page, for comparison. A change of the query resets the page. */
export function withoutText(list: ListDefinition, state: ListState): string {
  return listHref(list, { ...state, q: '', page: 1 })
}
