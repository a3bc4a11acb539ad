import { createInterface } from 'node:readline'

import { run } from './run.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The first signal aborts the run in an orderly way; a second one kills the process. */
function listenForInterruption(): AbortSignal {
  const interruption = new AbortController()
  const stop = (): void => {
    for (const signal of signals) process.off(signal, stop)
    interruption.abort()
  }
  for (const signal of signals) process.on(signal, stop)
  return interruption.signal
}

/** Reads a line of the input; '' if the input ends first or the signal aborts. */
async function readLine(input: NodeJS.ReadableStream, signal: AbortSignal): Promise<string> {
  // As a terminal, readline would turn Ctrl+C into a key press; the terminal edits lines anyway.
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
