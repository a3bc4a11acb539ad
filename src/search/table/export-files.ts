import { formatCsv } from '#lib/csv.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { ExportTable } from './export-table.ts'
import { plainValue } from './export-table.ts'

/** Where an export is from. */
export type ExportSource = {
  /** The address of the list, absolute. */
  readonly source: string
  /** `YYYY-MM-DD`: the day of the data. */
  readonly asOf: string
  /** How many results there are, whether or not all were exported. */
  readonly total: number
}

export type ExportFormat = 'csv' | 'json'

/** The media types of the files. */
export const exportTypes = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
} as const satisfies Record<ExportFormat, string>

/** The text of the file. In both formats a column has the name that it has in the address. */
export const exportText = {
  csv: toCsv,
  json: toJson,
} as const satisfies Record<ExportFormat, (table: ExportTable, source: ExportSource) => string>

function toCsv({ columns, rows }: ExportTable): string {
  return formatCsv([
    ['id', 'name', ...columns.map(({ id }) => id), 'address'],
    ...rows.map(({ id, name, values, address }) => [id, name, ...values.map(plainValue), address]),
  ])
}

/** `{ source, asOf, total, exported, records }`. */
function toJson({ columns, rows }: ExportTable, { source, asOf, total }: ExportSource): string {
  const records = rows.map(({ id, name, values, address }) => ({
    id,
    name,
    ...Object.fromEntries(values.map((value, index) => [columns[index]?.id, plainValue(value)])),
    address,
  }))
  return `${JSON.stringify({ source, asOf, total, exported: rows.length, records }, null, 2)}\n`
}

type FileNameOptions = {
  readonly list: ListDefinition
  readonly q: string
  /** `YYYY-MM-DD`. */
  readonly asOf: string
  readonly format: ExportFormat
}

/** "plinth-features-grid-2026-11-20.csv": letters and digits of the words, whatever else was typed. */
export function exportFileName({ list, q, asOf, format }: FileNameOptions): string {
  const label = (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-').slice(0, 40)
  return `${['plinth', list.id, label, asOf].filter((part) => part !== '').join('-')}.${format}`
}
