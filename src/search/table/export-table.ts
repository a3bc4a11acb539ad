import type { IndexRecord } from '#catalogue/define-index.ts'
import { LITERAL_BACKTICK } from '#lib/code-text.ts'
import { shownColumns } from '#search/address/table-columns.ts'
import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { tableLabels } from './columns/all.ts'
import { type CellValue, hitName, textCell } from './columns/column.ts'
import { columnsOn } from './columns/on-day.ts'
import { readValues } from './columns/read-values.ts'

export type ExportTable = {
  readonly head: string
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  readonly rows: readonly ExportRow[]
}

export type ExportRow = {
  readonly id: string
  readonly name: string
  readonly values: readonly CellValue[]
  readonly address: string
}

type ExportOptions = {
  readonly list: ListDefinition
  readonly columns: readonly string[]
  /** The visitor's day, `YYYY-MM-DD`. */
  readonly today: string
  /** The day of the list, as in its address; absent for today. */
  readonly day?: string
  readonly addressOf: (id: string) => string
  readonly verdicts?: ExportVerdicts | undefined
}

/** The column with the verdict on each result. */
export type ExportVerdicts = {
  readonly name: string
  readonly of: (hit: IndexRecord) => string
}

/** The columns to export: those shown in a table, or the usual ones of a list. */
export function exportColumns({ table }: ListDefinition, { view, cols }: ListState) {
  return view === 'table' ? shownColumns(table, cols) : table.usual
}

export function exportTable(
  { list, columns, today, day = '', addressOf, verdicts }: ExportOptions,
  hits: readonly IndexRecord[],
): ExportTable {
  const chosen = columnsOn(list, columns, day)
  return {
    head: tableLabels(list).head.title,
    columns: [
      ...(verdicts ? [{ id: verdicts.name, name: verdicts.name }] : []),
      ...chosen.map(({ id, column: { title, name = title } }) => ({ id, name })),
    ],
    rows: hits.flatMap((hit) => {
      const values = readValues(
        chosen.map(({ column }) => column),
        hit,
        today,
      )
      if (values === undefined) return []
      const { objectID: id } = hit
      const verdict = verdicts ? [textCell(verdicts.of(hit))] : []
      return [
        { id, name: hitName(list, hit), values: [...verdict, ...values], address: addressOf(id) },
      ]
    }),
  }
}

/** The JSON form of a value; `false` if a browser does not support something. */
export type PlainValue = string | number | false | null | readonly string[]

/** A value without presentation: codes, numbers and ISO days, as in the records. */
export function plainValue(value: CellValue): PlainValue {
  if (value.kind === 'none') return null
  if (value.kind === 'text') return value.text
  if (value.kind === 'prose') return value.text.replaceAll(LITERAL_BACKTICK, '`')
  if (value.kind === 'list') return value.items
  if (value.kind === 'count') return value.count
  if (value.kind === 'percent') return value.percent
  if (value.kind === 'day') return `${value.prefix ?? ''}${value.day}`
  if (value.kind === 'baseline') return value.status
  return value.version ?? false
}
