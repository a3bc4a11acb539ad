import type { IndexRecord } from '#catalogue/define-index.ts'
import { LITERAL_BACKTICK } from '#lib/code-text.ts'
import { shownColumns } from '#search/address/table-columns.ts'
import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { tableLabels } from './columns/all.ts'
import type { CellValue } from './columns/column.ts'
import { nameOf, text, VERDICT_NAME } from './columns/column.ts'
import { columnsOn } from './columns/on-day.ts'
import { readValues } from './columns/read-values.ts'

/** Results as they leave the page, whatever the format. */
export type ExportTable = {
  /** The head over the names: "Feature". */
  readonly head: string
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  readonly rows: readonly ExportRow[]
}

export type ExportRow = {
  readonly id: string
  readonly name: string
  /** In the order of the columns. */
  readonly values: readonly CellValue[]
  /** Absolute. */
  readonly address: string
}

type ExportOptions = {
  readonly list: ListDefinition
  /** Names of the columns. */
  readonly columns: readonly string[]
  /** `YYYY-MM-DD`: the day of the data. */
  readonly today: string
  /** The day that the list is shown for, as its address says it; absent for today. */
  readonly day?: string
  /** The absolute address of a record's page. */
  readonly addressOf: (id: string) => string
  /** Whether a hit works in the visitor's browsers, in a few words; absent while none are chosen. */
  readonly verdictOf?: ((hit: IndexRecord) => string) | undefined
}

/** The columns of an export: of a table those that are shown, of a list those that its table would have. */
export function exportColumns({ table }: ListDefinition, { view, cols }: ListState) {
  return view === 'table' ? shownColumns(table, cols) : table.usual
}

/** Hits, with the attributes that the columns are made from, as rows of values. */
export function exportTable(
  { list, columns, today, day = '', addressOf, verdictOf }: ExportOptions,
  hits: readonly IndexRecord[],
): ExportTable {
  const chosen = columnsOn(list, columns, day)
  return {
    head: tableLabels(list).head.title,
    columns: [
      ...(verdictOf ? [{ id: VERDICT_NAME, name: VERDICT_NAME }] : []),
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
      const verdict = verdictOf ? [text(verdictOf(hit))] : []
      return [
        { id, name: nameOf(list, hit), values: [...verdict, ...values], address: addressOf(id) },
      ]
    }),
  }
}

/** What JSON can hold of a value; `false` where a browser does not support something. */
export type PlainValue = string | number | false | null | readonly string[]

/** A value without its looks: codes, numbers and ISO days, as in the records. */
export function plainValue(value: CellValue): PlainValue {
  if (value.kind === 'none') return null
  if (value.kind === 'text') return value.text
  if (value.kind === 'prose') return value.text.replaceAll(LITERAL_BACKTICK, '`')
  if (value.kind === 'list') return value.items
  if (value.kind === 'count') return value.count
  if (value.kind === 'percent') return value.percent
  if (value.kind === 'day') return `${value.prefix ?? ''}${value.day}`
  if (value.kind === 'baseline') return value.status
  // Which version brought the parts that work is not known: the share of them is.
  return value.version ?? (value.cell.kind === 'partial' && `partial (${value.cell.text} of parts)`)
}
