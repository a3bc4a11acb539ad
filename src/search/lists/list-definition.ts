import type { IndexPages } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/index.ts'
import { PATH_SEPARATOR } from '#catalogue/path.ts'
import { formatMonth } from '#lib/dates.ts'

/** A value that a facet is known to have. */
export type KnownValue = {
  /** How the address calls it. */
  readonly code: string
  /** What the record holds. */
  readonly value: string
  /** What a person reads. */
  readonly label: string
}

/** A facet whose values are ticked, any of which may match. */
export type FacetDefinition = {
  readonly attribute: string
  /** Title of the group of filters. */
  readonly title: string
  /** All values, in the order of the list; absent: those that the answer names, and the address holds them as they are. */
  readonly values?: readonly KnownValue[]
  /** `month`: its values are months, "2026-09"; shown in words, the newest first. */
  readonly kind?: 'month'
  /** Its words say by themselves what they are about: "Widely available". */
  readonly selfDescribing?: true
  /** "Find a specification": it has more values than one reads, and is searched in itself. */
  readonly searchPlaceholder?: string
}

/** A facet whose values are a path, one of which is entered. */
export type TreeDefinition = {
  /** Its name in the address. */
  readonly key: string
  readonly title: string
  /** From the top level downwards. */
  readonly attributes: readonly [string, string, string]
}

/** A facet that is a number between two ends. */
export type RangeDefinition = {
  readonly attribute: string
  readonly title: string
  /** `year`: whole numbers with bars over them; `percent`: up to 100. */
  readonly kind: 'year' | 'percent'
  /** What stands before the numbers in a chip: "Newly available". */
  readonly label: string
  /** What the address accepts. */
  readonly limits: { readonly min: number; readonly max: number }
  /** The first year on offer, and how many years after the day of the data the last one is. */
  readonly years?: { readonly first: number; readonly ahead: number }
}

/** An order of a list. */
export type SortDefinition = {
  readonly label: string
  /** Without prefix. */
  readonly index: string
}

/**
 * A list as a table: which columns there are, in their order, and what they are made from. How one is titled and read
 * stands in `columns/`, which is loaded when a table is shown or exported.
 */
export type TableDefinition = {
  /** The attribute that names a record: the head of its row. */
  readonly name: string
  /** The attributes of each column, by its name in the address. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** The columns until the visitor chooses others; the list asks for their attributes too. */
  readonly usual: readonly string[]
}

/** A list view as data: its pages, and what its filters, orders and columns are. */
export type ListDefinition = IndexPages<ListName> & {
  /** Where it is: "/features". */
  readonly path: string
  /** By their name in the address, in the order of the chips. */
  readonly facets: Readonly<Record<string, FacetDefinition>>
  readonly tree?: TreeDefinition
  /** Its records hold the days of their Baseline statuses: the list can be shown as of a day. */
  readonly dated?: true
  /** By their name in the address. */
  readonly ranges: Readonly<Record<string, RangeDefinition>>
  readonly sorts: Readonly<Record<string, SortDefinition>> & { readonly relevance: SortDefinition }
  readonly table: TableDefinition
  /** Names of the filters in the order of the panel. */
  readonly panel: readonly string[]
  /** Those that stand open from the start. */
  readonly open: readonly string[]
  /** Those that a row shows with what matched in them marked. */
  readonly highlight: readonly string[]
  /** Those that it does not show, and that tell why a hit matched that shows no match. */
  readonly hidden: readonly string[]
  /**
   * Those of them that are one text in each record. With a query they are asked for in the highlights alone, so that no
   * text comes twice; see `readMarkedTexts`.
   */
  readonly texts: readonly string[]
}

/** Between the levels of a value of a tree. */
export const TREE_SEPARATOR = PATH_SEPARATOR

/** Values of one facet that are asked for; each facet is cut at the highest limit of all. */
export const MOST_VALUES = 60

/** The numbers of results on a page; the first is the usual one. */
export const pageSizes = [20, 50, 100] as const

export type PageSize = (typeof pageSizes)[number]

/** What a person reads for a value of a facet. */
export function facetLabel({ values, kind }: FacetDefinition, value: string): string {
  if (kind === 'month') return formatMonth(value, 'long')
  return values?.find((known) => known.value === value)?.label ?? value
}
