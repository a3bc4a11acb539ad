import type { ListUiState } from '#search/address/ui-state.ts'
import type { ListDefinition, RangeDefinition } from '#search/lists/list-definition.ts'
import { TREE_SEPARATOR } from '#search/lists/list-definition.ts'

export type FilterQuery = {
  /** The attributes whose values are counted; a single one may be a plain string. */
  readonly facets: string | readonly string[]
  /** Each entry has to match: one condition, or any of several. */
  readonly facetFilters?: readonly (string | readonly string[])[]
  readonly numericFilters?: readonly string[]
}

/**
 * Whether the values of a range are counted: those of years, which the page shows, and those of a
 * range in force, to get the number of results without it. A percentage has nearly as many values
 * as there are records.
 */
export function isRangeCounted(
  { attribute, years }: RangeDefinition,
  { range = {} }: ListUiState,
): boolean {
  return years !== undefined || attribute in range
}

/** The attributes whose values a search for results counts: shown ones, and those in force. */
export function countedAttributes(list: ListDefinition, ui: ListUiState) {
  const { facets, ranges, tree, open } = list
  const { refinementList = {}, hierarchicalMenu = {} } = ui
  return {
    facets: Object.entries(facets).flatMap(([name, { attribute }]) =>
      open.includes(name) || attribute in refinementList ? [attribute] : [],
    ),
    ranges: Object.values(ranges).flatMap((range) =>
      isRangeCounted(range, ui) ? [range.attribute] : [],
    ),
    isTreeCounted:
      tree !== undefined && (open.includes(tree.key) || tree.attributes[0] in hierarchicalMenu),
  }
}

type Filter = { readonly name: string; readonly conditions: readonly string[] }

/**
 * The queries that the widgets of a list send for its filters, in the order of the library: one for
 * the results, and one without each filter in force, which counts that filter's other values.
 */
export function filterQueries(list: ListDefinition, ui: ListUiState): readonly FilterQuery[] {
  const filters = new Filters(list, ui)
  return [filters.own(), ...filters.counts(), ...filters.ancestors()]
}

class Filters {
  readonly #list: ListDefinition
  readonly #ui: ListUiState
  readonly #facets: readonly Filter[]
  readonly #ranges: readonly Filter[]
  readonly #levels: readonly Filter[]

  constructor(list: ListDefinition, ui: ListUiState) {
    this.#list = list
    this.#ui = ui
    this.#facets = facetFilters(ui)
    this.#ranges = rangeFilters(ui)
    this.#levels = levelFilters(list, ui)
  }

  /** Counts the values that are shown, and those of filters in force. */
  own(): FilterQuery {
    const { facets, ranges, isTreeCounted } = countedAttributes(this.#list, this.#ui)
    // The chosen levels, and the one below.
    const depth = this.#levels.length + 1
    const levels = isTreeCounted ? (this.#list.tree?.attributes.slice(0, depth) ?? []) : []
    const attributes = [...facets, ...ranges, ...levels]
    return this.#query(attributes.toSorted(), this.#levels.at(-1))
  }

  /** A query without each filter in force; for the tree, without its lowest level. */
  counts(): readonly FilterQuery[] {
    const [top] = this.#levels
    const inForce = [...this.#facets, ...this.#ranges, ...(top ? [top] : [])]
    return inForce
      .map(({ name }) => name)
      .toSorted()
      .map((name) =>
        name === top?.name
          ? this.#query(
              this.#levels.map((level) => level.name),
              this.#levels.at(-2),
            )
          : this.#query(name, this.#levels.at(-1), name),
      )
  }

  /** A query for each level above the lowest chosen one. */
  ancestors(): readonly FilterQuery[] {
    return this.#levels.slice(0, -1).map(({ name }, depth) => {
      const above = this.#levels[depth - 1]
      if (above === undefined) return this.#query([name])
      const query = this.#query(name)
      const conditions = [...(query.facetFilters ?? []), ...above.conditions]
      return Object.assign(query, { facetFilters: conditions })
    })
  }

  /** A query with all filters except `without`, and with a level of the tree. */
  #query(facets: FilterQuery['facets'], level?: Filter, without?: string): FilterQuery {
    const isKept = ({ name }: Filter): boolean => name !== without
    const chosen = [...this.#facets.filter(isKept), ...(level ? [level] : [])]
    const numeric = this.#ranges.filter(isKept).flatMap(({ conditions }) => conditions)
    return {
      facets,
      ...(chosen.length > 0 && { facetFilters: chosen.map(({ conditions }) => conditions) }),
      ...(numeric.length > 0 && { numericFilters: numeric }),
    }
  }
}

function facetFilters({ refinementList = {} }: ListUiState): readonly Filter[] {
  return Object.keys(refinementList)
    .toSorted()
    .map((name) => ({
      name,
      conditions: (refinementList[name] ?? []).toSorted().map((value) => `${name}:${value}`),
    }))
}

function rangeFilters({ range = {} }: ListUiState): readonly Filter[] {
  return Object.entries(range).map(([name, text]) => {
    const [min = '', max = ''] = text.split(':')
    const ends = [min && `${name}>=${min}`, max && `${name}<=${max}`]
    return { name, conditions: ends.filter((end) => end !== '') }
  })
}

function levelFilters({ tree }: ListDefinition, { hierarchicalMenu }: ListUiState) {
  const attributes = tree?.attributes ?? []
  const path = hierarchicalMenu?.[attributes[0] ?? ''] ?? []
  return path.flatMap((_, depth): readonly Filter[] => {
    const name = attributes[depth]
    const value = path.slice(0, depth + 1).join(TREE_SEPARATOR)
    return name === undefined ? [] : [{ name, conditions: [`${name}:${value}`] }]
  })
}
