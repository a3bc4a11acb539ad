import { redact } from './redact.ts'

/** A stream that is a terminal, or not. */
type Out = Pick<NodeJS.WritableStream, 'write'> & {
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Where a command writes: results on `out`, all else on `err`. */
export type Streams = { readonly out: Out; readonly err: Out }

/** Line printers through which no key and no control character gets. */
export type Terminal = {
  readonly print: (line: string) => void
  readonly note: (line: string) => void
  /** Prints what is public by design: the secrets of `published` alone are not hidden in it. */
  readonly publish: (line: string, published: string) => void
  /** A line that the next one replaces; undefined where nobody watches. */
  readonly status: ((line: string) => void) | undefined
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
