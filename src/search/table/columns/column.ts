import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import { isoDay } from '#lib/dates.ts'
import {
  type FacetDefinition,
  facetLabel,
  type ListDefinition,
  type TableDefinition,
} from '#search/lists/list-definition.ts'
import { SUPPORTED } from '#search/state/list-attributes.ts'
import type { SupportCell } from '#ui/support/support-state.ts'

/** The name of an order of the list, and the direction in which it sorts the column. */
export type ColumnSort = readonly [order: string, direction: 'ascending' | 'descending']

export type Column<Hit = object> = {
  /** The label of its head, and in the chooser if there is no `name`. */
  readonly title: string
  readonly name?: string
  readonly sort?: ColumnSort
  /** `today` is `YYYY-MM-DD`. */
  // A method, so that columns of different records fit one table.
  read(hit: Hit, today: string): CellValue
}

export type TableLabels = {
  readonly head: Pick<Column, 'title' | 'sort'>
  /** The prefix of a row link's id, as in the list's rows, so that Back focuses either. */
  readonly anchor: string
  readonly code?: true
  readonly columns: Readonly<Record<string, Column>>
}

/** Ensures that each column exists and reads only the attributes that the definition requests. */
export type ColumnsOf<Table extends TableDefinition, Hit> = {
  readonly [Name in keyof Table['columns']]: Column<
    Partial<Pick<Hit, Extract<Table['columns'][Name][number], keyof Hit>>>
  >
}

/** The value of a cell, which the table renders and exports write. `none`: the record has none. */
export type CellValue =
  /** `says`: what it means that there is none, for screen readers. */
  | { readonly kind: 'none'; readonly says?: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Text in which backticks enclose code. */
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'count'; readonly count: number }
  /** 0 to 100. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** `YYYY-MM-DD`, with a prefix if it is uncertain: "≤", "expected " or "by date ". */
  | { readonly kind: 'day'; readonly day: string; readonly prefix?: string }
  | { readonly kind: 'baseline'; readonly status: BaselineStatus }
  | { readonly kind: 'support'; readonly cell: SupportCell; readonly version: string | undefined }

/** The full name of the column of verdicts, shown while browsers are chosen. */
export const VERDICT_NAME = 'Works in your browsers'

/** Whether the records of a list have browser support data. */
export function hasVerdicts({ table }: ListDefinition): boolean {
  return SUPPORTED in table.columns
}

const none: CellValue = { kind: 'none' }

export function textCell(value: string | undefined): CellValue {
  return value === undefined || value === '' ? none : { kind: 'text', text: value }
}

export function facetText(facet: FacetDefinition, value: string | undefined): CellValue {
  return textCell(value && facetLabel(facet, value))
}

export function prose(value: string | undefined): CellValue {
  return value === undefined || value === '' ? none : { kind: 'prose', text: value }
}

/** A why line, without its emphasis marks. */
export function why(line: string | undefined): CellValue {
  return prose(line?.replaceAll('**', ''))
}

export function listCell(items: readonly string[] | undefined): CellValue {
  return items === undefined || items.length === 0 ? none : { kind: 'list', items }
}

export function facetList(facet: FacetDefinition, values: readonly string[] = []): CellValue {
  return listCell(values.map((value) => facetLabel(facet, value)))
}

export function countCell(value: number | undefined): CellValue {
  return value === undefined ? none : { kind: 'count', count: value }
}

export function percent(value: number | undefined): CellValue {
  return value === undefined ? none : { kind: 'percent', percent: value }
}

/** `seconds`: epoch seconds UTC. */
export function dayCell(seconds: number | undefined, prefix?: string): CellValue {
  if (seconds === undefined) return { kind: 'none', says: 'not yet' }
  return { kind: 'day', day: isoDay(seconds), ...(prefix !== undefined && { prefix }) }
}

export function baseline(status: BaselineStatus | undefined): CellValue {
  return status === undefined ? none : { kind: 'baseline', status }
}

/** The name of a record, or its id if the provider left the name out. */
export function hitName({ table }: ListDefinition, hit: IndexRecord): string {
  const name: unknown = Object.getOwnPropertyDescriptor(hit, table.name)?.value
  return typeof name === 'string' ? name : hit.objectID
}
