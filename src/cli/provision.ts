import { createInterface } from 'node:readline'

import { run } from './run.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The first interruption from outside ends the run in order, a second one ends the process at once. */
function listenForInterruption(): AbortSignal {
  const interruption = new AbortController()
  const stop = (): void => {
    for (const signal of signals) process.off(signal, stop)
    interruption.abort()
  }
  for (const signal of signals) process.on(signal, stop)
  return interruption.signal
}

/** Reads one line of the input; '' where it ends before one, or the signal comes. */
async function readLine(input: NodeJS.ReadableStream, signal: AbortSignal): Promise<string> {
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

const { stdin } = process

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
  listenForInterruption,
  ...(stdin.isTTY ? { readLine: (signal: AbortSignal) => readLine(stdin, signal) } : {}),
})
