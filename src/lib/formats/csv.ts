export type CsvValue = string | number | boolean | null | readonly string[]

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What spreadsheets take for the beginning of a formula; `\r` and a tab can hide one. `@` begins one only with a call, a
 * reference to another sheet or a command, so that `@layer` stays as it is.
 */
const FORMULA = /^(?:[=+\-\t\r]|@.*[(!|])/s

/**
 * Rows as a CSV file (RFC 4180, with a byte order mark). Lists are joined by "; ", a value that is not there is empty, and
 * `true` and `false` are "yes" and "no". Text that a spreadsheet would run as a formula gets an apostrophe before it, so
 * `-webkit-box` becomes `'-webkit-box`; `@layer` stays, and numbers are no text.
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
