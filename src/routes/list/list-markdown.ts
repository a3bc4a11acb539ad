import { baselineLabels } from '#catalogue/baseline.ts'
import { escapeMarkdown, escapeProse, markdownTable } from '#lib/markdown.ts'
import type { CellValue } from '#search/table/columns/cell-value.ts'
import type { ExportTable } from '#search/table/export-table.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'

/** Results as a Markdown table, each name a link, and under it the address of the list. */
export function listMarkdown({ head, columns, rows }: ExportTable, source: string): string {
  const heads = [head, ...columns.map(({ name }) => name)].map(escapeMarkdown)
  const lines = rows.map(({ name, values, address }) => [
    `[${escapeMarkdown(name)}](${address.replaceAll(/[()]/g, encodeBracket)})`,
    ...values.map((value) => inCell(cellMarkdown(value))),
  ])
  return `${markdownTable(heads, lines)}\n\n<${source}>\n`
}

function cellMarkdown(value: CellValue): string {
  if (value.kind === 'none') return ''
  if (value.kind === 'text') return escapeMarkdown(value.text)
  if (value.kind === 'prose') return escapeProse(value.text)
  if (value.kind === 'list') return escapeMarkdown(value.items.join(', '))
  if (value.kind === 'count') return value.count.toLocaleString('en')
  if (value.kind === 'percent') return formatPercent(value.percent)
  if (value.kind === 'day') return `${value.prefix ?? ''}${value.day}`
  if (value.kind === 'baseline') return baselineLabels[value.status]
  return value.cell.text
}

/** A bar ends a cell even inside a code span, and so does the end of a line. */
function inCell(markdown: string): string {
  return markdown.replaceAll(/(?<!\\)\|/g, '\\|').replaceAll(/[\r\n]+/g, ' ')
}

/** Brackets are legal in an address, and end it in a link. */
function encodeBracket(bracket: string): string {
  return bracket === '(' ? '%28' : '%29'
}
