/** A stream that is a terminal, or not. */
type Out = Pick<NodeJS.WritableStream, 'write'> & {
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Where a command writes: results on `out`, all else on `err`. */
export type Streams = { readonly out: Out; readonly err: Out }

/** Line printers that hide keys and drop control characters. */
export type Terminal = {
  readonly print: (line: string) => void
  readonly note: (line: string) => void
  /** Prints a line with a secret that is public by design: `published` alone is not hidden. */
  readonly publish: (line: string, published: string) => void
  /** Prints a line that the next one replaces; undefined where the output is not a terminal. */
  readonly status: ((line: string) => void) | undefined
}

/**
 * Control characters but line feed and tab, and the characters that reorder text: what a provider sends must
 * neither move a terminal's cursor nor make a line look like another.
 */
const controls = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu

/** Makes a line fit for a terminal and a log: no secret of `secrets`, no control characters. */
export function redact(line: string, secrets: readonly string[]): string {
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
  const writer = (stream: Out) => (line: string) => writeLine(stream, redact(line, secrets))
  const status = (line: string): void => {
    hasStatus = true
    // A line that wraps cannot be taken back.
    const width = (err.columns || 80) - 1
    err.write(clear + redact(line, secrets).replaceAll('\n', ' ').slice(0, width))
  }
  return {
    print: writer(out),
    note: writer(err),
    publish: (line, published) =>
      writeLine(
        out,
        redact(
          line,
          secrets.filter((secret) => secret !== published),
        ),
      ),
    status: err.isTTY ? status : undefined,
  }
}

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
