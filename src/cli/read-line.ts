import { createInterface } from 'node:readline'

/** Reads one line of the input; '' where it ends before one, or the signal comes. */
export async function readLine(input: NodeJS.ReadableStream, signal: AbortSignal): Promise<string> {
  // Not as a terminal: the terminal's own line editing does, and Ctrl+C stays a signal.
  const lines = createInterface({ input, terminal: false })
  const close = (): void => lines.close()
  signal.addEventListener('abort', close)
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve)
      lines.once('close', () => resolve(''))
    })
  } finally {
    signal.removeEventListener('abort', close)
    lines.close()
  }
}
