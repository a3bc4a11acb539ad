import type { IndexPages } from '#catalogue/define-index.ts'
import type { ListName, SearchableName } from '#catalogue/indices.ts'
import { PATH_SEPARATOR } from '#catalogue/path.ts'
import { formatMonth } from '#lib/dates.ts'

export type KnownValue = {
  /** In the address. */
  readonly code: string
  /** In the record. */
  readonly value: string
  /** On the page. */
  readonly label: string
}

export type FacetDefinition = {
  readonly attribute: string
  readonly title: string
  /** All values, in display order. Absent: those in the answer, unchanged in the address. */
  readonly values?: readonly KnownValue[]
  /** Shown with the newest first. `month`: values are months ("2026-09"), shown in words. */
  readonly kind?: 'month' | 'year'
  /** Whether its labels need no title: "Widely available". */
  readonly selfDescribing?: true
  /** "Find a specification": the placeholder of a search within the facet's many values. */
  readonly searchPlaceholder?: string
}

/** A facet whose values are paths, one of which can be chosen. */
export type TreeDefinition = {
  readonly key: string
  readonly title: string
  readonly attributes: readonly [string, string, string]
}

export type RangeDefinition = {
  readonly attribute: string
  readonly title: string
  /** `year`: whole numbers with bars above; `percent`: up to 100. */
  readonly kind: 'year' | 'percent'
  /** The text before the numbers in a chip: "Newly available". */
  readonly label: string
  readonly limits: { readonly min: number; readonly max: number }
  /** The first year offered, and the distance of the last one from the year of the data. */
  readonly years?: { readonly first: number; readonly ahead: number }
}

export type SortDefinition = {
  readonly label: string
  readonly index: SearchableName
}

/** The titles and readers of columns are in `columns/`, loaded with the table. */
export type TableDefinition = {
  /** The attribute with the name of a record, shown in the head of its row. */
  readonly name: string
  /** The attributes of each column, by its name in the address. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** The columns until the visitor chooses others; the list requests their attributes too. */
  readonly usual: readonly string[]
}

export type ListDefinition = IndexPages<ListName> & {
  readonly path: string
  /** By their name in the address, in the order of the chips. */
  readonly facets: Readonly<Record<string, FacetDefinition>>
  readonly tree?: TreeDefinition
  /** Whether records have the dates of their Baseline statuses. */
  readonly dated?: true
  /** By their name in the address. */
  readonly ranges: Readonly<Record<string, RangeDefinition>>
  readonly sorts: Readonly<Record<string, SortDefinition>> & { readonly relevance: SortDefinition }
  readonly table: TableDefinition
  readonly panel: readonly string[]
  readonly open: readonly string[]
  readonly highlight: readonly string[]
  /** Attributes that a row does not show, but that can explain a match. */
  readonly hidden: readonly string[]
  /**
   * Highlighted attributes with one text per record. With a query they are requested only as
   * highlights, so that no text is sent twice.
   */
  readonly texts: readonly string[]
}

export const TREE_SEPARATOR = PATH_SEPARATOR

/** Values requested per facet; the library applies the highest limit of all facets. */
export const MOST_VALUES = 60

/** Page sizes; the first is the default. */
export const pageSizes = [20, 50, 100] as const

export type PageSize = (typeof pageSizes)[number]

export function facetLabel({ values, kind }: FacetDefinition, value: string): string {
  if (kind === 'month') return formatMonth(value)
  return values?.find((known) => known.value === value)?.label ?? value
}
