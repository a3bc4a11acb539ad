import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'

import { programAt } from '#server/processes/programs.ts'

const checker = programAt(new URL('check-store.ts', import.meta.url))

/** Reads a whole store in another process; resolves to an error message, or to undefined. */
export const checkStore = (folder: string): Promise<string | undefined> => run([folder])

/**
 * Copies a store into an existing folder and reads the copy, in another process; another one may
 * write the store meanwhile. Resolves to an error message, or to undefined.
 */
export const copyStore = (folder: string, target: string): Promise<string | undefined> =>
  run([folder, target])

async function run(folders: readonly string[]): Promise<string | undefined> {
  const paths = folders.map((folder) => resolve(folder))
  const child = spawn(process.execPath, [...checker.execArgv, checker.file, ...paths], {
    cwd: dirname(checker.file),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code, signal] = await new Promise<[number | null, string | null]>((settle, reject) => {
    child.once('error', reject)
    child.once('close', (...ended) => settle(ended))
  })
  if (code === 0) return undefined
  if (signal !== null) return `reading it ended with ${signal}: the file is damaged or cut short`
  return /^\w*Error: (.+)$/m.exec(Buffer.concat(output).toString())?.[1] ?? `exit code ${code}`
}
