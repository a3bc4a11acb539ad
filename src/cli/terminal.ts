type Out = Pick<NodeJS.WritableStream, 'write'> & {
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Results go to `out`, everything else to `err`. */
export type Streams = { readonly out: Out; readonly err: Out }

/** Prints lines with keys hidden and control characters removed. */
export type Terminal = {
  readonly print: (line: string) => void
  readonly note: (line: string) => void
  /** Prints a line that contains a public key: does not hide `published`, but all other keys. */
  readonly publish: (line: string, published: string) => void
  /** Prints a line that the next one replaces; undefined without a terminal. */
  readonly status: ((line: string) => void) | undefined
}

/** Output must not move the cursor or disguise a line; line feed and tab are harmless. */
const controls = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu

/** Hides the `secrets` in a line and removes control characters. */
export function redactLine(line: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, secret) =>
        text.replaceAll(secret, '[key]').replaceAll(encodeURIComponent(secret), '[key]'),
      line,
    )
    .replaceAll(controls, '')
}

const clear = '\r\u001b[K'

export function createTerminal({ out, err }: Streams, secrets: readonly string[]): Terminal {
  let hasStatus = false
  const writeLine = (stream: Out, line: string): void => {
    if (hasStatus) err.write(clear)
    hasStatus = false
    stream.write(`${line}\n`)
  }
  const writer = (stream: Out) => (line: string) => writeLine(stream, redactLine(line, secrets))
  const status = (line: string): void => {
    hasStatus = true
    // A line that wraps cannot be erased.
    const width = (err.columns || 80) - 1
    err.write(clear + redactLine(line, secrets).replaceAll('\n', ' ').slice(0, width))
  }
  return {
    print: writer(out),
    note: writer(err),
    publish: (line, published) =>
      writeLine(
        out,
        redactLine(
          line,
          secrets.filter((secret) => secret !== published),
        ),
      ),
    status: err.isTTY ? status : undefined,
  }
}

/** Formats rows as columns; the first row is the head. Numeric columns are right-aligned. */
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
