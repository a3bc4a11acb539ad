export type CsvValue = string | number | boolean | null | readonly string[]

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Matches text that spreadsheets treat as a formula; a tab or `\r` can precede one. `@` starts a
 * formula only with a call, a sheet reference or a command, so `@layer` is left alone.
 */
const FORMULA = /^(?:[=+\-\t\r]|@.*[(!|])/s

/**
 * Formats rows as CSV (RFC 4180, with a byte order mark). Lists are joined by "; ", null is empty,
 * and `true` and `false` are "yes" and "no". Text that a spreadsheet would run as a formula gets a
 * leading apostrophe: `-webkit-box` becomes `'-webkit-box`. Numbers are unchanged.
 */
export function formatCsv(rows: readonly (readonly CsvValue[])[]): string {
  const lines = rows.map((row) => row.map((value) => quoted(cellText(value))).join(','))
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')
}

function cellText(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : value.join('; ')
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
