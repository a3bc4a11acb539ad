import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { newFolder, removeFolder } from '#tests/support/server.ts'

import { KEYS } from './embedded.ts'
import { at, list, type Target } from './target.ts'

/** Megabytes that a process holds when all garbage is collected. */
export type Memory = {
  /** Memory from the operating system; collected memory is only partly returned. */
  readonly resident: number
  /** JavaScript objects. */
  readonly heap: number
  /** Buffers. */
  readonly external: number
}

/** The server's answer to a message: its memory and its uncaught errors so far. */
export type Report = { readonly memory: Memory; readonly uncaught: readonly string[] }

/** A provider that listens in a separate process. */
export type Fuzzed = {
  readonly target: Target
  readonly port: number
  readonly measure: () => Promise<Memory>
  /** Ends the process; returns its uncaught errors, and the signal if it ended another way. */
  readonly stop: () => Promise<readonly string[]>
}

const program = fileURLToPath(new URL('fuzzed-server.ts', import.meta.url))

export async function startFuzzed(): Promise<Fuzzed> {
  const folder = await newFolder()
  const child = fork(program, [folder], {
    execArgv: ['--expose-gc', '--import', '@oxc-node/core/register'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code, signal]) => {
    throw new Error(`The server ended with ${String(signal ?? code)}.`)
  })
  const receive = async (): Promise<unknown> => {
    const [answer]: unknown[] = await Promise.race([once(child, 'message'), failed])
    return answer
  }
  const ask = async (): Promise<Report> => {
    child.send('report')
    return readReport(await receive())
  }
  const port = Number(await receive())
  return {
    port,
    target: {
      ...KEYS,
      fetch,
      origin: `http://127.0.0.1:${port}`,
      isHosted: false,
      prefix: 'contract_',
    },
    measure: async () => (await ask()).memory,
    async stop() {
      const { uncaught } = await ask()
      failed.catch(() => undefined)
      child.kill()
      const [, signal]: unknown[] = await ended
      await removeFolder(folder)
      return signal === 'SIGTERM' ? uncaught : [...uncaught, `ended by ${String(signal)}`]
    },
  }
}

function readReport(message: unknown): Report {
  const number = (name: string): number => Number(at(message, 'memory', name))
  return {
    memory: { resident: number('resident'), heap: number('heap'), external: number('external') },
    uncaught: list(at(message, 'uncaught')).map(String),
  }
}
