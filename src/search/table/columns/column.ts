import type { TableDefinition } from '#search/lists/list-definition.ts'

import type { CellValue } from './cell-value.ts'

/** The name of an order of the list, and the way in which it sorts the column. */
export type ColumnSort = readonly [order: string, direction: 'ascending' | 'descending']

/** A column of the table: its words, its place among the others, and how it is read from a hit. */
export type Column<Hit = object> = {
  /** In its head, and in the chooser where there is no `name`. */
  readonly title: string
  /** The whole name, where the head is an abbreviation: "Chrome Android". */
  readonly name?: string
  /** The head over the heads of neighbours that share it: "Blink". */
  readonly group?: string
  readonly sort?: ColumnSort
  /** `today` (`YYYY-MM-DD`) is the day of the data. */
  // A method, so that columns of different records can stand in one table of columns.
  read(hit: Hit, today: string): CellValue
}

/** A table's words. */
export type TableLabels = {
  /** The head over the names: "Feature". */
  readonly head: Pick<Column, 'title' | 'sort'>
  /** Before the `objectID` in the id of a row's link, as in the rows of the list: the way back finds either. */
  readonly anchor: string
  /** The names are code. */
  readonly code?: true
  readonly columns: Readonly<Record<string, Column>>
}

/**
 * The columns of a list's table. The compiler sees to it that each one is there and reads nothing but the attributes
 * that the definition asks for.
 */
export type ColumnsOf<Table extends TableDefinition, Hit> = {
  readonly [Name in keyof Table['columns']]: Column<
    Partial<Pick<Hit, Extract<Table['columns'][Name][number], keyof Hit>>>
  >
}
