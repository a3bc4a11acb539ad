import type { IndexUiState } from 'instantsearch.js'

import { listTextParameters } from '#language/index.ts'
import { type ListDefinition, pageSizes } from '#search/lists/list-definition.ts'

import {
  defaultState,
  isOpen,
  type ListLayout,
  type ListState,
  makeRange,
  type Range,
} from './url-state.ts'

/** The library's state, with the properties that the connectors of `search/widgets/` keep. */
export type ListUiState = IndexUiState & {
  /** The text as typed, if `query` is what follows from it. */
  readonly typed?: string | undefined
  readonly view?: ListLayout | undefined
  readonly cols?: readonly string[] | undefined
  readonly browsers?: string | undefined
  readonly day?: string | undefined
}

export function toUiState(list: ListDefinition, state: ListState): ListUiState {
  const { q, facets, tree, ranges, size, page, view, cols, browsers, day } = state
  const refinementList = byAttribute(list.facets, (key) => facets[key] && [...facets[key]])
  const range = byAttribute(list.ranges, (key) => ranges[key] && uiRange(ranges[key]))
  const top = list.tree?.attributes[0]
  const index = list.sorts[shownSort(list, state)]?.index
  return {
    ...(q !== '' && { query: listTextParameters(q, list.id).query, typed: q }),
    ...(Object.keys(refinementList).length > 0 && { refinementList }),
    ...(top !== undefined && tree.length > 0 && { hierarchicalMenu: { [top]: [...tree] } }),
    ...(Object.keys(range).length > 0 && { range }),
    ...(index !== list.sorts.relevance.index && index !== undefined && { sortBy: index }),
    ...(size !== defaultState.size && { hitsPerPage: size }),
    ...(page > 1 && { page }),
    ...(view !== defaultState.view && { view }),
    ...(cols.length > 0 && { cols }),
    ...(browsers && { browsers }),
    ...(day && { day }),
  }
}

/** The inverse of `toUiState`; drops what the address cannot express. */
export function fromUiState(list: ListDefinition, ui: ListUiState): ListState {
  const sort = Object.keys(list.sorts).find((key) => list.sorts[key]?.index === ui.sortBy)
  return {
    q: ui.typed ?? ui.query ?? '',
    facets: byKey(list.facets, ({ attribute }) => {
      const values = ui.refinementList?.[attribute] ?? []
      return values.length > 0 ? values : undefined
    }),
    tree: ui.hierarchicalMenu?.[list.tree?.attributes[0] ?? ''] ?? [],
    ranges: byKey(list.ranges, ({ attribute }) => parseUiRange(ui.range?.[attribute])),
    sort:
      sort === undefined || (sort === NEWEST && !(ui.typed ?? ui.query)) ? defaultState.sort : sort,
    size: pageSizes.find((size) => size === ui.hitsPerPage) ?? defaultState.size,
    page: ui.page ?? 1,
    view: ui.view ?? defaultState.view,
    cols: ui.cols ?? defaultState.cols,
    browsers: ui.browsers ?? '',
    day: ui.day ?? '',
  }
}

const NEWEST = 'newest'

/** The order in which a list is shown: without a query, the newest come first. */
export function shownSort(
  list: ListDefinition,
  { q, sort }: Pick<ListState, 'q' | 'sort'>,
): string {
  return q === '' && sort === defaultState.sort && NEWEST in list.sorts ? NEWEST : sort
}

type Filters = Readonly<Record<string, { readonly attribute: string }>>

function byAttribute<Value>(
  filters: Filters,
  valueOf: (key: string) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([key, { attribute }]) => {
      const value = valueOf(key)
      return value === undefined ? [] : [[attribute, value] as const]
    }),
  )
}

function byKey<Value>(
  filters: Filters,
  valueOf: (filter: Filters[string]) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([key, filter]) => {
      const value = valueOf(filter)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

function uiRange({ min, max }: Range): string {
  return `${min ?? ''}:${max ?? ''}`
}

/** Reads a range of the library's state: "2015:" is from 2015 on. Undefined if it is open. */
export function parseUiRange(text: string | undefined): Range | undefined {
  const [min, max] = (text ?? ':').split(':')
  const range = makeRange(endOf(min), endOf(max))
  return isOpen(range) ? undefined : range
}

function endOf(text: string | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text)
}
