import { redact } from './redact.ts'

/** Where a command writes: results on `out`, all else on `err`. */
export type Streams = {
  readonly out: Pick<NodeJS.WritableStream, 'write'>
  readonly err: Pick<NodeJS.WritableStream, 'write'>
}

/** Line printers through which no key and no control character gets. */
export type Terminal = {
  readonly print: (line: string) => void
  readonly note: (line: string) => void
}

export function createTerminal({ out, err }: Streams, secrets: readonly string[]): Terminal {
  const writer = (stream: Streams['out']) => (line: string) => {
    stream.write(`${redact(line, secrets)}\n`)
  }
  return { print: writer(out), note: writer(err) }
}
