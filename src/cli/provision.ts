import { listenForInterruption } from './interruption.ts'
import { readLine } from './read-line.ts'
import { run } from './run.ts'

const { stdin } = process

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
  listenForInterruption,
  ...(stdin.isTTY ? { readLine: (signal: AbortSignal) => readLine(stdin, signal) } : {}),
})
