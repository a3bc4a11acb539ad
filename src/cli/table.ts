/**
 * Lays rows out in columns, the first row being the head. Numbers are strings already; columns whose cells
 * below the head are all numbers, with a unit or without, are aligned to the right.
 */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const columns = head.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    const isNumeric =
      body.length > 0 && body.every((row) => /^[\d,.]+( \w+)?$/.test(row[column] ?? ''))
    return { width: Math.max(...cells.map((cell) => cell.length)), isNumeric }
  })
  return rows
    .map((row) =>
      columns
        .map(({ width, isNumeric }, column) => {
          const cell = row[column] ?? ''
          return isNumeric ? cell.padStart(width) : cell.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
